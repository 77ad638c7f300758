import { noise } from './noise.ts';

/** Sounds are made, not loaded: no file, no request. A context exists only after the player's first press. */
let context: AudioContext | undefined;

const keptAs = 'faceup:sound';

export const isSoundOn = (): boolean => {
  try {
    return localStorage.getItem(keptAs) !== 'off';
  } catch {
    return true;
  }
};

export const keepSound = (on: boolean): void => {
  try {
    localStorage.setItem(keptAs, on ? 'on' : 'off');
  } catch {}
  if (!on) void context?.suspend();
};

/** The tab's audio, or undefined while the sound is off. Ask for it after a press: browsers start none before. */
export const audio = (): AudioContext | undefined => {
  if (!isSoundOn()) return undefined;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  return context;
};

/** A short knock: a burst of filtered noise that dies away. */
export const knock = (audioContext: AudioContext, at: number, pitch: number, volume: number, seconds: number): void => {
  const buffer = noise(audioContext, seconds, (share) => (1 - share) ** 3);
  const source = new AudioBufferSourceNode(audioContext, { buffer });
  const filter = new BiquadFilterNode(audioContext, { type: 'bandpass', frequency: pitch, Q: 4 });
  source
    .connect(filter)
    .connect(new GainNode(audioContext, { gain: volume }))
    .connect(audioContext.destination);
  source.start(at);
};

export const playChip = (): void => {
  const audioContext = audio();
  if (!audioContext) return;
  knock(audioContext, audioContext.currentTime, 3200, 0.5, 0.04);
  knock(audioContext, audioContext.currentTime + 0.035, 4100, 0.25, 0.03);
};

/** Two quiet notes for a real gain; a round that returns no more than its stake stays silent. */
export const playWin = (): void => {
  const audioContext = audio();
  if (!audioContext) return;
  for (const [index, pitch] of [523.25, 783.99].entries()) {
    const at = audioContext.currentTime + index * 0.12;
    const gain = new GainNode(audioContext, { gain: 0 });
    gain.gain.linearRampToValueAtTime(0.1, at + 0.01);
    gain.gain.exponentialRampToValueAtTime(0.001, at + 0.6);
    const tone = new OscillatorNode(audioContext, { type: 'sine', frequency: pitch });
    tone.connect(gain).connect(audioContext.destination);
    tone.start(at);
    tone.stop(at + 0.65);
  }
};

/** One tone that swells and dies: `pitch` in Hz, `seconds` its length, `volume` 0 to 1. */
export const tone = (pitch: number, seconds: number, volume = 0.08, after = 0, type: OscillatorType = 'sine'): void => {
  const audioContext = audio();
  if (!audioContext) return;
  const at = audioContext.currentTime + after;
  const gain = new GainNode(audioContext, { gain: 0 });
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(volume, at + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0005, at + seconds);
  const oscillator = new OscillatorNode(audioContext, { type, frequency: pitch });
  oscillator.connect(gain).connect(audioContext.destination);
  oscillator.start(at);
  oscillator.stop(at + seconds + 0.05);
};

/** A knock now or after some seconds: wood at 900 Hz, a click at 3000. */
export const tap = (pitch: number, volume = 0.4, after = 0, seconds = 0.045): void => {
  const audioContext = audio();
  if (audioContext) knock(audioContext, audioContext.currentTime + after, pitch, volume, seconds);
};

/** A card that slides over cloth and lies. */
export const playCard = (after = 0): void => {
  tap(5200, 0.22, after, 0.09);
  tap(1400, 0.3, after + 0.075, 0.035);
};
