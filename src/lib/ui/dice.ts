/** Outline, sign and the two rims that catch the light and lie in the shade, on a field of 64. */
export const DICE = {
	strong: {
		body: 'M15 4H60V49L49 60H4V15z',
		mark: 'M10 24 24 10M40 54 54 40',
		lit: 'M15 4H60L54 10H18L10 18V54L4 60V15z',
		dark: 'M60 4V49L49 60H4L10 54H46L54 46V10z'
	},
	weak: {
		body: 'M32 1 63 32 32 63 1 32z',
		mark: 'M32 10 29 15 34 19 31 23M32 54 35 48',
		lit: 'M1 32 32 1 63 32H54L32 10 10 32z',
		dark: 'M63 32 32 63 1 32H10L32 54 54 32z'
	},
	commander: {
		body: 'M17.500 5H46.500L62 32 46.500 59H17.500L2 32z',
		mark: 'M32 12l1.600 3.600 3.900.400-2.900 2.600.800 3.800-3.400-2-3.400 2 .800-3.800-2.900-2.600 3.900-.400z',
		lit: 'M2 32 17.500 5H46.500L43.300 11H20.700L8.700 32z',
		dark: 'M62 32 46.500 59H17.500L20.700 53H43.300L55.300 32z'
	}
};
