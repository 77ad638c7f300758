import { describe, expect, it } from 'vitest';
import type { SingleStepGame } from '#domain/games/kit/game.ts';
import { cascadesFrom } from '#domain/games/slots/cascades/board.ts';
import type { CascadeTitle } from '#domain/games/slots/cascades/paytable.ts';
import { cascadeGame, spin } from '#domain/games/slots/cascades/rules.ts';
import { sodaSiphon } from '#domain/games/slots/cascades/slot-soda-siphon/title.ts';
import { tidepool } from '#domain/games/slots/cascades/slot-tidepool/title.ts';
import { game as slotSignalBox } from '#domain/games/slots/classic/slot-signal-box/rules.ts';
import { signalBox } from '#domain/games/slots/classic/slot-signal-box/title.ts';
import { game as slotNightOrchard } from '#domain/games/slots/free-spins/slot-night-orchard/rules.ts';
import { nightOrchard } from '#domain/games/slots/free-spins/slot-night-orchard/title.ts';
import { game as slotKiteHarbour } from '#domain/games/slots/ways/slot-kite-harbour/rules.ts';
import { kiteHarbour } from '#domain/games/slots/ways/slot-kite-harbour/title.ts';
import { cascadeScript, cellOf } from '#islands/games/slots/cascades/picture/cascades.ts';
import { classicHolds, classicScript, linesOfSpot } from '#islands/games/slots/classic/picture/classic.ts';
import { freeSpinsScript, scatterHolds } from '#islands/games/slots/free-spins/picture/free-spins.ts';
import { sharesOf, sumOf } from '#islands/games/slots/picture/shares.ts';
import { stringsOf, waysScript } from '#islands/games/slots/ways/picture/ways.ts';
import { seededStream } from '#tests/support/seeded-stream.ts';

const cascadeTitles: readonly CascadeTitle[] = [tidepool, sodaSiphon];

const spins = 10_000;
/** Stakes that divide evenly into lines and units, and some that do not. */
const stakes = [10n, 13n, 100n, 777n];

/** Plays seeded rounds, and hands each one on as the wire brings it. */
const playAll = (
  game: SingleStepGame,
  spot: string,
  look: (outcome: unknown, stakeMinor: bigint, payoutMinor: bigint) => void,
): void => {
  const stream = seededStream(20_261_122);
  for (let index = 0; index < spins; index += 1) {
    const stakeMinor = stakes[index % stakes.length] ?? 10n;
    const { outcome, payoutMinor } = game.play([{ spot, amountMinor: stakeMinor }], stream);
    look(JSON.parse(JSON.stringify(outcome)), stakeMinor, payoutMinor);
  }
};

describe('the shares of a payout', () => {
  it('are what the running sum grows by, rounded down once', () => {
    expect(sharesOf([1, 1, 1], { stakeMinor: 10n, unitsAStake: 3 })).toEqual([3n, 3n, 4n]);
  });
  it('end at the most a round pays', () => {
    expect(sharesOf([60, 60, 5], { stakeMinor: 20n, unitsAStake: 20, unitsMax: 100 })).toEqual([60n, 40n, 0n]);
  });
});

describe('what Signal Box shows', () => {
  it.each([1, 5] as const)('adds up to the payout in 10,000 spins on %d lines', (count) => {
    let wins = 0;
    playAll(slotSignalBox, `lines:${count}`, (outcome, stakeMinor, payoutMinor) => {
      const script = classicScript(signalBox, outcome, stakeMinor, count);
      expect(sumOf(script?.wins ?? [])).toBe(payoutMinor);
      wins += script?.wins.length ?? 0;
    });
    expect(wins).toBeGreaterThan(1_000);
  });
  it('holds the last reel for what stands on a played line alone', () => {
    expect(classicHolds(signalBox, ['.7.', '.L.', '...'], 1)).toEqual([false, false, true]);
    expect(classicHolds(signalBox, ['7..', '7..', '...'], 1)).toEqual([false, false, false]);
    expect(classicHolds(signalBox, ['7..', '7..', '...'], 5)).toEqual([false, false, true]);
    expect(classicHolds(signalBox, ['.7.', '.B.', '.7.'], 5)).toEqual([false, false, false]);
  });
  it('reads the number of lines from the bet', () => {
    expect([linesOfSpot('lines:1'), linesOfSpot('lines:5')]).toEqual([1, 5]);
  });
  it('is nothing for an outcome of another game', () => {
    expect(classicScript(signalBox, { stops: [0, 0, 0, 0, 0] }, 10n, 5)).toBeUndefined();
    expect(classicScript(signalBox, { stops: [0, 24, 0] }, 10n, 5)).toBeUndefined();
  });
});

