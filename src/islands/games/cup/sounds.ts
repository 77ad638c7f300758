import { noise } from '../kit/motion/noise.ts';
import { audio, speaker, tone } from '../kit/motion/sounds.ts';

/** A pea whistle: two pitches close together that beat against each other. */
export const playWhistle = (seconds = 0.22, after = 0): void => {
  tone(2_090, seconds, 0.05, after, 'triangle');
  tone(2_180, seconds, 0.05, after, 'triangle');
};

/** The referee ends it: two short and a long one. */
export const playFullTime = (): void => {
  playWhistle(0.14);
  playWhistle(0.14, 0.19);
  playWhistle(0.42, 0.38);
};

/** People some way off: noise that swells and dies. Returns how to stop it. */
export const playCrowd = (seconds: number, volume: number): (() => void) => {
  const audioContext = audio();
  if (!audioContext) return () => {};
  const source = new AudioBufferSourceNode(audioContext, { buffer: noise(audioContext, 2), loop: true });
  const filter = new BiquadFilterNode(audioContext, { type: 'bandpass', frequency: 620, Q: 0.8 });
  const gain = new GainNode(audioContext, { gain: 0 });
  const [start, end] = [audioContext.currentTime, audioContext.currentTime + seconds];
  gain.gain.linearRampToValueAtTime(volume, start + Math.min(0.35, seconds / 3));
  gain.gain.linearRampToValueAtTime(0, end);
  source.connect(filter).connect(gain).connect(speaker(audioContext));
  source.start(start);
  source.stop(end + 0.05);
  return () => source.stop();
};
