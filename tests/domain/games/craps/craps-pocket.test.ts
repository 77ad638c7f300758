import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createStream, type Stream } from '#domain/fairness/stream.ts';
import { game as craps } from '#domain/games/craps/craps/rules.ts';
import { pocketSpots } from '#domain/games/craps/craps-pocket/paytable.ts';
import { game as crapsPocket } from '#domain/games/craps/craps-pocket/rules.ts';
import { type Bet, type Decided, type Step, stakeOf } from '#domain/games/kit/game.ts';
import { paid } from '#domain/games/kit/payment.ts';
import { exactOf } from '#domain/games/kit/share.ts';
import { add, rational, zero } from '#domain/maths/rational.ts';
import { recomputing } from '#tests/support/recomputed.ts';
import { casting, dice } from '../../../support/craps-dice.ts';

const verifyRound = recomputing(crapsPocket);

const bet = (spot: string, amountMinor = 600n): Bet => ({ spot, amountMinor });
const roll = { name: 'roll' };
const put = (spot: string, amountMinor = 600n) => ({ name: 'bet', spot, amountMinor: `${amountMinor}` });
const down = (spot: string) => ({ name: 'take-down', spot });
const seedsAt = (nonce: number) => ({ serverSeed: 'bade'.repeat(16), clientSeed: 'player-9', nonce });

type Played = { readonly step: Step; readonly bets: readonly Bet[] };

const play = (bets: readonly Bet[], actions: readonly unknown[], streamOf: () => Stream): Played =>
  actions.reduce<Played>(
    ({ step, bets: lying }, action) => {
      if (step.status === 'settled') throw new Error('already settled');
      // What the database gives back is the state as JSON.
      const acted = crapsPocket.act(lying, JSON.parse(JSON.stringify(step.state)), action, streamOf());
      if (!acted.ok) throw new Error(`refused: ${JSON.stringify([action, acted.facts])}`);
      return { step: acted.value.step, bets: [...lying, ...acted.value.added] };
    },
    { step: crapsPocket.start(bets, streamOf()), bets },
  );

const settled = ({ step }: Played): Decided => {
  if (step.status !== 'settled') throw new Error('still open');
  return step;
};
const open = ({ step }: Played) => {
  if (step.status !== 'open') throw new Error('settled');
  return step;
};
const refusalOf = (played: Played, action: unknown, streamOf: () => Stream) => {
  const acted = crapsPocket.act(played.bets, open(played).state, action, streamOf());
  return acted.ok ? undefined : acted.facts?.['reason'];
};
const parsed = (...bets: readonly (readonly [string, unknown])[]) =>
  crapsPocket.parseBets(
    bets.map(([spot, amount]) => ({ spot, amount })),
    'EUR',
  );

describe('a first bet of the pocket table', () => {
  it.each(['pass', 'dont-pass', 'field', 'under-7', 'seven', 'over-7'])('may be %s', (spot) => {
    expect(parsed([spot, '0.10'])).toEqual({ ok: true, value: [bet(spot, 10n)] });
  });

  it('may be one side of the line with every bet on a roll, and not both sides', () => {
    const rolls = ['field', 'under-7', 'seven', 'over-7'].map((spot) => [spot, '1'] as const);
    expect(parsed(['pass', '1'], ...rolls).ok).toBe(true);
    expect(parsed(['dont-pass', '1'], ...rolls).ok).toBe(true);
    expect(parsed(['dont-pass', '1'], ...rolls, ['pass', '1'])).toMatchObject({
      code: 'bet_invalid',
      facts: { reason: 'both_sides' },
    });
  });

  it.each([
    ['odds:pass', 'no_bet_for_odds'],
    ['odds:dont-pass', 'no_bet_for_odds'],
    ['place:6', 'spot_unknown'],
    ['come', 'spot_unknown'],
    ['any-seven', 'spot_unknown'],
    ['hop:3-4', 'spot_unknown'],
    ['under', 'spot_unknown'],
    ['constructor', 'spot_unknown'],
  ])('is not %s: %s', (spot, reason) => {
    expect(parsed([spot, '1'])).toMatchObject({ facts: { reason } });
  });

  it.each(['0', '-1', '1e3', 'NaN', '', null, '0.001'])('is not of the amount %j', (amount) => {
    expect(parsed(['seven', amount]).ok).toBe(false);
  });

  it('is never one of the totals at the full felt', () => {
    for (const spot of ['under-7', 'seven', 'over-7']) {
      expect(craps.parseBets([{ spot, amount: '1' }], 'EUR')).toMatchObject({ facts: { reason: 'spot_unknown' } });
      const step = craps.start([bet('pass')], casting(dice(6))());
      if (step.status !== 'open') throw new Error('settled');
      const acted = craps.act([bet('pass')], step.state, put(spot), casting(dice(6))());
      expect(acted).toMatchObject({ ok: false, facts: { reason: 'spot_unknown' } });
    }
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
    ['under-7', [2, 3, 4, 5, 6], 1380n],
    ['under-7', [7, 8, 9, 10, 11, 12], 0n],
    ['seven', [7], 3450n],
    ['seven', [2, 3, 4, 5, 6, 8, 9, 10, 11, 12], 0n],
    ['over-7', [8, 9, 10, 11, 12], 1380n],
    ['over-7', [2, 3, 4, 5, 6, 7], 0n],
  ] as const)('%s on %j returns %s of 600', (spot, sums, paid) => {
    for (const sum of sums) expect(settled(play([bet(spot)], [], casting(dice(sum)))).payoutMinor).toBe(paid);
  });

  it('rounds a return down once: ten cents on the seven return 57', () => {
    expect(settled(play([bet('seven', 10n)], [], casting(dice(7)))).payoutMinor).toBe(57n);
    expect(settled(play([bet('seven', 20n)], [], casting(dice(7)))).payoutMinor).toBe(115n);
    expect(settled(play([bet('under-7', 1n)], [], casting(dice(4)))).payoutMinor).toBe(2n);
  });

  it('ends the round unless a line bet has its point', () => {
    for (let sum = 2; sum <= 12; sum += 1) {
      const others = ['field', 'under-7', 'seven', 'over-7'].map((spot) => bet(spot));
      expect(play(others, [], casting(dice(sum))).step.status).toBe('settled');
      const hasPoint = [4, 5, 6, 8, 9, 10].includes(sum);
      for (const line of ['pass', 'dont-pass'])
        expect(play([bet(line), ...others], [], casting(dice(sum))).step.status).toBe(hasPoint ? 'open' : 'settled');
    }
  });
});

