import * as z from 'zod/mini';
import { isInOrder } from '#domain/day.ts';

/** Days as `2027-01-31`, empty for no bound. What is wrong with a period is told at its first day. */
const days = { from: z.string(), to: z.string() };
type Days = { readonly from: string; readonly to: string };
const path = ['from'];

/** The days of a list of transactions: in their order, and not after `today`. */
export const transactionDaysSchema = (today: string) =>
  z.object(days).check(
    z.refine(isInOrder, { error: 'days_order', path }),
    z.refine(({ from }: Days) => from <= today, { error: 'days_future', path }),
  );

/** The filter of a list of bets: days that are kept, from `oldest` on, and in their order. */
export const betFilterSchema = (oldest: string) =>
  z.object({ ...days, provider: z.string() }).check(
    z.refine(({ from }: Days) => from === '' || from >= oldest, { error: 'period_old', path }),
    z.refine(isInOrder, { error: 'period_wrong', path }),
  );
