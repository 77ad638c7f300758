import * as z from 'zod/mini';

/** How much is deposited, and the code of a promotion. What the amount may be depends on the wallet and the house's minimums. */
export const depositSchema = z.object({ amount: z.string(), coupon: z.string() });
export type DepositValues = z.output<typeof depositSchema>;