describe('a hand with a point', () => {
  it('takes odds and bets on a roll, and pays pass and odds when the point comes', () => {
    const cast = casting(dice(8, 5, 8));
    const played = play([bet('pass'), bet('under-7')], [put('odds:pass', 3000n), put('seven', 20n)], cast);
    expect(open(played).view).toMatchObject({
      point: 8,
      felt: [
        { spot: 'pass', canTakeDown: false },
        { spot: 'odds:pass', canTakeDown: true },
        { spot: 'seven', canTakeDown: true },
      ],
      last: [{ spot: 'under-7', payoutMinor: '0' }],
    });
    expect(open(played).choices.map(({ name }) => name)).toEqual(['roll', 'bet', 'take-down']);
    const ended = settled(
      play([bet('pass'), bet('under-7')], [put('odds:pass', 3000n), put('seven', 20n), roll, roll], cast),
    );
    expect(ended.payoutMinor).toBe(1200n + 6600n);
    expect(ended.outcome).toMatchObject({ end: 'decided', rolls: [{ point: null }, { point: 8 }, { point: 8 }] });
  });

  it('pays don’t pass and its odds when the seven comes first', () => {
    const ended = settled(play([bet('dont-pass')], [put('odds:dont-pass', 3600n), roll], casting(dice(10, 7))));
    expect(ended.payoutMinor).toBe(1200n + 5400n);
  });

  it.each(['pass', 'dont-pass'])('holds a %s bet until it is decided', (line) => {
    const cast = casting(dice(6));
    const played = play([bet(line)], [], cast);
    expect(refusalOf(played, down(line), cast)).toBe('under_contract');
    expect(refusalOf(played, { name: 'collect' }, cast)).toBe('under_contract');
    expect(open(played).choices.map(({ name }) => name)).toEqual(['roll', 'bet']);
  });

  it('gives odds and a bet that no roll has touched back for their stake', () => {
    const cast = casting(dice(6, 7));
    const actions = [put('odds:dont-pass', 1200n), put('field'), down('odds:dont-pass'), down('field'), roll];
    const ended = settled(play([bet('dont-pass')], actions, cast));
    expect(ended.payoutMinor).toBe(1200n + 1200n + 600n);
  });

  it.each([
    ['the other side', put('dont-pass'), 'point_is_on'],
    ['more on its own side', put('pass'), 'point_is_on'],
    ['odds of the other side', put('odds:dont-pass'), 'no_bet_for_odds'],
    ['odds above the limit', put('odds:pass', 3001n), 'odds_above_limit'],
    ['a bet of the full felt', put('place:6'), 'spot_unknown'],
    ['a come bet', put('come'), 'spot_unknown'],
    ['nothing on the field', put('field', 0n), 'amount_invalid'],
    ['less than nothing', put('field', -600n), 'amount_invalid'],
    ['more than int8 holds', put('field', 10n ** 18n), 'amount_invalid'],
    ['an amount in units', { name: 'bet', spot: 'field', amountMinor: '6.00' }, 'amount_invalid'],
    ['dice of its own', { name: 'roll', dice: [6, 6] }, 'shape'],
    ['a bet with a point of its own', { ...put('field'), point: 6 }, 'shape'],
    ['what does not lie', down('seven'), 'not_on_felt'],
    ['another name', { name: 'double' }, 'action_unknown'],
    ['a list', [], 'action_unknown'],
    ['nothing', null, 'shape'],
  ])('refuses %s', (_, action, reason) => {
    const cast = casting(dice(6));
    expect(refusalOf(play([bet('pass')], [], cast), action, cast)).toBe(reason);
  });

  it('names what lies there, the stake of the table without odds, and the most that can come back', () => {
    const cast = casting(dice(6));
    const played = play([bet('pass')], [put('odds:pass', 3000n), put('seven', 100n)], cast);
    expect(crapsPocket.exposureOf?.(open(played).state)).toEqual({
      stakeMinor: 700n,
      lyingMinor: 3700n,
      maxPayoutMinor: 1200n + 9000n + 575n,
    });
    expect(crapsPocket.maxPayoutOf([bet('pass'), bet('seven'), bet('over-7')])).toBe(1200n + 3450n + 1380n);
    expect(crapsPocket.pacedActions).toEqual(['roll']);
  });
});

