import type { Stream } from '../../fairness/stream.ts';

/** Three dice as they lie, 1 to 6 each: which is which matters to nobody, and all are shown. */
export type Dice = readonly [number, number, number];

/** One integer below six for each die, in their order. */
export const shake = (stream: Stream): Dice => [stream.below(6) + 1, stream.below(6) + 1, stream.below(6) + 1];

const faces = [1, 2, 3, 4, 5, 6];

/** The 216 equally likely throws. */
export const allThrows: readonly Dice[] = faces.flatMap((first) =>
  faces.flatMap((second) => faces.map((third): Dice => [first, second, third])),
);
