import { holdsOf, type ReviewFacts, type ReviewRule, type ReviewThresholds } from './review-rules.ts';

/** The rules whose figures can be changed, and tried on what was known of earlier withdrawals. */
export const replayedRules = [
  'rapid_in_and_out',
  'flat_play',
  'structuring',
  'many_deposits',
  'deposit_jump',
  'large_amount',
  'split_amount',
] as const satisfies readonly ReviewRule[];

const isReplayed = (rule: ReviewRule): boolean => (replayedRules as readonly ReviewRule[]).includes(rule);

type Kept = Pick<
  ReviewFacts,
  'now' | 'eurCents' | 'dayEurCents' | 'deposits' | 'earlierSpans' | 'stakedEurCents' | 'flatEurCents'
>;

/** What the other rules ask is not kept: where and on what a player was, and who else. */
const nothing: Omit<ReviewFacts, keyof Kept> = {
  methods: [],
  sentHere: 0,
  sentElsewhere: 0,
  othersHere: 0,
  isPaidFromHere: true,
  accessChanges: [],
  country: '',
  device: '',
  knownCountries: [],
  knownDevices: [],
  twins: 0,
  twinsBy: [],
  sharedBonuses: 0,
  sharedBy: [],
  reversedBonuses: 0,
  reversedEurCents: 0n,
  chargeBacks: 0,
  isBySupport: false,
  isByLink: false,
};

const dates: ReadonlySet<string> = new Set(['now', 'at', 'until']);
const isAmount = (key: string): boolean => key === 'eurCents' || key.endsWith('EurCents');

/** What of it the rules can be asked again by, and the thresholds that counted, as JSON: amounts as text, times as ISO moments. */
export const keepReview = (facts: ReviewFacts, thresholds: ReviewThresholds): Readonly<Record<string, unknown>> => {
  const { now, eurCents, dayEurCents, deposits, earlierSpans, stakedEurCents, flatEurCents } = facts;
  const kept: Kept = { now, eurCents, dayEurCents, deposits, earlierSpans, stakedEurCents, flatEurCents };
  const text = JSON.stringify({ ...kept, thresholds }, (_key, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value,
  );
  return JSON.parse(text) as Record<string, unknown>;
};

/** Which of `replayedRules` hold a withdrawal of which `kept` was known, by the thresholds that counted then but for `changed`. */
export const replayHolds = (
  kept: Readonly<Record<string, unknown>>,
  changed: Partial<ReviewThresholds>,
): ReviewRule[] => {
  const { thresholds, ...facts } = JSON.parse(JSON.stringify(kept), (key, value: unknown) => {
    if (typeof value !== 'string') return value;
    if (dates.has(key)) return new Date(value);
    return isAmount(key) ? BigInt(value) : value;
  }) as Kept & { readonly thresholds: ReviewThresholds };
  return holdsOf({ ...nothing, ...facts }, { ...thresholds, ...changed })
    .map(({ rule }) => rule)
    .filter(isReplayed);
};
