const install = {
	hint: 'Install Umbra and it starts like any app, offline too.',
	now: 'Install',
	steps: 'To install on this device:',
	share: 'Tap Share in Safari’s bar.',
	add: 'Scroll down to “Add to Home Screen”.',
	confirm: 'Tap Add. Umbra stands among your apps.'
};

export default install;
