import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Moment } from '#domain/risk/moments.ts';
import { firingsOf, type RiskRule, riskRuleNames } from '#domain/risk/rules.ts';
import { firstThresholds, type RiskThresholds } from '#domain/risk/thresholds.ts';

const thresholds: RiskThresholds = {
  ...firstThresholds,
  largeEur: 2_000,
  playPercent: 100,
  flatPercent: 50,
  structuringEur: 2_000,
  structuringPercent: 15,
  structuringCount: 3,
  depositsADay: 6,
  jumpEur: 1_000,
  jumpFactor: 5,
};

const start = Date.UTC(2027, 0, 1);
const hour = 3_600_000;
let made = 0;
const common = (hours: number) => {
  made += 1;
  return { id: `${made}`, at: new Date(start + hours * hour), stakedEurCents: 0n, playedAt: null };
};
const deposit = (hours: number, eur: number, method = 'card'): Moment => ({
  ...common(hours),
  kind: 'deposit',
  eurCents: BigInt(Math.round(eur * 100)),
  method,
});
const withdrawal = (
  hours: number,
  eur: number,
  more: { staked?: number; holds?: string[]; playedAt?: Date } = {},
): Moment => ({
  ...common(hours),
  kind: 'withdrawal',
  eurCents: BigInt(Math.round(eur * 100)),
  stakedEurCents: BigInt((more.staked ?? 0) * 100),
  holds: more.holds ?? [],
  playedAt: more.playedAt ?? null,
});
const chargeBack = (hours: number): Moment => ({ ...common(hours), kind: 'charge_back', eurCents: 50_00n });
const linked = (hours: number, accounts: number): Moment => ({
  ...common(hours),
  kind: 'linked',
  accounts,
  by: ['payer'],
});
const fired = (moments: Moment[], change: Partial<RiskThresholds> = {}): RiskRule[] =>
  firingsOf(moments, { ...thresholds, ...change }).map(({ rule }) => rule);

const days = (count: number) => count * 24;
const six = (eur: number) => [0, 4, 8, 12, 16, 20].map((at) => deposit(at, eur));

describe('a rule fires at its threshold, and not just below it', () => {
  const cases: [RiskRule, at: Moment[], below: Moment[]][] = [
    // Three from 1,700 to below 2,000 within 30 days.
    [
      'structuring',
      [0, 1, 2].map((at) => deposit(days(at * 10), 1_700)),
      [0, 1, 2].map((at) => deposit(days(at * 10), 1_699.99)),
    ],
    [
      'structuring',
      [0, 1, 2].map((at) => deposit(days(at), 1_999.99)),
      [0, 1, 2].map((at) => deposit(days(at), 2_000)),
    ],
    [
      'structuring',
      [0, 1, 29.9].map((at) => deposit(days(at), 1_900)),
      [0, 1, 30].map((at) => deposit(days(at), 1_900)),
    ],
    ['structuring', [0, 1, 2].map((at) => deposit(days(at), 1_900)), [0, 1].map((at) => deposit(days(at), 1_900))],
    ['many_deposits', six(10), six(10).slice(1)],
    ['many_deposits', [...six(10).slice(1), deposit(27.9, 10)], [...six(10).slice(1), deposit(28, 10)]],
    // 200 in the one week before, then five times as much.
    ['deposit_jump', [deposit(0, 200), deposit(days(7), 1_000)], [deposit(0, 200), deposit(days(7), 999.99)]],
    ['deposit_jump', [deposit(0, 200), deposit(days(7), 1_000)], [deposit(0, 200.01), deposit(days(7), 1_000)]],
    ['deposit_jump', [deposit(0, 200), deposit(days(7), 1_000)], [deposit(0, 200), deposit(days(6.9), 1_000)]],
    [
      'little_play',
      [deposit(0, 500), withdrawal(days(5), 250, { staked: 499 })],
      [deposit(0, 500), withdrawal(days(5), 250, { staked: 500 })],
    ],
    ['little_play', [deposit(0, 500), withdrawal(days(5), 250)], [deposit(0, 500), withdrawal(days(5), 249.99)]],
    ['little_play', [deposit(0, 500), withdrawal(days(5), 250)], [deposit(0, 499.99), withdrawal(days(5), 250)]],
    ['little_play', [deposit(0, 500), withdrawal(days(29.9), 250)], [deposit(0, 500), withdrawal(days(30), 250)]],
    [
      'rapid_in_and_out',
      [deposit(0, 500), withdrawal(47.9, 400, { staked: 5_000 })],
      [deposit(0, 500), withdrawal(48, 400, { staked: 5_000 })],
    ],
    ['rapid_in_and_out', [deposit(0, 500), withdrawal(1, 400)], [deposit(0, 500), withdrawal(1, 399.99)]],
    ['rapid_in_and_out', [deposit(0, 500), withdrawal(1, 400)], [deposit(0, 499.99), withdrawal(1, 400)]],
    [
      'new_method_payout',
      [deposit(0, 10), deposit(100, 10, 'skrill'), withdrawal(171.9, 1_000)],
      [deposit(0, 10), deposit(100, 10, 'skrill'), withdrawal(172, 1_000)],
    ],
    [
      'new_method_payout',
      [deposit(0, 10), deposit(100, 10, 'skrill'), withdrawal(101, 1_000)],
      [deposit(0, 10), deposit(100, 10, 'skrill'), withdrawal(101, 999.99)],
    ],
    [
      'new_method_payout',
      [deposit(0, 10), deposit(100, 10, 'skrill'), withdrawal(101, 1_000)],
      [deposit(100, 10, 'skrill'), withdrawal(101, 1_000)],
    ],
    ['dormant_woken', [deposit(0, 10), deposit(days(180), 1_000)], [deposit(0, 10), deposit(days(179.9), 1_000)]],
    ['dormant_woken', [deposit(0, 10), deposit(days(180), 1_000)], [deposit(0, 10), deposit(days(180), 999.99)]],
    [
      'dormant_woken',
      [deposit(0, 10), withdrawal(days(180), 1_000)],
      [deposit(0, 10), withdrawal(days(180), 1_000, { playedAt: new Date(start + days(1) * hour) })],
    ],
    ['charge_backs', [chargeBack(0)], [deposit(0, 10)]],
    [
      'held_withdrawal',
      [withdrawal(0, 1, { holds: ['flat_play', 'same_person'] })],
      [withdrawal(0, 1, { holds: ['flat_play', 'large_amount', 'new_device'] })],
    ],
    ['many_accounts', [linked(0, 3)], [linked(0, 2)]],
  ];
  it.each(cases)('%s', (rule, at, below) => {
    expect(fired(at)).toContain(rule);
    expect(fired(below)).not.toContain(rule);
  });

  it('each of the list', () => {
    expect(riskRuleNames.filter((rule) => !cases.some(([name]) => name === rule))).toEqual([]);
  });
});

