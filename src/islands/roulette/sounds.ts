import { clicks, spinMs } from './wheel-motion.ts';

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

const audio = (): AudioContext | undefined => {
  if (!isSoundOn()) return undefined;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  return context;
};

/** A short knock: a burst of filtered noise that dies away. */
const knock = (audioContext: AudioContext, at: number, pitch: number, volume: number, seconds: number): void => {
  const length = Math.ceil(audioContext.sampleRate * seconds);
  const buffer = audioContext.createBuffer(1, length, audioContext.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < length; index += 1) samples[index] = (Math.random() * 2 - 1) * (1 - index / length) ** 3;
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

/** The ball's run round the track, getting slower and lower, then its hops into the pocket. Returns how to stop it. */
export const playSpin = (): (() => void) => {
  const audioContext = audio();
  if (!audioContext) return () => {};
  const start = audioContext.currentTime;
  const end = start + (spinMs / 1000) * clicks[1];
  const buffer = audioContext.createBuffer(1, audioContext.sampleRate, audioContext.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1;
  const source = new AudioBufferSourceNode(audioContext, { buffer, loop: true });
  const filter = new BiquadFilterNode(audioContext, { type: 'bandpass', frequency: 900, Q: 2.5 });
  const gain = new GainNode(audioContext, { gain: 0 });
  filter.frequency.setValueAtTime(1100, start);
  filter.frequency.exponentialRampToValueAtTime(320, end);
  gain.gain.linearRampToValueAtTime(0.09, start + 0.25);
  gain.gain.linearRampToValueAtTime(0.03, end);
  gain.gain.linearRampToValueAtTime(0, end + 0.05);
  source.connect(filter).connect(gain).connect(audioContext.destination);
  source.start(start);
  source.stop(end + 0.1);
  for (const [index, share] of clicks.entries())
    knock(audioContext, start + (spinMs / 1000) * share, 2400 - 250 * index, 0.7 - 0.12 * index, 0.05);
  return () => source.stop();
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
