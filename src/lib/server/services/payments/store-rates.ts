import { toDecimalString } from '#domain/maths/rational.ts';
import { currencyCodes } from '#domain/money/currency.ts';
import type { ServerContext } from '../../context.ts';
import { storeNewerRates } from '../../db/queries/rates.ts';

/** Tells the database, which counts limits, of rates newer than its own. Any number of processes at once. */
export const storeRates = async (ctx: ServerContext): Promise<void> => {
  const table = ctx.rates.latest();
  const codes = currencyCodes.filter((code) => code !== 'EUR');
  const rates = codes.map((code) => toDecimalString(table[code].eurRate, 8));
  await ctx.db.query(storeNewerRates, [codes, rates, codes.map((code) => table[code].asOf)]);
};
