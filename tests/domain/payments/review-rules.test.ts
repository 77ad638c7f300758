import { describe, expect, it, test } from 'vitest';
import {
  approvalsNeeded,
  decisionOf,
  holdsOf,
  type ReviewFacts,
  type ReviewRule,
  type ReviewThresholds,
  reviewRules,
} from '#domain/payments/review-rules.ts';

const thresholds: ReviewThresholds = {
  largeEur: 2_000,
  playPercent: 100,
  flatPercent: 50,
  flatEdgePercent: 6,
  structuringEur: 2_000,
  structuringPercent: 15,
  structuringCount: 3,
  depositsADay: 6,
  jumpEur: 1_000,
  jumpFactor: 5,
  jumpWeeks: 12,
  accessHours: 72,
  newHours: 72,
  windowDays: 30,
};
const now = new Date('2027-03-01T12:00:00.000Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
const deposit = (hours: number, eur: number, method = 'devcode') => ({
  at: hoursAgo(hours),
  method,
  eurCents: BigInt(eur) * 100n,
});
const times = <T>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, at) => make(at));

/** Somebody who has played for a while, and of whom nothing is to be said. */
const calm: ReviewFacts = {
  now,
  eurCents: 10_000n,
  dayEurCents: 10_000n,
  deposits: [deposit(24 * 60, 100), deposit(24 * 20, 100)],
  methods: [{ method: 'devcode', firstAt: hoursAgo(24 * 60) }],
  earlierSpans: [],
  stakedEurCents: 10_000n,
  flatEurCents: 0n,
  sentHere: 1,
  sentElsewhere: 0,
  othersHere: 0,
  isPaidFromHere: true,
  accessChanges: [],
  twins: 0,
  twinsBy: [],
  sharedBonuses: 0,
  sharedBy: [],
  reversedBonuses: 0,
  reversedEurCents: 0n,
  chargeBacks: 0,
  country: 'NL',
  device: 'Firefox, Linux',
  knownCountries: ['NL'],
  knownDevices: ['Firefox, Linux'],
  isBySupport: false,
  isByLink: false,
};
const namesOf = (change: Partial<ReviewFacts>) => holdsOf({ ...calm, ...change }, thresholds).map(({ rule }) => rule);

test('nothing holds who gives no reason', () => {
  expect(holdsOf(calm, thresholds)).toEqual([]);
});

/** Each rule: what brings it about, what it finds, and what is just short of it. */
const cases: Readonly<Record<ReviewRule, readonly [Partial<ReviewFacts>, object, Partial<ReviewFacts>]>> = {
  rapid_in_and_out: [
    { stakedEurCents: 9_999n },
    { depositedEur: '100.00', stakedEur: '99.99' },
    { stakedEurCents: 10_000n },
  ],
  flat_play: [{ flatEurCents: 5_000n }, { flatEur: '50.00', stakedEur: '100.00' }, { flatEurCents: 4_999n }],
  structuring: [
    {
      deposits: [deposit(1_000, 5_000), ...times(3, (at) => deposit(400 + at, 1_999))],
      stakedEurCents: 10_000_00n,
    },
    { deposits: 3, sumEur: '5997.00' },
    {
      // At the bound itself, and below the band, nothing is hidden.
      deposits: [
        deposit(1_000, 5_000),
        deposit(403, 2_000),
        deposit(402, 1_699),
        deposit(401, 1_999),
        deposit(400, 1_700),
      ],
      stakedEurCents: 10_000_00n,
    },
  ],
  many_deposits: [
    { deposits: times(6, (at) => deposit(6 - at, 20)), stakedEurCents: 10_000_00n },
    { deposits: 6, sumEur: '120.00' },
    { deposits: [deposit(25, 20), ...times(5, (at) => deposit(5 - at, 20))], stakedEurCents: 10_000_00n },
  ],
  deposit_jump: [
    { deposits: [...calm.deposits, deposit(30, 1_000)], stakedEurCents: 10_000_00n },
    // Two deposits of 100 in the eight weeks before the last one.
    { weekEur: '1000.00', earlierWeekEur: '25.00' },
    { deposits: [...calm.deposits, deposit(30, 999)], stakedEurCents: 10_000_00n },
  ],
  large_amount: [
    { eurCents: 200_000n, dayEurCents: 200_000n },
    { eur: '2000.00' },
    { eurCents: 199_999n, dayEurCents: 199_999n },
  ],
  split_amount: [{ dayEurCents: 200_000n }, { dayEur: '2000.00' }, { dayEurCents: 199_999n }],
  new_deposit_method: [
    { methods: [...calm.methods, { method: 'skrill', firstAt: hoursAgo(71) }] },
    { methods: 'skrill' },
    { methods: [...calm.methods, { method: 'skrill', firstAt: hoursAgo(72) }] },
  ],
  new_destination: [{ sentHere: 0, sentElsewhere: 2 }, { paidElsewhere: 2 }, { sentHere: 1, sentElsewhere: 2 }],
  never_paid_from: [{ isPaidFromHere: false }, {}, { isPaidFromHere: true }],
  shared_destination: [{ othersHere: 1 }, { others: 1 }, { othersHere: 0 }],
  same_person: [{ twins: 2, twinsBy: ['phone'] }, { accounts: 2, by: 'phone' }, { twins: 0 }],
  access_changed: [
    {
      accessChanges: [
        { kind: 'password_changed', at: hoursAgo(71) },
        { kind: 'second_factor_off', at: hoursAgo(2) },
        { kind: 'password_changed', at: hoursAgo(1) },
      ],
    },
    { changes: 'password_changed, second_factor_off' },
    { accessChanges: [{ kind: 'password_changed', at: hoursAgo(72) }] },
  ],
  shared_bonus: [
    { sharedBonuses: 1, sharedBy: ['payer', 'person'] },
    { bonuses: 1, by: 'payer, person' },
    { sharedBonuses: 0, sharedBy: [] },
  ],
  bonus_reversed: [
    { reversedBonuses: 2, reversedEurCents: 12_050n },
    { bonuses: 2, releasedEur: '120.50' },
    { reversedBonuses: 0, reversedEurCents: 0n },
  ],
  charge_back: [{ chargeBacks: 1 }, { chargeBacks: 1 }, { chargeBacks: 0 }],
  new_country: [{ country: 'BR' }, { country: 'BR', known: 'NL' }, { country: 'BR', knownCountries: [] }],
  new_device: [{ device: 'Chrome, Windows' }, { device: 'Chrome, Windows' }, { device: 'Chrome', knownDevices: [] }],
  by_link: [{ isByLink: true }, {}, { isByLink: false }],
  by_support: [{ isBySupport: true }, {}, { isBySupport: false }],
};