describe('a hand that was left alone', () => {
  it.each([
    ['pass', 5, 1200n],
    ['pass', 7, 0n],
    ['dont-pass', 5, 0n],
    ['dont-pass', 7, 1200n],
  ] as const)('plays %s out to the %i by its own dice and gives the rest back', (line, last, paid) => {
    const cast = casting(dice(5, 9, last));
    const played = play([bet(line)], [put(`odds:${line}`, 1200n), put('over-7')], cast);
    const ended = crapsPocket.finish(played.bets, open(played).state, cast());
    expect(ended.payoutMinor).toBe(paid + 1200n + 600n);
    expect(ended.outcome).toMatchObject({ end: 'left', rolls: [{}, {}, {}] });
  });
});

const rationalIn = (text: string) => {
  const [num = '0', den = '1'] = text.split('/');
  return rational(BigInt(num), BigInt(den));
};

describe('any hand, however it is played', () => {
  const amount = fc.bigInt({ min: 1n, max: 2000n });
  const tried = fc.oneof(
    { weight: 4, arbitrary: fc.constant<unknown>(roll) },
    {
      weight: 6,
      arbitrary: fc.tuple(fc.constantFrom(...pocketSpots), amount).map(([spot, minor]) => put(spot, minor)),
    },
    { weight: 2, arbitrary: fc.constantFrom(...pocketSpots).map(down) },
    { weight: 1, arbitrary: fc.constantFrom<unknown>({ name: 'collect' }, put('place:6'), put('come')) },
  );
  const opening = fc
    .tuple(
      fc.constantFrom('pass', 'dont-pass', undefined),
      fc.uniqueArray(fc.constantFrom('field', 'under-7', 'seven', 'over-7'), { minLength: 1 }),
      amount,
    )
    .map(([line, others, minor]) => [...(line ? [line] : []), ...others].map((spot) => bet(spot, minor)));

  it('loses no money, waits only on a point, pays no more than was said, and is verified to the same end', () => {
    let waited = 0;
    const check = fc.property(opening, fc.array(tried, { maxLength: 40 }), fc.nat(5000), (first, actions, nonce) => {
      const streamOf = () => createStream(seedsAt(nonce));
      let played: Played = { step: crapsPocket.start(first, streamOf()), bets: first };
      const taken: unknown[] = [];
      for (const action of actions) {
        const { step, bets } = played;
        if (step.status === 'settled') break;
        waited += 1;
        const { point, felt } = step.view as { point: number | null; felt: { spot: string }[] };
        expect(point).not.toBeNull();
        expect(felt.filter(({ spot }) => spot.endsWith('pass') && !spot.startsWith('odds')).length).toBe(1);
        const acted = crapsPocket.act(bets, step.state, action, streamOf());
        if (!acted.ok) continue;
        taken.push(action);
        played = { step: acted.value.step, bets: [...bets, ...acted.value.added] };
      }
      const { step, bets } = played;
      const end = step.status === 'settled' ? step : crapsPocket.finish(bets, step.state, streamOf());
      if (step.status === 'settled')
        expect(verifyRound(seedsAt(nonce), first, taken)).toEqual(paid(end, seedsAt(nonce)));
      const { results } = end.outcome as { results: { stakeMinor: string; payoutMinor: string; rest?: string }[] };
      const sum = (all: readonly string[]) => all.reduce((whole, one) => whole + BigInt(one), 0n);
      expect(sum(results.map(({ stakeMinor }) => stakeMinor))).toBe(stakeOf(bets));
      const parts = results.flatMap(({ rest }) => (rest ? [rationalIn(rest)] : []));
      const due = add(rational(sum(results.map(({ payoutMinor }) => payoutMinor))), parts.reduce(add, zero));
      expect(end.wins.map(exactOf).reduce(add, zero)).toEqual(due);
      expect(paid(end, seedsAt(nonce)).payoutMinor).toBeLessThanOrEqual(crapsPocket.maxPayoutOf(bets));
    });
    fc.assert(check, { seed: 20_261_124, numRuns: 800 });
    expect(waited).toBeGreaterThan(500);
  });
});
