import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { momentOf, momentPattern } from '#domain/day.ts';
import { type Rational, rational, rationalOf } from '#domain/maths/rational.ts';
import { type CurrencyCode, currencyCodes } from '#domain/money/currency.ts';
import type { RateTable } from '#domain/payments/eur-rates.ts';

/** A file of rates that cannot be used. `message` names the file, the place in it and what belongs there. */
export class RatesFaulty extends Error {
  override readonly name = 'RatesFaulty';
}

const rate = z
  .string()
  .regex(/^\d{1,12}(?:\.\d{1,8})?$/, 'a plain decimal such as "0.86"')
  .transform(rationalOf)
  .refine(({ num }) => num > 0n, 'more than nothing');

const moment = z
  .string()
  .regex(momentPattern, 'a day or a moment in UTC')
  .refine((text) => momentOf(text) !== undefined, 'a day that there is')
  .transform((text) => new Date(text));

const dated = z.strictObject({ eurRate: rate, asOf: moment });

/** Every currency of the house but the euro, each with its own date. */
const ratesFile = z.strictObject({
  source: z.string().min(1).max(200),
  rates: z.strictObject({ USD: dated, GBP: dated, CAD: dated, BTC: dated, ETH: dated, USDT: dated, LTC: dated }),
});

/** A clock that goes slow must not refuse what was published this minute. */
const clockSkewMs = 3_600_000;

const euro: Rational = rational(1n);

/** Reads a file of rates. Throws `RatesFaulty`; a date that is still to come is a fault, too. */
export const readRatesFile = (file: string, now: Date): RateTable => {
  const parsed = ratesFile.safeParse(jsonOf(file));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new RatesFaulty(`${file}: ${issue?.path.join('.')}: ${issue?.message}`);
  }
  const table = { EUR: { eurRate: euro, asOf: now }, ...parsed.data.rates };
  const early = currencyCodes.find((code: CurrencyCode) => table[code].asOf.getTime() > now.getTime() + clockSkewMs);
  if (early) throw new RatesFaulty(`${file}: rates.${early}.asOf: a moment that has been`);
  return table;
};

const jsonOf = (file: string): unknown => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new RatesFaulty(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
};
