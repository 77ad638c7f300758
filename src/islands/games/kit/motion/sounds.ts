import type { Grade } from '../result/grade.ts';
import type { StudioId } from '../studio.ts';
import { noise } from './noise.ts';
import { type Sound, type SoundSet, studioSounds } from './studio-sounds.ts';
import { gainOfVolume, isSoundOn, keepSoundOn, keepVolume, volume } from './volume.ts';

/** Sounds are made, not loaded: no file, no request. A context exists only after the player's first press. */
let context: AudioContext | undefined;
/** All that sounds goes through it: it has the player's volume. */
let master: GainNode | undefined;
/** Whose sounds the table has: set by its frame. */
let sounds: SoundSet = studioSounds.meridian;

/** From now on the table sounds as the studio's do. */
export const tuneTo = (studio: StudioId): void => {
  sounds = studioSounds[studio];
};

export const keepSound = (on: boolean): void => {
  keepSoundOn(on);
  if (!on) void context?.suspend();
};

/** Sets the volume, in hundredths, for this table and those to come. */
export const setVolume = (hundredths: number): void => {
  keepVolume(hundredths);
  if (context && master) master.gain.setTargetAtTime(gainOfVolume(hundredths), context.currentTime, 0.02);
};

/** The tab's audio, or undefined while the sound is off. Ask for it after a press: browsers start none before. */
export const audio = (): AudioContext | undefined => {
  if (!isSoundOn()) return undefined;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  return context;
};

/** Where whatever sounds is connected to, at the player's volume. */
export const speaker = (audioContext: AudioContext): AudioNode => {
  if (!master) {
    master = new GainNode(audioContext, { gain: gainOfVolume(volume()) });
    master.connect(audioContext.destination);
  }
  return master;
};

/** A short knock: a burst of filtered noise that dies away. */
export const knock = (audioContext: AudioContext, at: number, pitch: number, level: number, seconds: number): void => {
  const buffer = noise(audioContext, seconds, (share) => (1 - share) ** 3);
  const source = new AudioBufferSourceNode(audioContext, { buffer });
  const filter = new BiquadFilterNode(audioContext, { type: 'bandpass', frequency: pitch, Q: 4 });
  source
    .connect(filter)
    .connect(new GainNode(audioContext, { gain: level }))
    .connect(speaker(audioContext));
  source.start(at);
};

/** One tone that swells and dies: `pitch` in Hz, `seconds` its length, `level` 0 to 1. */
export const tone = (pitch: number, seconds: number, level = 0.08, after = 0, type: OscillatorType = 'sine'): void => {
  const audioContext = audio();
  if (!audioContext) return;
  const at = audioContext.currentTime + after;
  const gain = new GainNode(audioContext, { gain: 0 });
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(level, at + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0005, at + seconds);
  const oscillator = new OscillatorNode(audioContext, { type, frequency: pitch });
  oscillator.connect(gain).connect(speaker(audioContext));
  oscillator.start(at);
  oscillator.stop(at + seconds + 0.05);
};

/** A knock now or after some seconds: wood at 900 Hz, a click at 3000. */
export const tap = (pitch: number, level = 0.4, after = 0, seconds = 0.045): void => {
  const audioContext = audio();
  if (audioContext) knock(audioContext, audioContext.currentTime + after, pitch, level, seconds);
};

const play = ({ tones, knocks }: Sound): void => {
  for (const { pitch, volume: level, after, seconds } of knocks) tap(pitch, level, after, seconds);
  for (const { pitch, seconds, volume: level, after, wave } of tones) tone(pitch, seconds, level, after, wave);
};

export const playChip = (): void => play(sounds.chip);

/** Something comes to its stop, or is dealt and lies. */
export const playStop = (): void => play(sounds.stop);

/** How a round ended, by its grade: a win in a tune, longer the more it is; a loss hardly at all. */
export const playResult = (grade: Grade): void => play(sounds[grade]);

/** The tune of a plain win, for what is won before its round is over. */
export const playWin = (): void => playResult('win');

/** A card that slides over cloth and lies. */
export const playCard = (after = 0): void => {
  tap(5200, 0.22, after, 0.09);
  tap(1400, 0.3, after + 0.075, 0.035);
};
