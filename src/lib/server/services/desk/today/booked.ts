import type { Figures } from '#contract/desk/today.ts';
import { formatAmount } from '#domain/money/amount.ts';
import { type CurrencyCode, currencyCodes } from '#domain/money/currency.ts';
import { convert, money } from '#domain/money/money.ts';
import type { RateTable } from '#domain/payments/eur-rates.ts';
import type { Db } from '../../../db/db.ts';
import { type BookedRow, sumBooked } from '../../../db/queries/desk/today.ts';

type Sums = Record<BookedRow['figure'], bigint>;
export type Booked = ReadonlyMap<CurrencyCode, Sums>;

const hourMs = 3_600_000;
/** A movement is committed by then, or its transaction has run out of time long ago. */
const settledAfterMs = 10 * 60_000;
const hoursKeptMax = 24 * 16;

/** Hours that are over, which no posting changes any more, by the database they are of. */
const kept = new WeakMap<Db, Map<number, readonly BookedRow[]>>();

/**
 * What was posted from the beginning of an hour until a moment, by currency. Hours that are over are added up once and remembered by the
 * process: what is asked of the database is the open hour and, the first time, those before it.
 */
export async function bookedIn(db: Db, from: Date, until: Date, now: Date): Promise<Booked> {
  const known = kept.get(db) ?? new Map<number, readonly BookedRow[]>();
  kept.set(db, known);
  const rows: BookedRow[] = [];
  let hour = from.getTime();
  for (let found = known.get(hour); found !== undefined && hour + hourMs <= until.getTime(); found = known.get(hour)) {
    rows.push(...found);
    hour += hourMs;
  }
  if (hour < until.getTime()) {
    const fresh = await db.query<BookedRow>(sumBooked, [new Date(hour), until]);
    rows.push(...fresh);
    for (let at = hour; at + hourMs <= until.getTime() && at + hourMs + settledAfterMs <= now.getTime(); at += hourMs)
      known.set(
        at,
        fresh.filter((row) => row.hour.getTime() === at),
      );
  }
  for (const old of [...known.keys()].slice(0, Math.max(0, known.size - hoursKeptMax))) known.delete(old);
  return sumOf(rows);
}

const nothing = (): Sums => ({ deposits: 0n, withdrawals: 0n, stakes: 0n, payouts: 0n, bonusCost: 0n });

function sumOf(rows: readonly BookedRow[]): Booked {
  const sums = new Map<CurrencyCode, Sums>();
  for (const { currency, figure, amount } of rows) {
    const own = sums.get(currency) ?? nothing();
    own[figure] += amount;
    sums.set(currency, own);
  }
  return sums;
}

/** As the contract has them, in the order of the house's currencies. */
export const figuresOf = (booked: Booked): Figures[] =>
  currencyCodes.flatMap((currency) => {
    const sums = booked.get(currency);
    return sums === undefined ? [] : [present(currency, sums)];
  });

/** All currencies together, each converted by the rate and rounded down. */
export const eurosOf = (booked: Booked, rates: RateTable): Figures => present('EUR', sumsInEuros(booked, rates));

/** In cents. */
export function sumsInEuros(booked: Booked, rates: RateTable): Sums {
  const all = nothing();
  for (const [currency, sums] of booked)
    for (const figure of Object.keys(all) as (keyof Sums)[]) all[figure] += inEuros(sums[figure], currency, rates);
  return all;
}

/** In cents; of what is below zero, too, the lesser. */
export const inEuros = (amountMinor: bigint, currency: CurrencyCode, rates: RateTable): bigint =>
  convert(money(amountMinor, currency), 'EUR', rates[currency].eurRate).amountMinor;

function present(currency: CurrencyCode, sums: Sums): Figures {
  const { deposits, withdrawals, stakes, payouts, bonusCost } = sums;
  const ggr = stakes - payouts;
  const shown = (amountMinor: bigint) => formatAmount(amountMinor, currency);
  return {
    currency,
    deposits: shown(deposits),
    withdrawals: shown(withdrawals),
    stakes: shown(stakes),
    payouts: shown(payouts),
    ggr: shown(ggr),
    bonusCost: shown(bonusCost),
    ngr: shown(ggr - bonusCost),
  };
}
