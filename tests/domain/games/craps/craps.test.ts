import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createStream, type Stream } from '#domain/fairness/stream.ts';
import { game as craps } from '#domain/games/craps/craps/rules.ts';
import type { Roll } from '#domain/games/craps/dice.ts';
import { findSpot, madeOn, spotIds } from '#domain/games/craps/spots.ts';
import { type Bet, type Decided, type Json, type Step, stakeOf } from '#domain/games/kit/game.ts';
import { recomputing } from '#tests/support/recomputed.ts';

const verifyRound = recomputing(craps);

const bet = (spot: string, amountMinor = 600n): Bet => ({ spot, amountMinor });
const roll = { name: 'roll' };
const collect = { name: 'collect' };
const down = (spot: string) => ({ name: 'take-down', spot });
const put = (spot: string, amountMinor = 600n) => ({ name: 'bet', spot, amountMinor: `${amountMinor}` });

/** A stream that casts these dice and then no more. */
const casting = (dice: readonly Roll[]) => (): Stream => {
  const faces = dice.flat();
  const below = () => {
    const face = faces.shift();
    if (face === undefined) throw new Error('no dice left');
    return face - 1;
  };
  return { u32: below, below };
};

const seedsAt = (nonce: number) => ({ serverSeed: 'c0ffee42'.repeat(8), clientSeed: 'player-7', nonce });

type Played = { readonly step: Step; readonly bets: readonly Bet[] };

const play = (bets: readonly Bet[], actions: readonly unknown[], streamOf: () => Stream): Played =>
  actions.reduce<Played>(
    ({ step, bets: lying }, action) => {
      if (step.status === 'settled') throw new Error('already settled');
      // What the database gives back is the state as JSON.
      const acted = craps.act(lying, JSON.parse(JSON.stringify(step.state)), action, streamOf());
      if (!acted.ok) throw new Error(`refused: ${JSON.stringify([action, acted.facts])}`);
      return { step: acted.value.step, bets: [...lying, ...acted.value.added] };
    },
    { step: craps.start(bets, streamOf()), bets },
  );

const totals: Readonly<Record<number, Roll>> = {
  2: [1, 1],
  3: [1, 2],
  4: [1, 3],
  5: [2, 3],
  6: [2, 4],
  7: [3, 4],
  8: [2, 6],
  9: [4, 5],
  10: [4, 6],
  11: [5, 6],
  12: [6, 6],
};
const dice = (...list: readonly (number | Roll)[]): Roll[] =>
  list.map((item) => (typeof item === 'number' ? (totals[item] ?? [1, 1]) : item));

const settled = ({ step }: Played): Decided => {
  if (step.status !== 'settled') throw new Error('still open');
  return step;
};
const viewOf = ({ step }: Played): Json => {
  if (step.status !== 'open') throw new Error('settled');
  return step.view;
};
const stateOf = ({ step }: Played): Json => {
  if (step.status !== 'open') throw new Error('settled');
  return step.state;
};
const namesOf = ({ step }: Played) => (step.status === 'open' ? step.choices.map(({ name }) => name) : []);
const refusalOf = (played: Played, action: unknown, streamOf: () => Stream) => {
  const acted = craps.act(played.bets, stateOf(played), action, streamOf());
  return acted.ok ? undefined : acted.facts?.['reason'];
};

/** What a stake of 600 on a spot returns when the shooter opens with a pass bet of 2 and casts these. */
const paidAfter = (spot: string, list: readonly (number | Roll)[], stake = 600n): bigint | undefined => {
  const cast = casting(dice(...list));
  const actions = [put(spot, stake), ...list.slice(1).map(() => roll)];
  const played = play([bet('pass', 2n)], actions, cast);
  return settled(played).wins.find((win) => win.spot === madeOn(spot))?.payoutMinor ?? 0n;
};

