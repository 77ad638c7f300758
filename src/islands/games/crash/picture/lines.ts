import type { CurrencyCode } from '#domain/money/currency.ts';
import { minorOf } from '#stores/format/money.ts';
import type { CrashLine } from '#stores/play/crash.ts';

/** Stakes in several currencies cannot be added: one sum for each. */
type LineTotal = { readonly currency: CurrencyCode; readonly amountMinor: bigint };

export type LineList = {
  /** The player's own currency first, and the largest first within each. */
  readonly shown: readonly CrashLine[];
  /** How many are not shown. */
  readonly more: number;
  readonly players: number;
  readonly totals: readonly LineTotal[];
};

const totalsOf = (lines: readonly CrashLine[]): readonly LineTotal[] => {
  const sums = new Map<CurrencyCode, bigint>();
  for (const { currency, amount } of lines) sums.set(currency, (sums.get(currency) ?? 0n) + minorOf(amount, currency));
  return [...sums].map(([currency, amountMinor]) => ({ currency, amountMinor }));
};

/** Codes are plain letters; `localeCompare` costs a hundred times as much. */
const byText = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);

/** The stakes of a round as they are listed. The player's own (`ownId`) is always among those shown. */
export const listLines = (
  lines: readonly CrashLine[],
  { currency, ownId, max }: { currency: CurrencyCode; ownId: string | undefined; max: number },
): LineList => {
  const rank = (line: CrashLine): string => (line.currency === currency ? '' : line.currency);
  // For the order alone; sums are exact.
  const sorted = lines.toSorted((a, b) => byText(rank(a), rank(b)) || Number(b.amount) - Number(a.amount));
  const first = sorted.slice(0, max);
  const own = sorted.find(({ id }) => id === ownId);
  const isCutOff = own !== undefined && !first.includes(own);
  return {
    shown: isCutOff ? [...first.slice(0, -1), own] : first,
    more: sorted.length - first.length,
    players: sorted.length,
    totals: totalsOf(sorted),
  };
};