describe.each(Object.entries(cases))('%s', (rule, [change, facts, short]) => {
  it('holds, alone, and says what it found', () => {
    expect(holdsOf({ ...calm, ...change }, thresholds)).toEqual([{ rule, facts }]);
  });

  it('does not hold what is just short of it', () => {
    expect(namesOf(short)).not.toContain(rule);
  });

  it('says to staff what it means', () => {
    expect(Object.entries(reviewRules).find(([name]) => name === rule)?.[1].about).toMatch(/^[A-Z].*\.$/);
  });
});

test('play counts since the last withdrawal that was sent, as deposits do', () => {
  const deposits = [deposit(48, 500), deposit(2, 50)];
  const rapid = (earlierSpans: ReviewFacts['earlierSpans'], stakedEurCents: bigint) =>
    namesOf({ deposits, earlierSpans, stakedEurCents }).includes('rapid_in_and_out');
  const until = (hours: number, stakedEurCents: bigint) => ({ until: hoursAgo(hours), stakedEurCents });
  expect(rapid([], 5_000n)).toBe(true);
  // What was staked before the last one excuses no deposit after it.
  expect(rapid([until(24, 900_000n)], 5_000n)).toBe(false);
  expect(rapid([until(24, 900_000n)], 4_999n)).toBe(true);
  // Winnings are paid out in parts: nothing came in since.
  expect(rapid([until(24, 50_000n), until(1, 5_000n)], 0n)).toBe(false);
});

test('what was not played over before a withdrawal that was sent is carried on, until it is', () => {
  const deposits = [deposit(72, 500), deposit(30, 20), deposit(2, 50)];
  const held = (stakedEurCents: bigint, ...earlier: (readonly [number, bigint])[]) => {
    const earlierSpans = earlier.map(([hours, staked]) => ({ until: hoursAgo(hours), stakedEurCents: staked }));
    return holdsOf({ ...calm, deposits, earlierSpans, stakedEurCents }, thresholds);
  };
  // 100 of the first deposit were played; with the second, and 20 played between, 400 are open.
  const spans = [
    [48, 10_000n],
    [24, 2_000n],
  ] as const;
  expect(held(44_999n, ...spans)).toEqual([
    { rule: 'rapid_in_and_out', facts: { depositedEur: '50.00', stakedEur: '449.99', carriedEur: '400.00' } },
  ]);
  expect(held(45_000n, ...spans)).toEqual([]);
  // Played over between two of them, nothing is carried past the second.
  expect(held(5_000n, [48, 10_000n], [24, 42_000n])).toEqual([]);
});

test('a new player’s first ways are not news: there is nothing to compare with', () => {
  const first = { methods: [{ method: 'devcode', firstAt: hoursAgo(1) }], sentHere: 0, sentElsewhere: 0 };
  expect(namesOf({ ...first, knownCountries: [], knownDevices: [] })).toEqual([]);
  expect(namesOf({ deposits: [deposit(3, 5_000)], stakedEurCents: 5_000_00n })).toEqual([]);
});

test('the house decides by itself only below the amount, of a day together, and when nothing holds', () => {
  const [hold] = holdsOf({ ...calm, isBySupport: true }, thresholds);
  expect(decisionOf([], { dayEurCents: 49_999n }, 500)).toBe('approved');
  expect(decisionOf([], { dayEurCents: 50_000n }, 500)).toBe('in_review');
  expect(decisionOf([], { dayEurCents: 1n }, 0)).toBe('in_review');
  expect(decisionOf(hold ? [hold] : [], { dayEurCents: 1n }, 500)).toBe('in_review');
});

test('above the amount two must approve, and whatever was asked for by somebody who could not prove who they are', () => {
  expect([200_000n, 200_001n].map((cents) => approvalsNeeded(cents, 2_000, false))).toEqual([1, 2]);
  expect(approvalsNeeded(1n, 2_000, true)).toBe(2);
});
