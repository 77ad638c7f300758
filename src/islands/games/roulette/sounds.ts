import { noise } from '../kit/motion/noise.ts';
import { audio, knock, speaker } from '../kit/motion/sounds.ts';
import { clicks, spinMs } from './picture/wheel-motion.ts';

/** The ball's run round the track, getting slower and lower, then its hops into the pocket. Returns how to stop it. */
export const playSpin = (): (() => void) => {
  const audioContext = audio();
  if (!audioContext) return () => {};
  const start = audioContext.currentTime;
  const end = start + (spinMs / 1000) * clicks[1];
  const buffer = noise(audioContext, 1);
  const source = new AudioBufferSourceNode(audioContext, { buffer, loop: true });
  const filter = new BiquadFilterNode(audioContext, { type: 'bandpass', frequency: 900, Q: 2.5 });
  const gain = new GainNode(audioContext, { gain: 0 });
  filter.frequency.setValueAtTime(1100, start);
  filter.frequency.exponentialRampToValueAtTime(320, end);
  gain.gain.linearRampToValueAtTime(0.09, start + 0.25);
  gain.gain.linearRampToValueAtTime(0.03, end);
  gain.gain.linearRampToValueAtTime(0, end + 0.05);
  source.connect(filter).connect(gain).connect(speaker(audioContext));
  source.start(start);
  source.stop(end + 0.1);
  for (const [index, share] of clicks.entries())
    knock(audioContext, start + (spinMs / 1000) * share, 2400 - 250 * index, 0.7 - 0.12 * index, 0.05);
  return () => source.stop();
};