it('says what it found, with its sums', () => {
  const [firing] = firingsOf(
    [0, 1, 2].map((at) => deposit(days(at), 1_900)),
    thresholds,
  );
  expect(firing).toMatchObject({ rule: 'structuring', eurCents: 190_000n });
  expect(firing?.facts).toEqual({ deposits: 3, sumEur: '5700.00', underEur: '2000.00', days: 30 });
});

it('a state that lasts fires when it begins, and again after it was over', () => {
  const near = [0, 1, 2, 3, 4, 80, 81, 82].map((at) => deposit(days(at), 1_900));
  const found = firingsOf(near, thresholds).filter(({ rule }) => rule === 'structuring');
  expect(found.map(({ at }) => (at.getTime() - start) / hour)).toEqual([days(2), days(82)]);
});

const anyMoment = fc.oneof(
  fc.record({
    kind: fc.constant('deposit' as const),
    eur: fc.integer({ min: 1, max: 3_000 }),
    method: fc.constantFrom('card', 'skrill'),
  }),
  fc.record({
    kind: fc.constant('withdrawal' as const),
    eur: fc.integer({ min: 1, max: 3_000 }),
    staked: fc.integer({ min: 0, max: 3_000 }),
  }),
  fc.record({ kind: fc.constant('charge_back' as const) }),
  fc.record({ kind: fc.constant('linked' as const), accounts: fc.integer({ min: 2, max: 5 }) }),
);
const anyMoments = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 24 * 40 }), anyMoment), { maxLength: 40 })
  .map((steps) => {
    let at = 0;
    return steps.map(([later, one]): Moment => {
      at += later;
      if (one.kind === 'deposit') return deposit(at, one.eur, one.method);
      if (one.kind === 'withdrawal')
        return withdrawal(at, one.eur, { staked: one.staked, holds: ['flat_play', 'charge_back'] });
      return one.kind === 'linked' ? linked(at, one.accounts) : chargeBack(at);
    });
  });

it('what fires as it happens is what fires when all is looked at again', () => {
  fc.assert(
    fc.property(anyMoments, (moments) => {
      const noted = new Map<string, unknown>();
      for (const [index] of moments.entries())
        for (const firing of firingsOf(moments.slice(0, index + 1), thresholds))
          noted.set(`${firing.rule} ${firing.key}`, firing);
      expect([...noted.values()]).toEqual(firingsOf(moments, thresholds));
    }),
  );
});
