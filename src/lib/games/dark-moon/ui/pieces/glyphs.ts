import autoRepair from '~icons/game-icons/auto-repair';
import baseDome from '~icons/game-icons/base-dome';
import battery75 from '~icons/game-icons/battery-75';
import biohazard from '~icons/game-icons/biohazard';
import boltShield from '~icons/game-icons/bolt-shield';
import brokenHeart from '~icons/game-icons/broken-heart';
import cardExchange from '~icons/game-icons/card-exchange';
import cargoCrate from '~icons/game-icons/cargo-crate';
import checkedShield from '~icons/game-icons/checked-shield';
import confirmed from '~icons/game-icons/confirmed';
import cpu from '~icons/game-icons/cpu';
import dualityMask from '~icons/game-icons/duality-mask';
import erlenmeyer from '~icons/game-icons/erlenmeyer';
import firstAidKit from '~icons/game-icons/first-aid-kit';
import hazardSign from '~icons/game-icons/hazard-sign';
import heartBeats from '~icons/game-icons/heart-beats';
import humanTarget from '~icons/game-icons/human-target';
import megaphone from '~icons/game-icons/megaphone';
import nextButton from '~icons/game-icons/next-button';
import nightSleep from '~icons/game-icons/night-sleep';
import openedFoodCan from '~icons/game-icons/opened-food-can';
import padlock from '~icons/game-icons/padlock';
import powerButton from '~icons/game-icons/power-button';
import powerLightning from '~icons/game-icons/power-lightning';
import radarDish from '~icons/game-icons/radar-dish';
import radioTower from '~icons/game-icons/radio-tower';
import rank3 from '~icons/game-icons/rank-3';
import recycle from '~icons/game-icons/recycle';
import rocket from '~icons/game-icons/rocket';
import spanner from '~icons/game-icons/spanner';
import syringe from '~icons/game-icons/syringe';
import timeBomb from '~icons/game-icons/time-bomb';
import vote from '~icons/game-icons/vote';
import windowBars from '~icons/game-icons/window-bars';
import wolfHead from '~icons/game-icons/wolf-head';
import type { Component } from 'svelte';

/** Drawings by their meaning in this game; from game-icons.net, see the README for the authors. */
export const GLYPHS = {
	shield: checkedShield,
	outpost: baseDome,
	lifeSupport: heartBeats,
	shieldControl: boltShield,
	researchLab: erlenmeyer,
	communications: radarDish,
	hangarBay: rocket,
	command: rank3,
	repair: spanner,
	callVote: vote,
	loneWolf: wolfHead,
	order: megaphone,
	reveal: dualityMask,
	pass: nextButton,
	sabotage: timeBomb,
	tired: nightSleep,
	locked: windowBars,
	infected: biohazard,
	clear: confirmed,
	interference: cardExchange,
	energySpike: powerLightning,
	testCommander: humanTarget,
	demoralize: brokenHeart,
	// Only as scenes of the cameras.
	syringe,
	battery: battery75,
	ration: openedFoodCan,
	tools: autoRepair,
	power: powerButton,
	aid: firstAidKit,
	cargo: cargoCrate,
	recycled: recycle,
	crash: hazardSign,
	processor: cpu,
	mast: radioTower,
	padlock
} satisfies Record<string, Component>;
export type GlyphName = keyof typeof GLYPHS;