describe('a first bet of craps', () => {
  it('may be any but those that need a point', () => {
    const needPoint = (id: string) => /^(?:odds:|come$|dont-come$)/.test(id);
    const moved = (id: string) => /^(?:dont-)?come:/.test(id);
    for (const id of spotIds) {
      const parsed = craps.parseBets([{ spot: id, amount: '6.00' }], 'EUR');
      expect(parsed.ok, id).toBe(!needPoint(id) && !moved(id));
    }
    expect(spotIds).toHaveLength(6 + 42 + 4 + 2 + 8 + 21);
  });

  it.each([
    ['come', 'point_is_off'],
    ['odds:pass', 'no_bet_for_odds'],
    ['come:6', 'spot_unknown'],
    ['place:7', 'spot_unknown'],
    ['hop:5-2', 'spot_unknown'],
    ['hard:5', 'spot_unknown'],
    ['__proto__', 'spot_unknown'],
  ])('%s is refused: %s', (spot, reason) => {
    expect(craps.parseBets([{ spot, amount: '6' }], 'EUR')).toMatchObject({ facts: { reason } });
  });
});

describe('one roll', () => {
  it.each([
    ['pass', [2, 3, 12], 0n],
    ['pass', [7, 11], 1200n],
    ['dont-pass', [2, 3], 1200n],
    ['dont-pass', [7, 11], 0n],
    ['dont-pass', [12], 600n],
    ['field', [5, 6, 7, 8], 0n],
    ['field', [3, 4, 9, 10, 11], 1200n],
    ['field', [2], 1800n],
    ['field', [12], 2400n],
    ['any-seven', [7], 3000n],
    ['any-seven', [6, 8], 0n],
    ['any-craps', [2, 3, 12], 4800n],
    ['any-craps', [4, 7, 11], 0n],
    ['aces', [2], 18_600n],
    ['ace-deuce', [3], 9600n],
    ['yo', [11], 9600n],
    ['boxcars', [12], 18_600n],
    // Four parts of 150: 30:1 on one of them, or 15:1.
    ['horn', [2, 12], 4650n],
    ['horn', [3, 11], 2400n],
    ['horn', [7], 0n],
    ['hop:3-4', [7], 9600n],
    ['hop:2-5', [7], 0n],
    ['hop:6-6', [12], 18_600n],
  ] as const)('%s on %j returns %s of 600', (spot, sums, paid) => {
    for (const sum of sums) {
      const { payoutMinor, wins } = settled(play([bet(spot)], [], casting(dice(sum))));
      expect(payoutMinor).toBe(paid);
      expect(wins).toEqual(paid > 0n ? [{ spot, stakeMinor: 600n, payoutMinor: paid }] : []);
    }
  });

  it('pays a hop whichever die shows which face', () => {
    expect(settled(play([bet('hop:2-5')], [], casting([[5, 2]]))).payoutMinor).toBe(9600n);
  });
});

describe('bets with a number', () => {
  it.each([
    ['place:4', 1680n],
    ['place:5', 1440n],
    ['place:6', 1300n],
    ['place:8', 1300n],
    ['place:9', 1440n],
    ['place:10', 1680n],
    ['buy:4', 1770n],
    ['buy:5', 1470n],
    ['buy:6', 1290n],
    ['hard:4', 0n],
    ['big:6', 1200n],
    ['big:8', 1200n],
  ])('%s returns %s of 600 when its number comes, nothing on a seven', (spot, paid) => {
    const number = Number(spot.split(':')[1]);
    const point = number === 9 ? 5 : 9;
    expect(paidAfter(spot, [point, 11, number, 7])).toBe(paid);
    expect(paidAfter(spot, [point, 11, 7])).toBe(0n);
  });

  it.each([
    ['lay:4', 885n],
    ['lay:5', 980n],
    ['lay:6', 1075n],
    ['lay:10', 885n],
  ])('%s returns %s of 600 on a seven, nothing when its number comes', (spot, paid) => {
    const number = Number(spot.split(':')[1]);
    expect(paidAfter(spot, [9, 7])).toBe(paid);
    expect(paidAfter(spot, [9, number, 7])).toBe(0n);
  });

  it('pay the hard way and lose the easy way', () => {
    expect(paidAfter('hard:6', [9, [3, 3], 7])).toBe(6000n);
    expect(paidAfter('hard:6', [9, [2, 4], 7])).toBe(0n);
    expect(paidAfter('hard:10', [9, [5, 5], 7])).toBe(4800n);
  });

  it('round each return down to the minor unit, the commission against the player never more than one', () => {
    expect(paidAfter('place:6', [9, 6, 7], 1n)).toBe(2n);
    expect(paidAfter('place:6', [9, 6, 7], 5n)).toBe(10n);
    // 1 + 2 − 1/20 of one unit, and 1 + 19/40.
    expect(paidAfter('buy:4', [9, 4, 7], 1n)).toBe(2n);
    expect(paidAfter('lay:4', [9, 7], 1n)).toBe(1n);
  });
});

