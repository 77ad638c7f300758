import { expect, it } from 'vitest';
import { keepReview, replayedRules, replayHolds } from '#domain/payments/review-replay.ts';
import { holdsOf, type ReviewFacts, type ReviewThresholds } from '#domain/payments/review-rules.ts';

const now = new Date('2027-03-01T12:00:00Z');
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
const thresholds: ReviewThresholds = {
  largeEur: 2_000,
  playPercent: 100,
  flatPercent: 50,
  flatEdgePercent: 6,
  structuringEur: 2_000,
  structuringPercent: 15,
  structuringCount: 3,
  depositsADay: 4,
  jumpEur: 1_000,
  jumpFactor: 5,
  jumpWeeks: 12,
  accessHours: 72,
  newHours: 72,
  windowDays: 30,
};
const facts: ReviewFacts = {
  now,
  eurCents: 250_000n,
  dayEurCents: 250_000n,
  deposits: [700, 20, 19, 18, 17].map((hours) => ({ at: ago(hours), method: 'card', eurCents: 190_000n })),
  methods: [{ method: 'card', firstAt: ago(700) }],
  earlierSpans: [{ until: ago(600), stakedEurCents: 1n }],
  stakedEurCents: 100_000n,
  flatEurCents: 60_000n,
  sentHere: 0,
  sentElsewhere: 1,
  othersHere: 1,
  isPaidFromHere: false,
  accessChanges: [{ kind: 'password_changed', at: ago(1) }],
  country: 'NL',
  device: 'Firefox on Linux',
  knownCountries: ['DE'],
  knownDevices: ['Safari on iPhone'],
  twins: 1,
  twinsBy: ['phone'],
  sharedBonuses: 0,
  sharedBy: [],
  reversedBonuses: 0,
  reversedEurCents: 0n,
  chargeBacks: 1,
  isBySupport: false,
  isByLink: false,
};
const kept = JSON.parse(JSON.stringify(keepReview(facts, thresholds))) as Record<string, unknown>;

it('what was kept of a withdrawal is held by the rules of money that held it', () => {
  const held = holdsOf(facts, thresholds)
    .map(({ rule }) => rule)
    .filter((rule) => (replayedRules as readonly string[]).includes(rule));
  expect(held.length).toBeGreaterThan(4);
  expect(replayHolds(kept, {})).toEqual(held);
});

it('is tried with other thresholds in the place of those that counted then', () => {
  expect(replayHolds(kept, { largeEur: 2_501 })).not.toContain('large_amount');
  expect(replayHolds(kept, { largeEur: 2_500 })).toContain('large_amount');
  expect(replayHolds(kept, { depositsADay: 5 })).not.toContain('many_deposits');
});

it('has nothing of where and on what the player was, nor of others', () => {
  const text = JSON.stringify(kept);
  for (const secret of ['Firefox', 'Safari', 'NL', 'phone', 'password_changed']) expect(text).not.toContain(secret);
});
