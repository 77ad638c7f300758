import { scaleWord } from '../../../fairness/scale.ts';
import type { Stream } from '../../../fairness/stream.ts';

/** What a rule took from the stream: an integer below `n`, or, without one, a whole word. */
export type Draw = { readonly below: number | null; readonly drawn: number };

/** A stream that writes down what is taken from it, and the same draws as the stream itself. */
export const watchedStream = (stream: Stream): { readonly stream: Stream; readonly draws: readonly Draw[] } => {
  const draws: Draw[] = [];
  const u32 = (): number => {
    const drawn = stream.u32();
    draws.push({ below: null, drawn });
    return drawn;
  };
  const below = (n: number): number => {
    for (;;) {
      const drawn = scaleWord(stream.u32(), 32, n);
      if (drawn === undefined) continue;
      draws.push({ below: n, drawn });
      return drawn;
    }
  };
  return { stream: { u32, below }, draws };
};
