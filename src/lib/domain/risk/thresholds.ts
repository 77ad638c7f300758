/**
 * The figures by which the house finds what may be money laundering or fraud. Amounts in whole EUR, at the house's rates; times in days or
 * hours; shares in percent; the rest are counts. The first nine are those by which withdrawals are held, too (domain/payments/review-rules.ts).
 */
export const thresholdBounds = {
  largeEur: { min: 1, max: 100_000, unit: 'eur' },
  playPercent: { min: 0, max: 1_000, unit: 'percent' },
  flatPercent: { min: 1, max: 100, unit: 'percent' },
  structuringEur: { min: 10, max: 100_000, unit: 'eur' },
  structuringPercent: { min: 1, max: 90, unit: 'percent' },
  structuringCount: { min: 2, max: 100, unit: 'count' },
  depositsADay: { min: 2, max: 1_000, unit: 'count' },
  jumpEur: { min: 1, max: 100_000, unit: 'eur' },
  jumpFactor: { min: 2, max: 100, unit: 'count' },
  windowDays: { min: 1, max: 180, unit: 'days' },
  littlePlayEur: { min: 1, max: 100_000, unit: 'eur' },
  inOutHours: { min: 1, max: 720, unit: 'hours' },
  inOutPercent: { min: 1, max: 100, unit: 'percent' },
  inOutEur: { min: 1, max: 100_000, unit: 'eur' },
  newMethodHours: { min: 1, max: 8_760, unit: 'hours' },
  newMethodEur: { min: 1, max: 100_000, unit: 'eur' },
  dormantDays: { min: 7, max: 365, unit: 'days' },
  dormantEur: { min: 1, max: 100_000, unit: 'eur' },
  chargeBacks: { min: 1, max: 100, unit: 'count' },
  heldRules: { min: 1, max: 20, unit: 'count' },
  accounts: { min: 2, max: 100, unit: 'count' },
} as const satisfies Readonly<Record<string, { readonly min: number; readonly max: number; readonly unit: string }>>;

export type ThresholdName = keyof typeof thresholdBounds;
export const thresholdNames = Object.keys(thresholdBounds) as ThresholdName[];

export type RiskThresholds = Readonly<Record<ThresholdName, number>>;

/** Those by which withdrawals are held as well. */
export const holdThresholdNames = [
  'largeEur',
  'playPercent',
  'flatPercent',
  'structuringEur',
  'structuringPercent',
  'structuringCount',
  'depositsADay',
  'jumpEur',
  'jumpFactor',
] as const satisfies readonly ThresholdName[];
export type HoldThresholds = Pick<RiskThresholds, (typeof holdThresholdNames)[number]>;

/** What counts of the others before anybody has proposed anything. */
export const firstThresholds: Omit<RiskThresholds, keyof HoldThresholds> = {
  windowDays: 30,
  littlePlayEur: 500,
  inOutHours: 48,
  inOutPercent: 80,
  inOutEur: 500,
  newMethodHours: 72,
  newMethodEur: 1_000,
  dormantDays: 180,
  dormantEur: 1_000,
  chargeBacks: 1,
  heldRules: 2,
  accounts: 3,
};

/** What is kept of a version, as it is read: null where it is not whole. */
export const parseThresholds = (kept: Readonly<Record<string, unknown>>): RiskThresholds | null => {
  const entries = thresholdNames.map((name) => [name, kept[name]] as const);
  const isWhole = entries.every(([name, value]) => {
    const { min, max } = thresholdBounds[name];
    return typeof value === 'number' && Number.isSafeInteger(value) && value >= min && value <= max;
  });
  return isWhole ? (Object.fromEntries(entries) as RiskThresholds) : null;
};

export const changedThresholds = (from: RiskThresholds, to: RiskThresholds): ThresholdName[] =>
  thresholdNames.filter((name) => from[name] !== to[name]);
