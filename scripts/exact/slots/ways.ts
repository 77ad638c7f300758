import { symbolAt } from '#domain/games/slots/reels.ts';
import { kiteHarbour } from '#domain/games/slots/ways/slot-kite-harbour/title.ts';
import type { WaysTitle } from '#domain/games/slots/ways/title.ts';
import type { Counting } from '../counted.ts';

const { pays: wayPays, wilds: kites, rows, strips }: WaysTitle = kiteHarbour;

const paying = Object.keys(wayPays);
const pays = paying.map((symbol) => wayPays[symbol] ?? [0, 0, 0]);

/** On each reel, stop by stop, how often each symbol counts. */
const counted = strips.map((strip) =>
  Array.from(strip, (_, stop) =>
    paying.map((symbol) =>
      Array.from({ length: rows }, (_unused, row) => symbolAt(strip, stop + row)).reduce(
        (count, seen) => count + (seen === symbol ? 1 : (kites[seen] ?? 0)),
        0,
      ),
    ),
  ),
);
const [first = [], second = [], third = [], fourth = [], fifth = []] = counted;

/** What all 17,210,368 spins win: the ways are multiplied reel by reel, apart from the rules' own code. A few seconds. */
export const count: Counting = () => {
  const counts = new Map<number, number>();
  for (const a of first) {
    for (const b of second) {
      for (const c of third) {
        const three = paying.map((_, symbol) => (a[symbol] ?? 0) * (b[symbol] ?? 0) * (c[symbol] ?? 0));
        const alive = paying.flatMap((_, symbol) => ((three[symbol] ?? 0) > 0 ? [symbol] : []));
        for (const d of fourth) {
          for (const e of fifth) {
            let units = 0;
            for (const symbol of alive) {
              const ways = three[symbol] ?? 0;
              const [pay3 = 0, pay4 = 0, pay5 = 0] = pays[symbol] ?? [];
              const four = d[symbol] ?? 0;
              const five = e[symbol] ?? 0;
              units += four === 0 ? ways * pay3 : five === 0 ? ways * four * pay4 : ways * four * five * pay5;
            }
            counts.set(units, (counts.get(units) ?? 0) + 1);
          }
        }
      }
    }
  }
  return { distribution: counts };
};
