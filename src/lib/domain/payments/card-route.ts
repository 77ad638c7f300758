import { type Rational, rational } from '../maths/rational.ts';
import type { CurrencyCode } from '../money/currency.ts';
import { amountFromEur } from './deposit-limits.ts';

/** What a company takes by its contract with the house; null: whatever the house takes. Amounts in whole euros, both included. */
export type RouteTerms = {
  readonly currencies: readonly CurrencyCode[] | null;
  /** ISO 3166 alpha-2 of where it takes nobody from. */
  readonly exceptFrom: readonly string[];
  readonly leastEur: number | null;
  readonly mostEur: number | null;
  /** What it costs the house, in hundredths of a percent: the player pays no fee either way. */
  readonly costBasisPoints: number;
};

export const anyTerms: RouteTerms = {
  currencies: null,
  exceptFrom: [],
  leastEur: null,
  mostEur: null,
  costBasisPoints: 0,
};

export type RouteWish = {
  readonly amountMinor: bigint;
  readonly currency: CurrencyCode;
  readonly country: string;
  /** What one unit of the currency is worth in euros. */
  readonly eurRate: Rational;
};

/** Whether a company takes this very payment. */
export const takesPayment = (
  { currencies, exceptFrom, leastEur, mostEur }: RouteTerms,
  { amountMinor, currency, country, eurRate }: RouteWish,
): boolean => {
  const minorOf = (eur: number): bigint => amountFromEur(BigInt(eur), currency, eurRate);
  if (currencies !== null && !currencies.includes(currency)) return false;
  if (exceptFrom.includes(country)) return false;
  if (leastEur !== null && amountMinor < minorOf(leastEur)) return false;
  return mostEur === null || amountMinor <= minorOf(mostEur);
};

/** Of a company's last deposits that are over: how many were paid, and how many were refused or left to run out. */
export type RouteRecord = { readonly paid: number; readonly lost: number };

/** How many of a company's last deposits count, and how old they may be. */
export const recordLength = 40;
export const recordDays = 7;
/** How long a route that failed for a player is marked, and the last to be tried (specification, section 9: `payment_config`). */
export const failedMinutes = 20;

export type CardRoute<Name extends string = string> = {
  readonly name: Name;
  readonly costBasisPoints: number;
  readonly record: RouteRecord;
  /** When it failed for this very player, in milliseconds; null where it did not within `failedMinutes`. */
  readonly failedAt: number | null;
};

/** A company of which little is known counts as one that had four of five paid; each deposit of its own tells more than that. */
const shareOf = ({ paid, lost }: RouteRecord): Rational => rational(BigInt(paid + 4), BigInt(paid + lost + 5));

const compareShares = (a: Rational, b: Rational): number => Number(a.num * b.den - b.num * a.den);
/** Tenths: records that are as good as alike leave the choice to the cost. */
const gradeOf = ({ num, den }: Rational): number => Number((num * 10n) / den);

const compareRoutes = (a: CardRoute, b: CardRoute): number => {
  if ((a.failedAt === null) !== (b.failedAt === null)) return a.failedAt === null ? -1 : 1;
  if (a.failedAt !== null && b.failedAt !== null) return a.failedAt - b.failedAt;
  const [ofA, ofB] = [shareOf(a.record), shareOf(b.record)];
  return gradeOf(ofB) - gradeOf(ofA) || a.costBasisPoints - b.costBasisPoints || compareShares(ofB, ofA);
};

/**
 * The routes, the best first: those that failed for this player just now come last, the one that failed longest ago before the others; of
 * the rest whose payments arrive most often, of two that are alike the cheaper, and else the order in which they came.
 */
export const bestFirst = <Name extends string>(routes: readonly CardRoute<Name>[]): CardRoute<Name>[] =>
  routes.toSorted(compareRoutes);