describe('a hand of craps', () => {
  it('wins pass and odds at the point, and shows the table on the way', () => {
    const cast = casting(dice(6, 5, 6));
    const opened = play([bet('pass')], [], cast);
    expect(viewOf(opened)).toEqual({
      point: 6,
      rolls: [{ dice: [2, 4], point: null }],
      felt: [{ spot: 'pass', amountMinor: '600', on: true, canTakeDown: false }],
      odds: [{ spot: 'odds:pass', maxMinor: '3000' }],
      last: [],
      wonMinor: '0',
    });
    expect(namesOf(opened)).toEqual(['roll', 'bet']);
    const ended = play([bet('pass')], [put('odds:pass', 3000n), roll, roll], cast);
    expect(stakeOf(ended.bets)).toBe(3600n);
    expect(settled(ended)).toEqual({
      status: 'settled',
      outcome: {
        rolls: [
          { dice: [2, 4], point: null },
          { dice: [2, 3], point: 6 },
          { dice: [2, 4], point: 6 },
        ],
        end: 'decided',
        results: [
          { roll: 3, spot: 'pass', stakeMinor: '600', payoutMinor: '1200', taken: false },
          { roll: 3, spot: 'odds:pass', stakeMinor: '3000', payoutMinor: '6600', taken: false },
        ],
      },
      payoutMinor: 7800n,
      wins: [
        { spot: 'pass', stakeMinor: 600n, payoutMinor: 1200n },
        { spot: 'odds:pass', stakeMinor: 3000n, payoutMinor: 6600n },
      ],
    });
  });

  it.each([
    [4, 1800n, 5400n],
    [5, 2400n, 6000n],
    [6, 3000n, 6600n],
    [8, 3000n, 6600n],
    [9, 2400n, 6000n],
    [10, 1800n, 5400n],
  ])('takes odds on %i up to %s and so wins six times the flat bet', (point, most, paid) => {
    const cast = casting(dice(point, point));
    const opened = play([bet('pass')], [], cast);
    expect(refusalOf(opened, put('odds:pass', most + 1n), cast)).toBe('odds_above_limit');
    const { wins } = settled(play([bet('pass')], [put('odds:pass', most - 1n), put('odds:pass', 1n), roll], cast));
    expect(wins).toContainEqual({ spot: 'odds:pass', stakeMinor: most, payoutMinor: paid });
    expect(paid - most).toBe(3600n);
  });

  it.each([
    [4, 5400n],
    [5, 6000n],
    [6, 6600n],
  ])('takes six times the flat bet as odds against %i', (point, paid) => {
    const cast = casting(dice(point, 7));
    const opened = play([bet('dont-pass')], [], cast);
    expect(refusalOf(opened, put('odds:dont-pass', 3601n), cast)).toBe('odds_above_limit');
    const { wins } = settled(play([bet('dont-pass')], [put('odds:dont-pass', 3600n), roll], cast));
    expect(wins).toContainEqual({ spot: 'odds:dont-pass', stakeMinor: 3600n, payoutMinor: paid });
  });

  it('moves come bets to their number, where they lie over the next come-out with their odds off', () => {
    // Point 6; come to 9 with odds; 6 wins the pass; on the come-out a 7 takes the come bet and spares its odds.
    const cast = casting(dice(6, 9, 6, 7));
    const actions = [put('come'), roll, put('odds:come:9', 2400n), roll];
    const out = play([bet('pass')], actions, cast);
    expect(viewOf(out)).toMatchObject({
      point: null,
      felt: [
        { spot: 'come:9', amountMinor: '600', on: true, canTakeDown: false },
        { spot: 'odds:come:9', amountMinor: '2400', on: false, canTakeDown: true },
      ],
      last: [{ spot: 'pass', payoutMinor: '1200' }],
      wonMinor: '1200',
    });
    expect(namesOf(out)).toEqual(['roll', 'bet', 'take-down']);
    const { outcome, payoutMinor } = settled(play([bet('pass')], [...actions, roll], cast));
    expect(payoutMinor).toBe(1200n + 2400n);
    expect(outcome).toMatchObject({ results: [{}, { spot: 'come:9', payoutMinor: '0' }, { payoutMinor: '2400' }] });
  });

  it('wins the come bet on a number at the roll that brings the next one there', () => {
    const cast = casting(dice(6, 9, 9, 7));
    const played = play([bet('pass')], [put('come'), roll, put('come', 500n), roll], cast);
    expect(viewOf(played)).toMatchObject({
      felt: [{ spot: 'pass' }, { spot: 'come:9', amountMinor: '500' }],
      last: [{ spot: 'come:9', stakeMinor: '600', payoutMinor: '1200' }],
    });
    const ended = settled(play([bet('pass')], [put('come'), roll, put('come', 500n), roll, roll], cast));
    expect(ended.wins).toEqual([{ spot: 'come', stakeMinor: 600n, payoutMinor: 1200n }]);
  });

  it('wins a come bet in the box on the seven that ends the hand, and its don’t on the craps', () => {
    expect(paidAfter('come', [6, 7])).toBe(1200n);
    expect(paidAfter('dont-come', [6, 3, 7])).toBe(1200n);
    expect(paidAfter('dont-come', [6, 12, 7])).toBe(600n);
    expect(paidAfter('dont-come', [6, 4, 7])).toBe(1200n);
    expect(paidAfter('dont-come', [6, 4, 4, 7])).toBe(0n);
  });

  it('leaves place, buy and hardway bets alone on a come-out, and lay and big bets not', () => {
    const off = ['place:6', 'buy:4', 'hard:8'].map((spot) => bet(spot));
    const opened = play(off, [roll, roll], casting(dice(7, [4, 4], 11)));
    // The eight came out as the point, so from then on they work; a seven before it took none.
    expect(viewOf(opened)).toMatchObject({
      point: 8,
      felt: off.map(({ spot }) => ({ spot, on: true, canTakeDown: true })),
      wonMinor: '0',
    });
    expect(settled(play([bet('lay:4')], [], casting(dice(7)))).payoutMinor).toBe(885n);
    expect(settled(play([bet('big:6')], [], casting(dice(6)))).payoutMinor).toBe(1200n);
  });

  it('gives back what is taken down, odds with their don’t bet, and ends when nothing lies', () => {
    const cast = casting(dice(6, 9));
    const played = play([bet('dont-pass'), bet('place:5')], [put('odds:dont-pass', 1200n), down('dont-pass')], cast);
    expect(viewOf(played)).toMatchObject({ felt: [{ spot: 'place:5' }], wonMinor: '1800' });
    const ended = settled(play([bet('dont-pass'), bet('place:5')], [down('dont-pass'), down('place:5')], cast));
    expect(ended).toMatchObject({ payoutMinor: 1200n, outcome: { end: 'collected' } });
  });

  it('collects all that lies and all that was won, once no contract holds it', () => {
    const cast = casting(dice(6, 8, 6));
    const bets = [bet('pass'), bet('place:8')];
    const held = play(bets, [roll], cast);
    expect(refusalOf(held, collect, cast)).toBe('under_contract');
    expect(refusalOf(held, down('pass'), cast)).toBe('under_contract');
    const ended = settled(play(bets, [roll, put('place:8', 1200n), roll, collect], cast));
    expect(ended).toMatchObject({ payoutMinor: 1300n + 1200n + 1200n, outcome: { end: 'collected' } });
    expect(ended.wins).toContainEqual({ spot: 'place:8', stakeMinor: 1800n, payoutMinor: 2500n });
  });

  it('takes a bet back that no roll has touched, a pass bet too', () => {
    const cast = casting(dice(9, 9));
    const played = play([bet('pass'), bet('place:5')], [roll, put('pass', 100n), down('pass')], cast);
    expect(viewOf(played)).toMatchObject({ point: null, felt: [{ spot: 'place:5', on: false }], wonMinor: '1300' });
  });

  it('ends at the seven-out with every bet decided, whatever lay', () => {
    const everything = spotIds.filter((id) => findSpot(id) && craps.parseBets([{ spot: id, amount: '6' }], 'EUR').ok);
    const bets = everything.map((id) => bet(id));
    const puts = [put('come'), put('dont-come'), put('odds:pass', 60n), put('odds:dont-pass', 60n), put('field')];
    const { outcome } = settled(play(bets, [...puts, roll, put('come'), roll], casting(dice(6, 9, 7))));
    expect(outcome).toMatchObject({ end: 'decided' });
  });

  it.each([
    ['nothing', null, 'shape'],
    ['text', 'roll', 'shape'],
    ['no name', {}, 'action_unknown'],
    ['another name', { name: 'double' }, 'action_unknown'],
    ['a roll with more', { name: 'roll', dice: [6, 6] }, 'shape'],
    ['a bet without amount', { name: 'bet', spot: 'field' }, 'shape'],
    ['a bet with more', { ...put('field'), point: 6 }, 'shape'],
    ['an amount as a number', { name: 'bet', spot: 'field', amountMinor: 600 }, 'amount_invalid'],
    ['no amount', put('field', 0n), 'amount_invalid'],
    ['a negative amount', put('field', -600n), 'amount_invalid'],
    ['an amount in units', { name: 'bet', spot: 'field', amountMinor: '6.00' }, 'amount_invalid'],
    ['more than int8 holds', put('field', 10n ** 18n), 'amount_invalid'],
    ['a spot that is none', put('place:7'), 'spot_unknown'],
    ['a number for a come bet', put('come:6'), 'spot_unknown'],
    ['pass after the come-out', put('pass'), 'point_is_on'],
    ['don’t pass after the come-out', put('dont-pass'), 'point_is_on'],
    ['odds behind nothing', put('odds:come:6'), 'no_bet_for_odds'],
    ['odds on the other side', put('odds:dont-pass'), 'no_bet_for_odds'],
    ['to take down what does not lie', down('place:6'), 'not_on_felt'],
    ['to take down the pass bet', down('pass'), 'under_contract'],
    ['to collect under contract', collect, 'under_contract'],
  ])('refuses %s', (_, action, reason) => {
    const cast = casting(dice(6));
    expect(refusalOf(play([bet('pass')], [], cast), action, cast)).toBe(reason);
  });
});

