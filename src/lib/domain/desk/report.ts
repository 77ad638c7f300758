/** Whose money it was: of players whom an affiliate sent, of players who registered in the same month. */
const sourceKeys = ['affiliate', 'cohort'] as const;

/** By what the figures of a report are told apart, always with their currency beside it. */
export const reportKeys = ['day', 'currency', 'country', 'game', 'studio', ...sourceKeys] as const;
export type ReportKey = (typeof reportKeys)[number];

export const isSourceKey = (by: ReportKey): by is (typeof sourceKeys)[number] =>
  (sourceKeys as readonly string[]).includes(by);

/** What postings are told apart into. */
const bookedFigures = ['deposits', 'withdrawals', 'stakes', 'payouts', 'bonusCost'] as const;
export type BookedFigure = (typeof bookedFigures)[number];

export const reportFigures = ['deposits', 'withdrawals', 'stakes', 'payouts', 'ggr', 'bonusCost', 'ngr'] as const;
export type ReportFigure = (typeof reportFigures)[number];

/** What a figure is the sum of, and with which sign. */
export const partsOf: Readonly<Record<ReportFigure, Readonly<Partial<Record<BookedFigure, 1n | -1n>>>>> = {
  deposits: { deposits: 1n },
  withdrawals: { withdrawals: 1n },
  stakes: { stakes: 1n },
  payouts: { payouts: 1n },
  ggr: { stakes: 1n, payouts: -1n },
  bonusCost: { bonusCost: 1n },
  ngr: { stakes: 1n, payouts: -1n, bonusCost: -1n },
};

export const figureOf = (figure: ReportFigure, booked: Readonly<Record<BookedFigure, bigint>>): bigint =>
  bookedFigures.reduce((sum, part) => sum + (partsOf[figure][part] ?? 0n) * booked[part], 0n);

/** The most days of a report, a quarter. */
export const reportDaysMax = 92;

/** Stands where there is no country, game, studio, affiliate or player: of a deposit, or of a player who has told none. */
export const noKey = 'none';

const dayMs = 86_400_000;

/** The days from one to another, both of them; none where the second is before the first. */
export const daysBetween = (from: string, to: string): string[] => {
  const days: string[] = [];
  for (let at = Date.parse(from); at <= Date.parse(to); at += dayMs) days.push(new Date(at).toISOString().slice(0, 10));
  return days;
};

/** What the house kept of the stakes, in hundredths of a percent, cut off: "3.27"; null where nothing was staked. */
export const holdOf = (stakes: bigint, ggr: bigint): string | null => {
  if (stakes <= 0n) return null;
  const hundredths = (ggr * 10_000n) / stakes;
  const size = hundredths < 0n ? -hundredths : hundredths;
  return `${hundredths < 0n ? '-' : ''}${size / 100n}.${String(size % 100n).padStart(2, '0')}`;
};

/** How many months of registration are followed. */
export const cohortMonths = 12;

/** `count` months, YYYY-MM, the first first; that of `day` is the last. */
export const monthsUntil = (day: string, count: number): string[] => {
  const last = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
  return Array.from({ length: count }, (_, at) => {
    const month = last - (count - 1 - at);
    return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
  });
};

/** A day for who supervises the house: leaf by leaf, or in the manner of the Danish SAFE or of the Dutch control data bank. */
export const vaultForms = ['leaves', 'danish', 'dutch'] as const;
export type VaultForm = (typeof vaultForms)[number];
