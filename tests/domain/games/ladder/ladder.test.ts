import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createStream } from '#domain/fairness/stream.ts';
import type { Bet, Json, StatefulGame, Step } from '#domain/games/kit/game.ts';
import { coinLadder, ladders as coinLadders } from '#domain/games/ladder/coin/paytable.ts';
import { game as coin } from '#domain/games/ladder/coin/rules.ts';
import { chanceOfRungs, multiplierOf, parseClimb } from '#domain/games/ladder/ladder.ts';
import { drawRungs } from '#domain/games/ladder/round.ts';
import { difficulties, ladders as towerLadders, towerName, towerOf } from '#domain/games/ladder/towers/paytable.ts';
import { game as towers } from '#domain/games/ladder/towers/rules.ts';
import { rational } from '#domain/maths/rational.ts';
import { recomputing } from '#tests/support/recomputed.ts';

const verifyCoin = recomputing(coin);
const verifyRound = recomputing(towers);

const serverSeed = '0123456789abcdef'.repeat(4);
const seedsAt = (nonce: number) => ({ serverSeed, clientSeed: 'player-7', nonce });
const streamAt = (nonce: number) => createStream(seedsAt(nonce));
const bet = (spot: string, amountMinor = 100n): Bet => ({ spot, amountMinor });

const stateOf = (step: Step): Json => {
  if (step.status !== 'open') throw new RangeError('the round is over');
  return step.state;
};

/** Picks place after place until the round is over or the places are used up. */
const climb = (game: StatefulGame, placed: Bet, nonce: number, places: readonly number[]): Step => {
  let step: Step = game.start([placed], streamAt(nonce));
  for (const place of places) {
    if (step.status === 'settled') break;
    const acted = game.act([placed], step.state, { name: 'pick', place }, streamAt(nonce));
    if (!acted.ok) throw new RangeError(acted.code);
    step = acted.value.step;
  }
  return step;
};

/** The places that hold, rung after rung: what a player who knew would pick. */
const wayUp = (spot: string, nonce: number): number[] => {
  const found = parseClimb(new Map([...coinLadders, ...towerLadders]), spot);
  if (!found) throw new RangeError(spot);
  return drawRungs(found.ladder, streamAt(nonce)).map(([place = 0]) => place);
};

describe('the figures of a climb', () => {
  it.each([...coin.returns(), ...towers.returns()].map((plan) => [plan.kind, plan] as const))(
    '%s returns exactly 99%',
    (_, plan) => {
      expect(plan.returnToPlayer).toEqual(rational(99n, 100n));
      expect(plan.maxWinChance).toEqual(plan.hitFrequency);
    },
  );

  it('are those of powers: three tiles of four on eight floors, a side of two on twenty flips', () => {
    expect(multiplierOf(towerOf('easy'), 8)).toEqual(rational(99n * 65_536n, 100n * 6_561n));
    expect(multiplierOf(coinLadder, 20)).toEqual(rational(99n * 1_048_576n, 100n));
    expect(multiplierOf(towerOf('master'), 1)).toEqual(rational(396n, 100n));
    expect(chanceOfRungs(towerOf('expert'), 2)).toEqual(rational(1n, 9n));
  });

  it('follow by a second way: paying every way up the first three floors of a tower', () => {
    for (const difficulty of difficulties) {
      const { options, safe } = towerOf(difficulty);
      // Each floor is drawn alike, so the floors that hold may be the first ones: every way of picks is tried against them.
      let paid = rational(0n);
      for (let way = 0; way < options ** 3; way += 1) {
        const picks = [way % options, Math.floor(way / options) % options, Math.floor(way / options ** 2)];
        if (picks.every((place) => place < safe)) paid = rational(paid.num + 1n, 1n);
      }
      const { num, den } = multiplierOf(towerOf(difficulty), 3);
      expect(rational(paid.num * num, den * BigInt(options) ** 3n)).toEqual(rational(99n, 100n));
    }
  });
});

