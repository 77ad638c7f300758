/** White noise of a length in seconds, shaped by `swell` (0 to 1 along the way): what knocks, clicks and rolling balls are cut from. */
export const noise = (
  context: AudioContext,
  seconds: number,
  swell: (share: number) => number = () => 1,
): AudioBuffer => {
  const length = Math.ceil(context.sampleRate * seconds);
  const buffer = context.createBuffer(1, length, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < length; index += 1) samples[index] = (Math.random() * 2 - 1) * swell(index / length);
  return buffer;
};
