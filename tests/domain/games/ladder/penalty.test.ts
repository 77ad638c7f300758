import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createStream } from '#domain/fairness/stream.ts';
import type { Bet, Step } from '#domain/games/kit/game.ts';
import { multiplierOf } from '#domain/games/ladder/ladder.ts';
import {
  divesOf,
  keeperName,
  keepers,
  kickCount,
  ladders,
  placeCount,
  shootOutOf,
} from '#domain/games/ladder/penalty/paytable.ts';
import { game as penalty } from '#domain/games/ladder/penalty/rules.ts';
import { drawRungs } from '#domain/games/ladder/round.ts';
import { rational } from '#domain/maths/rational.ts';
import { recomputing } from '#tests/support/recomputed.ts';

const verifyRound = recomputing(penalty);

const serverSeed = 'fedcba9876543210'.repeat(4);
const seedsAt = (nonce: number) => ({ serverSeed, clientSeed: 'player-11', nonce });
const streamAt = (nonce: number) => createStream(seedsAt(nonce));
const bet = (spot: string, amountMinor = 100n): Bet => ({ spot, amountMinor });
const places = Array.from({ length: placeCount }, (_, place) => place);

const shoot = (placed: Bet, nonce: number, kicks: readonly number[]): Step => {
  let step: Step = penalty.start([placed], streamAt(nonce));
  for (const place of kicks) {
    if (step.status === 'settled') break;
    const acted = penalty.act([placed], step.state, { name: 'pick', place }, streamAt(nonce));
    if (!acted.ok) throw new RangeError(acted.code);
    step = acted.value.step;
  }
  return step;
};

/** The dives of a round as the seeds draw them, in what they leave open. */
const open = (keeper: (typeof keepers)[number], nonce: number) => drawRungs(shootOutOf(keeper), streamAt(nonce));

describe('a dive', () => {
  it.each(keepers)('of the %s covers places in a row, and every place as often as any other', (keeper) => {
    const dives = divesOf(keeper);
    expect(dives).toHaveLength(placeCount);
    expect(new Set(dives.map(String)).size).toBe(placeCount);
    const { safe } = shootOutOf(keeper);
    for (const dive of dives) {
      expect(dive).toHaveLength(placeCount - safe);
      // Each place of a dive touches another of it: side by side, or one above the other.
      const beside = (a: number, b: number) =>
        Math.abs((a % 3) - (b % 3)) + Math.abs(Math.floor(a / 3) - Math.floor(b / 3)) === 1;
      if (dive.length > 1) expect(dive.every((place) => dive.some((other) => beside(place, other)))).toBe(true);
    }
    for (const place of places) expect(dives.filter((dive) => dive.includes(place))).toHaveLength(placeCount - safe);
  });

  it('is one of the six, each as often as any other, at 99% (GLI-19 3.2.2)', () => {
    const counts = new Map(divesOf('regular').map((dive) => [String(dive), 0]));
    const rounds = 2_000;
    for (let nonce = 0; nonce < rounds; nonce += 1)
      for (const holding of open('regular', nonce)) {
        const dive = String(places.filter((place) => !holding.includes(place)));
        counts.set(dive, (counts.get(dive) ?? Number.NaN) + 1);
      }
    const due = (rounds * kickCount) / placeCount;
    expect([...counts.values()].reduce((sum, seen) => sum + (seen - due) ** 2 / due, 0)).toBeLessThan(15.086);
  });
});

describe('the figures', () => {
  it.each(penalty.returns().map((plan) => [plan.kind, plan] as const))('%s returns exactly 99%', (_, plan) => {
    expect(plan.returnToPlayer).toEqual(rational(99n, 100n));
  });

  it('follow by a second way: paying any way of kicks against all ways to dive three times', () => {
    for (const keeper of keepers) {
      const dives = divesOf(keeper);
      const { num, den } = multiplierOf(shootOutOf(keeper), 3);
      for (const kicks of [
        [0, 0, 0],
        [4, 1, 5],
        [2, 3, 2],
      ]) {
        let scored = 0n;
        for (const a of dives)
          for (const b of dives)
            for (const c of dives) if ([a, b, c].every((dive, kick) => !dive.includes(kicks[kick] ?? 0))) scored += 1n;
        expect(rational(scored * num, den * 216n)).toEqual(rational(99n, 100n));
      }
    }
  });

  it('are those of powers: 31.68 for five goals against the veteran', () => {
    expect(multiplierOf(shootOutOf('veteran'), 5)).toEqual(rational(3_168n, 100n));
    expect(multiplierOf(shootOutOf('regular'), 1)).toEqual(rational(1_485n, 1_000n));
    expect(multiplierOf(shootOutOf('trainee'), 1)).toEqual(rational(1_188n, 1_000n));
  });
});

describe('a shoot-out', () => {
  it('tells each dive once its kick is taken, and nothing of the next', () => {
    const dives = open('regular', 4);
    const kicks = dives.map(([place = 0]) => place);
    for (let taken = 0; taken < kickCount; taken += 1) {
      const step = shoot(bet('penalty:regular'), 4, kicks.slice(0, taken));
      expect(step).toMatchObject({
        status: 'open',
        view: { picks: kicks.slice(0, taken), told: dives.slice(0, taken) },
      });
    }
    expect(shoot(bet('penalty:regular', 1_000n), 4, kicks)).toMatchObject({
      status: 'settled',
      // 10.00 · 0.99 · 3^5 / 2^5 = 75.178…
      payoutMinor: 7_517n,
      outcome: { rungs: dives, fell: false },
    });
  });

  it('is lost by the first save, and then shows all five dives', () => {
    const dives = open('veteran', 7);
    const saved = places.find((place) => !dives[0]?.includes(place)) ?? 0;
    expect(shoot(bet('penalty:veteran'), 7, [saved])).toMatchObject({
      status: 'settled',
      payoutMinor: 0n,
      outcome: { fell: true, picks: [saved], rungs: dives },
    });
  });

  it('is left after any goal, and comes out the same for whoever plays its seeds again', () => {
    const [first = 0, second = 0] = open('trainee', 5).map(([place = 0]) => place);
    const actions = [{ name: 'pick', place: first }, { name: 'pick', place: second }, { name: 'cash-out' }];
    // 1.00 · 0.99 · 36 / 25 = 1.4256
    expect(verifyRound(seedsAt(5), [bet('penalty:trainee')], actions)).toMatchObject({
      payoutMinor: createStream(seedsAt(5), 'fraction').below(25) < 14 ? 143n : 142n,
      outcome: { multiplier: '1.4256' },
    });
  });

  it.each(['penalty', 'penalty:regular:5', 'penalty:regular:0', 'penalty:rookie', 'towers:easy'])(
    'has no %j',
    (spot) => {
      expect(penalty.parseBets([{ spot, amount: '1' }], 'EUR')).toMatchObject({ facts: { reason: 'spot_unknown' } });
    },
  );

  it('never pays more than was told', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...keepers),
        fc.nat(2_000),
        fc.array(fc.nat(5), { maxLength: 5 }),
        fc.bigInt(1n, 10n ** 9n),
        (keeper, nonce, kicks, stake) => {
          const placed = bet(keeperName(keeper), stake);
          const step = shoot(placed, nonce, kicks);
          const settled = step.status === 'settled' ? step : penalty.finish([placed], step.state, streamAt(nonce));
          expect(settled.payoutMinor >= 0n && settled.payoutMinor <= penalty.maxPayoutOf([placed])).toBe(true);
        },
      ),
      { numRuns: 60 },
    );
    expect([...ladders.keys()]).toHaveLength(keepers.length);
  });
});