describe('a round', () => {
  it('climbs rung by rung and is paid what the last one says, rounded down', () => {
    const placed = bet('towers:medium', 333n);
    const way = wayUp('towers:medium', 4);
    const step = climb(towers, placed, 4, way.slice(0, 3));
    expect(step).toMatchObject({
      view: { picks: way.slice(0, 3), multiplier: '3.3412', nextMultiplier: '5.0118', rungsMax: 8 },
      choices: [{ name: 'pick' }, { name: 'cash-out' }],
    });
    const left = towers.act([placed], stateOf(step), { name: 'cash-out' }, streamAt(4));
    // 333 · 0.99 · 27 / 8 = 1112.6…
    expect(left).toMatchObject({
      value: { step: { payoutMinor: 1112n, outcome: { fell: false, multiplier: '3.3412' } } },
    });
    expect(towers.finish([placed], stateOf(step), streamAt(4)).payoutMinor).toBe(1112n);
  });

  it('is lost by a pick that does not hold, and then tells every rung', () => {
    const [first = 0] = wayUp('coin', 9);
    const step = climb(coin, bet('coin'), 9, [1 - first]);
    expect(step).toMatchObject({ status: 'settled', payoutMinor: 0n, wins: [], outcome: { fell: true } });
    expect(step).toMatchObject({ outcome: { rungs: wayUp('coin', 9).map((place) => [place]) } });
  });

  it('is paid by itself at its top, or at the rung that the bet names', () => {
    expect(climb(towers, bet('towers:hard'), 2, wayUp('towers:hard', 2))).toMatchObject({
      status: 'settled',
      payoutMinor: 25_344n,
    });
    const placed = bet('coin:5');
    expect(climb(coin, placed, 2, wayUp('coin', 2))).toMatchObject({ status: 'settled', payoutMinor: 3_168n });
    expect(coin.maxPayoutOf([placed])).toBe(3_168n);
  });

  it('gives the stake back when nothing was picked', () => {
    const placed = bet('coin', 777n);
    expect(coin.finish([placed], stateOf(coin.start([placed], streamAt(1))), streamAt(1)).payoutMinor).toBe(777n);
  });

  it('shows nothing of the rungs above: rounds alike so far look alike, whatever is to come', () => {
    let compared = 0;
    for (let nonce = 0; nonce < 60; nonce += 1) {
      const steps = [nonce, nonce + 1_000].map((one) => climb(towers, bet('towers:easy'), one, [0, 1]));
      if (!steps.every(({ status }) => status === 'open')) continue;
      expect(steps[0]).toEqual(steps[1]);
      compared += 1;
    }
    expect(compared).toBeGreaterThan(5);
  });

  it('comes out the same for whoever plays its seeds again', () => {
    const way = wayUp('towers:easy', 5).slice(0, 2);
    const actions = [...way.map((place) => ({ name: 'pick', place })), { name: 'cash-out' }];
    const again = verifyRound(seedsAt(5), [bet('towers:easy')], actions);
    expect(again).toMatchObject({ payoutMinor: 176n, outcome: { picks: way, multiplier: '1.7600' } });
  });

  it('is lost or won by the first flip of a coin that is played again', () => {
    const ends = [0, 1].map((place) => {
      const picked = coin.act(
        [bet('coin')],
        stateOf(coin.start([bet('coin')], streamAt(3))),
        { name: 'pick', place },
        streamAt(3),
      );
      return picked.ok && picked.value.step.status;
    });
    expect(ends.toSorted()).toEqual(['open', 'settled']);
    const won = ends.indexOf('open');
    const actions = [{ name: 'pick', place: won }, { name: 'cash-out' }];
    expect(verifyCoin(seedsAt(3), [bet('coin')], actions)).toMatchObject({ payoutMinor: 198n });
    expect(verifyCoin(seedsAt(3), [bet('coin')], [{ name: 'pick', place: 1 - won }])).toMatchObject({
      payoutMinor: 0n,
    });
  });
});

describe('what is refused', () => {
  const placed = bet('towers:hard');
  const open = stateOf(towers.start([placed], streamAt(0)));
  it.each([
    [{ name: 'cash-out' }, 'nothing_to_cash_out'],
    [{ name: 'pick', place: 2 }, 'place_unknown'],
    [{ name: 'pick' }, 'shape'],
    [{ name: 'pick', place: 1, rung: 3 }, 'shape'],
    [{ name: 'reveal', place: 1 }, 'action_unknown'],
    ['pick', 'shape'],
  ])('the action %j', (action, reason) => {
    expect(towers.act([placed], open, action, streamAt(0))).toMatchObject({ ok: false, facts: { reason } });
  });

  it.each(['towers', 'towers:easy:8', 'towers:easy:0', 'towers:mild', 'towers:easy:01', 'coin'])(
    'a tower %j',
    (spot) => {
      expect(towers.parseBets([{ spot, amount: '1' }], 'EUR')).toMatchObject({ facts: { reason: 'spot_unknown' } });
    },
  );

  it.each(['coin:20', 'coin:0', 'heads', ''])('a coin %j', (spot) => {
    expect(coin.parseBets([{ spot, amount: '1' }], 'EUR')).toMatchObject({ facts: { reason: 'spot_unknown' } });
  });
});

it('a rung holds at each place as often as at any other, at 99% (GLI-19 3.2.2)', () => {
  const rounds = 3_000;
  const counts = [0, 0, 0, 0];
  for (let nonce = 0; nonce < rounds; nonce += 1)
    for (const [place = 0] of drawRungs(towerOf('master'), createStream({ serverSeed, clientSeed: 'chi', nonce })))
      counts[place] = (counts[place] ?? 0) + 1;
  const due = (8 * rounds) / 4;
  expect(counts.reduce((sum, seen) => sum + (seen - due) ** 2 / due, 0)).toBeLessThan(11.345);
});

it('no way of playing is paid more than was told, nor more than 99% over its chance', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...difficulties),
      fc.nat(2_000),
      fc.array(fc.nat(1), { maxLength: 8 }),
      fc.bigInt(1n, 10n ** 9n),
      (difficulty, nonce, picks, stake) => {
        const placed = bet(towerName(difficulty), stake);
        const step = climb(towers, placed, nonce, picks);
        const settled = step.status === 'settled' ? step : towers.finish([placed], step.state, streamAt(nonce));
        expect(settled.payoutMinor >= 0n && settled.payoutMinor <= towers.maxPayoutOf([placed])).toBe(true);
      },
    ),
    { numRuns: 60 },
  );
});