describe('a hand that was left alone', () => {
  it('gives back what may be taken down and plays the contract out', () => {
    const cast = casting(dice(6, 5, 4, 6));
    const played = play([bet('pass'), bet('place:5'), bet('hard:4')], [put('odds:pass', 3000n)], cast);
    const ended = craps.finish(played.bets, stateOf(played), cast());
    expect(ended.outcome).toMatchObject({ end: 'left', rolls: [{}, {}, {}, { dice: [2, 4], point: 6 }] });
    expect(ended.payoutMinor).toBe(1200n + 600n + 600n + 3000n);
  });

  it('plays a don’t bet past its first roll out, since it is worth more than its stake', () => {
    const cast = casting(dice(6, 7));
    const played = play([bet('dont-pass')], [], cast);
    expect(craps.finish(played.bets, stateOf(played), cast()).payoutMinor).toBe(1200n);
  });

  it('gives back bets that no roll has touched', () => {
    const cast = casting(dice(6));
    const played = play([bet('place:8')], [put('come'), put('field')], cast);
    expect(craps.finish(played.bets, stateOf(played), cast())).toMatchObject({ payoutMinor: 1800n });
  });
});

describe('the proof of a hand', () => {
  it('casts the dice that anyone can compute from the seeds', () => {
    const { serverSeed, clientSeed, nonce } = seedsAt(3);
    const words = [0, 1].flatMap((block) => {
      const bytes = createHmac('sha256', serverSeed).update(`${clientSeed}:${nonce}:${block}`).digest();
      return [0, 1, 2, 3, 4, 5, 6, 7].map((word) => bytes.readUInt32BE(word * 4));
    });
    const faces = words.map((word) => Math.floor((word * 6) / 2 ** 32) + 1);
    const { rolls } = verifyRound(seedsAt(3), [bet('pass'), bet('lay:4')]).outcome as { rolls: { dice: number[] }[] };
    expect(rolls.flatMap(({ dice: cast }) => cast).slice(0, 16)).toEqual(faces.slice(0, rolls.length * 2));
  });

  it('plays a recorded hand again, and refuses one that the rules refuse', () => {
    const streamOf = () => createStream(seedsAt(11));
    const opening = [bet('place:5'), bet('place:9')];
    const actions = [put('hard:6'), down('place:9'), collect];
    expect(verifyRound(seedsAt(11), opening, actions)).toEqual(settled(play(opening, actions, streamOf)));
    expect(() => verifyRound(seedsAt(11), opening, [down('pass')])).toThrow(RangeError);
  });

  it('throws on a state that is none', () => {
    for (const state of [null, [], {}, { rolled: -1, felt: [], decided: [] }, { rolled: 1, felt: 'x', decided: [] }]) {
      expect(() => craps.act([], state, roll, casting(dice(6))())).toThrow(TypeError);
    }
    const elsewhere = { rolled: 1, felt: [['place:7', '1']], decided: [] };
    expect(() => craps.act([], elsewhere, roll, casting(dice(6))())).toThrow(RangeError);
  });
});