describe('what Night Orchard shows', () => {
  it('adds up to the payout in 10,000 rounds, spin by spin', () => {
    let withFree = 0;
    playAll(slotNightOrchard, 'spin', (outcome, stakeMinor, payoutMinor) => {
      const script = freeSpinsScript(nightOrchard, outcome, stakeMinor);
      expect(sumOf(script.flatMap(({ wins }) => wins))).toBe(payoutMinor);
      expect(script.at(-1)?.totalMinor).toBe(payoutMinor);
      expect(script.length - 1).toBeLessThanOrEqual(script.at(-1)?.awarded ?? 0);
      if (script.length > 1) withFree += 1;
    });
    expect(withFree).toBeGreaterThan(30);
  });
  it('counts the free spins that are played up to those that were awarded', () => {
    playAll(slotNightOrchard, 'spin', (outcome, stakeMinor) => {
      const script = freeSpinsScript(nightOrchard, outcome, stakeMinor);
      for (const [index, { number, awarded, adds, factor }] of script.entries()) {
        expect(number).toBe(index);
        expect(number).toBeLessThanOrEqual(awarded);
        expect(factor).toBe(index === 0 ? 1 : 3);
        expect(awarded - (script[index - 1]?.awarded ?? 0)).toBe(adds);
      }
    });
  });
  it('holds the reels that follow two standing moons', () => {
    expect(scatterHolds(nightOrchard, ['M..', '...', '.M.', '..M', '...'])).toEqual([false, false, false, true, true]);
    expect(scatterHolds(nightOrchard, ['...', '...', '...', 'M..', 'M..'])).toEqual([
      false,
      false,
      false,
      false,
      false,
    ]);
  });
});

describe('what Kite Harbour shows', () => {
  it('adds up to the payout in 10,000 spins', () => {
    playAll(slotKiteHarbour, 'spin', (outcome, stakeMinor, payoutMinor) => {
      expect(sumOf(waysScript(kiteHarbour, outcome, stakeMinor)?.wins ?? [])).toBe(payoutMinor);
    });
  });
  it('ties each kite to each of the next reel', () => {
    const cells = [
      [0, 1],
      [1, 0],
      [1, 2],
      [2, 1],
    ] as const;
    expect(stringsOf({ cells, count: 3 })).toHaveLength(4);
  });
});

describe.each(cascadeTitles)('what $name shows', (title) => {
  it('adds up to the payout in 10,000 rounds, step by step', () => {
    playAll(cascadeGame(title), 'spin', (outcome, stakeMinor, payoutMinor) => {
      const steps = cascadeScript(title, outcome, stakeMinor)?.steps ?? [];
      expect(sumOf(steps.flatMap(({ clusters }) => clusters))).toBe(payoutMinor);
      expect(steps.at(-1)?.totalMinor).toBe(payoutMinor);
    });
  });
  it('is nothing for an outcome that was tampered with', () => {
    const { length } = title.strips;
    const stops = Array.from({ length }, () => 0);
    expect(cascadeScript(title, { stops }, 100n)?.stops).toEqual(stops);
    for (const wrong of [
      stops.slice(1),
      [...stops, 0],
      stops.with(0, -1),
      stops.with(1, 99),
      stops.with(2, 0.5),
      'ABC',
    ])
      expect(cascadeScript(title, { stops: wrong }, 100n)).toBeUndefined();
    for (const outcome of [null, undefined, 7, {}]) expect(cascadeScript(title, outcome, 100n)).toBeUndefined();
  });
  it('follows every symbol through the cascades without losing or doubling one', () => {
    const stream = seededStream(7);
    const cells = title.strips.length * title.rows;
    for (let index = 0; index < 1_000; index += 1) {
      const stops = spin(title, stream);
      const cascades = cascadesFrom(title, stops);
      const steps = cascadeScript(title, { stops }, 100n)?.steps ?? [];
      expect(steps).toHaveLength(cascades.length);
      let all = 0;
      for (const [at, { items, goneBefore }] of steps.entries()) {
        expect(new Set(items.map(({ id }) => id)).size).toBe(cells);
        expect(items.map(({ symbol }) => symbol).join('')).toBe(cascades[at]?.board.join(''));
        const gone = steps[at - 1]?.gone ?? new Set<number>();
        all += gone.size;
        expect(goneBefore).toBe(all);
        const before = steps[at - 1]?.items.filter((item) => !gone.has(cellOf(title, item))) ?? [];
        for (const { id, symbol, row } of before) {
          const after = items.find((item) => item.id === id);
          expect(after?.symbol).toBe(symbol);
          expect(Math.sign((after?.row ?? row) - row)).not.toBe(title.feed === 'above' ? -1 : 1);
        }
        for (const { fed, reel } of items.filter((item) => item.fed > 0))
          expect(fed).toBe(items.filter((item) => item.reel === reel && item.fed > 0).length);
      }
    }
  });
});
