import { describe, expect, it } from 'vitest';
import { add, compare, rational } from '#domain/maths/rational.ts';
import { ballRadius, fallOf, pinRadius } from '#islands/games/plinko/picture/fall.ts';
import { boardOf, chanceOfPocket, countHits, dropOf } from '#islands/games/plinko/picture/plinko.ts';

const rise = 0.8;
const pathOf = (bits: number, rows: number): (0 | 1)[] =>
  Array.from({ length: rows }, (_, row) => ((bits >> row) & 1 ? 1 : 0));

const round = (spot: string, path: string) => ({
  bets: [{ spot, amount: '1.00' }],
  outcome: { path, pocket: [...path].filter((turn) => turn === 'R').length, multiplier: '1.00' },
});

describe('the fall of a ball', () => {
  it('ends over its pocket after exactly the time it was given, whatever its way', () => {
    for (let bits = 0; bits < 256; bits += 1) {
      const path = pathOf(bits, 8);
      const fall = fallOf(path, rise, 1.5, `round-${bits}`);
      const end = fall.frames.at(-1);
      expect(end?.x).toBe(path.reduce<number>((sum, turn) => sum + turn, 0) - 4);
      expect(end?.at).toBe(1.5);
      expect(fall.bounces.map(({ row }) => row)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    }
  });

  it('goes forward in time and never through a pin', () => {
    for (let bits = 0; bits < 65_536; bits += 257) {
      const { frames } = fallOf(pathOf(bits, 16), rise, 2.2, String(bits));
      for (const [index, frame] of frames.entries()) {
        expect(frame.at).toBeGreaterThan(frames[index - 1]?.at ?? -1);
        const row = Math.min(15, Math.max(0, Math.round(frame.y / rise)));
        const pin = Math.round(frame.x + row / 2) - row / 2;
        const away = Math.hypot(frame.x - pin, frame.y - row * rise);
        // A touch, and the little that a frame between two of them may cut off.
        expect(away).toBeGreaterThan(pinRadius + ballRadius * 0.75);
      }
    }
  });

  it('looks the same whenever the same round is shown', () => {
    expect(fallOf(pathOf(77, 12), rise, 1.9, 'one')).toEqual(fallOf(pathOf(77, 12), rise, 1.9, 'one'));
    expect(fallOf(pathOf(77, 12), rise, 1.9, 'one')).not.toEqual(fallOf(pathOf(77, 12), rise, 1.9, 'two'));
  });
});

describe('the count of a board', () => {
  it('takes the balls of this board alone', () => {
    const rounds = [round('rows:8:low', 'RRRRRRRR'), round('rows:8:low', 'LLLLLLLR'), round('rows:8:high', 'LLLLLLLL')];
    const { hits, total } = countHits(rounds, { rows: 8, risk: 'low' });
    expect(hits).toEqual([0, 1, 0, 0, 0, 0, 0, 0, 1]);
    expect(total).toBe(2);
  });

  it('stands beside chances that make a whole', () => {
    for (const rows of [8, 11, 16]) {
      const sum = Array.from({ length: rows + 1 }, (_, pocket) => chanceOfPocket(rows, pocket)).reduce(
        add,
        rational(0n),
      );
      expect(compare(sum, rational(1n))).toBe(0);
    }
  });

  it('knows the rounds of other games', () => {
    expect(boardOf({ bets: [{ spot: 'red', amount: '1.00' }] })).toBeUndefined();
    expect(dropOf({ bets: [], outcome: { number: 17 } })).toBeUndefined();
    expect(dropOf(round('rows:8:low', 'LRLRLRLR'))).toEqual({ path: [0, 1, 0, 1, 0, 1, 0, 1], pocket: 4 });
  });
});