describe('any hand, however it is played', () => {
  const spots = spotIds.filter((id) => !/^(?:dont-)?come:/.test(id));
  const amount = fc.bigInt({ min: 1n, max: 2000n });
  const tried = fc.oneof(
    { weight: 5, arbitrary: fc.constant<unknown>(roll) },
    { weight: 8, arbitrary: fc.tuple(fc.constantFrom(...spots), amount).map(([spot, minor]) => put(spot, minor)) },
    {
      weight: 3,
      arbitrary: fc.constantFrom('come', 'dont-come').chain((spot) => amount.map((minor) => put(spot, minor))),
    },
    { weight: 3, arbitrary: fc.constantFrom('odds:pass', 'odds:dont-pass').map((spot) => put(spot, 7n)) },
    { weight: 2, arbitrary: fc.constantFrom(...spotIds).map(down) },
    { weight: 1, arbitrary: fc.constant<unknown>(collect) },
  );
  const opening = fc
    .uniqueArray(fc.constantFrom(...spots.filter((id) => !/^(?:odds|come$|dont-come$)/.test(id))), {
      minLength: 1,
      maxLength: 6,
    })
    .chain((ids) => fc.tuple(...ids.map((id) => amount.map((minor) => bet(id, minor)))));

  it('loses no money, pays no more than was said, and casts the same dice', () => {
    let endedAtOnce = 0;
    const check = fc.property(opening, fc.array(tried, { maxLength: 60 }), fc.nat(5000), (first, actions, nonce) => {
      const streamOf = () => createStream(seedsAt(nonce));
      const stream = streamOf();
      const expected = Array.from({ length: 400 }, () => [stream.below(6) + 1, stream.below(6) + 1]);
      let played: Played = { step: craps.start(first, streamOf()), bets: first };
      if (played.step.status === 'settled') endedAtOnce += 1;
      for (const action of actions) {
        const { step, bets } = played;
        if (step.status === 'settled') break;
        const lying = step.view as { felt: { amountMinor: string }[]; rolls: { dice: number[] }[] };
        const { decided } = step.state as { decided: [number, string, string, string, boolean][] };
        const sum = (amounts: readonly string[]) => amounts.reduce((all, one) => all + BigInt(one), 0n);
        expect(sum(lying.felt.map(({ amountMinor }) => amountMinor)) + sum(decided.map(([, , stake]) => stake))).toBe(
          stakeOf(bets),
        );
        expect(lying.rolls.map(({ dice: cast }) => cast)).toEqual(expected.slice(0, lying.rolls.length));
        const acted = craps.act(bets, step.state, action, streamOf());
        if (acted.ok) played = { step: acted.value.step, bets: [...bets, ...acted.value.added] };
      }
      const { step, bets } = played;
      const end = step.status === 'settled' ? step : craps.finish(bets, step.state, streamOf());
      if (step.status === 'open') {
        expect(end.payoutMinor).toBeLessThanOrEqual(craps.exposureOf?.(step.state).maxPayoutMinor ?? -1n);
      }
      const { rolls, results } = end.outcome as { rolls: { dice: number[] }[]; results: { stakeMinor: string }[] };
      expect(rolls.map(({ dice: cast }) => cast)).toEqual(expected.slice(0, rolls.length));
      expect(results.reduce((all, { stakeMinor }) => all + BigInt(stakeMinor), 0n)).toBe(stakeOf(bets));
      expect(end.wins.reduce((all, { payoutMinor }) => all + payoutMinor, 0n)).toBe(end.payoutMinor);
      expect(end.wins.every(({ payoutMinor, stakeMinor }) => payoutMinor > 0n && stakeMinor > 0n)).toBe(true);
      const staked = new Set(bets.map(({ spot }) => spot));
      expect(end.wins.every(({ spot }) => staked.has(spot))).toBe(true);
      expect(end.payoutMinor).toBeLessThanOrEqual(craps.maxPayoutOf(bets));
    });
    fc.assert(check, { seed: 20_261_122, numRuns: 1000 });
    expect(endedAtOnce).toBeGreaterThan(50);
    expect(endedAtOnce).toBeLessThan(400);
  });

  it('answers with plain JSON, amounts as text', () => {
    const { step } = play([bet('pass'), bet('horn')], [put('come'), put('odds:pass', 7n)], casting(dice(6)));
    if (step.status !== 'open') throw new Error('settled');
    const { state, view } = step;
    expect(JSON.parse(JSON.stringify({ state, view }))).toEqual({ state, view });
  });

  it('tells what lies there, the stake of the table without odds, and the most that can still come back', () => {
    const cast = casting(dice(6, 8));
    const played = play([bet('pass'), bet('place:8')], [put('odds:pass', 3000n), put('field', 100n), roll], cast);
    // The place bet has won 700 and left, the field bet is lost; 2 for one on pass, at most 3 for one on its odds.
    expect(craps.exposureOf?.(stateOf(played))).toEqual({
      stakeMinor: 600n,
      lyingMinor: 3600n,
      maxPayoutMinor: 1300n + 1200n + 9000n,
    });
  });

  it('knows the most that bets can return, those of one spot paid together', () => {
    expect(craps.maxPayoutOf([bet('pass'), bet('field')])).toBe(1200n + 2400n);
    expect(craps.maxPayoutOf([bet('place:6', 3n), bet('place:6', 3n)])).toBe(13n);
    expect(craps.maxPayoutOf([bet('odds:pass'), bet('odds:dont-pass')])).toBe(1800n + 1100n);
    expect(craps.maxPayoutOf([])).toBe(0n);
  });
});
