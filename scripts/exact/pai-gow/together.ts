/** Two hands with the same long suit, of which they share no card. */
import type { Side, Tally } from './side.ts';
import { type Beside, sizeOf } from './suited.ts';
import { ways } from './vectors.ts';

/** How to choose the suits of all cards beside, of the three that are left. */
const suitWays = (own: Beside, other: Beside): number =>
  own.counts.reduce((all, count, rank) => {
    const more = other.counts[rank] ?? 0;
    return all * (ways[3]?.[count] ?? 0) * (ways[3 - count]?.[more] ?? 0);
  }, 1);

/** Sets of so many ranks that have none of a set, for every set that was asked for. */
const strangers = () => {
  const bySize = Array.from({ length: 8 }, (_, size) =>
    Array.from({ length: 1 << 13 }, (__, set) => set).filter((set) => sizeOf(set) === size),
  );
  const found = new Map<number, Int16Array>();
  return (suit: number, size: number): Int16Array => {
    const key = suit * 8 + size;
    const known = found.get(key);
    if (known) return known;
    const sets = Int16Array.from((bySize[size] ?? []).filter((set) => (set & suit) === 0));
    found.set(key, sets);
    return sets;
  };
};

/** Counts such pairs hand by hand: four suits. */
export const together = (): ((own: Side, other: Side) => Tally) => {
  const strangersOf = strangers();
  return (own, other) => {
    const counts = suitWays(own.beside, other.beside);
    if (counts === 0) return { won: 0, lost: 0 };
    const [p, d] = [own.hands, other.hands];
    let [won, lost] = [0, 0];
    for (let a = 0; a < p.suit.length; a += 1) {
      const [high, low] = [p.high[a] ?? 0, p.low[a] ?? 0];
      const [plainHigh, plainLow] = [p.plainHigh[a] ?? 0, p.plainLow[a] ?? 0];
      const sets = strangersOf(p.suit[a] ?? 0, other.size);
      for (let nth = 0; nth < sets.length; nth += 1) {
        const b = other.placeOf[sets[nth] ?? 0] ?? -1;
        if (b < 0) continue;
        const [h, l] = [d.high[b] ?? 0, d.low[b] ?? 0];
        const [ph, pl] = [d.plainHigh[b] ?? 0, d.plainLow[b] ?? 0];
        if (high > h && low > l) won += 1;
        if (high > ph && low > pl) won -= 1;
        if (plainHigh > h && plainLow > l) won -= 1;
        if (plainHigh > ph && plainLow > pl) won += 1;
        if (high <= h && low <= l) lost += 1;
        if (high <= ph && low <= pl) lost -= 1;
        if (plainHigh <= h && plainLow <= l) lost -= 1;
        if (plainHigh <= ph && plainLow <= pl) lost += 1;
      }
    }
    return { won: 4 * counts * won, lost: 4 * counts * lost };
  };
};
