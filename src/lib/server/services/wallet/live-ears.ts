import * as z from 'zod/mini';
import { transactionTypes } from '#contract/profile/wallet.ts';

/** The deposit or withdrawal behind a change, as the player is told of it. */
export type WalletChange = {
  readonly kind: (typeof transactionTypes)[number];
  readonly id: string;
  readonly state: string;
};

/** What the database tells (functions/live.sql): whose money moved and, where it was a deposit or withdrawal, which. */
const notice = z.union([
  z.strictObject({ player: z.string(), kind: z.enum(transactionTypes), id: z.string(), state: z.string() }),
  z.strictObject({ player: z.string() }),
]);

/** Null where nobody knows what it means: another version of the house may run beside this one. */
export const readNotice = (
  payload: string,
): { readonly player: string; readonly change: WalletChange | null } | null => {
  const parsed = notice.safeParse(JSON.parse(payload));
  if (!parsed.success) return null;
  const { player, ...change } = parsed.data;
  return { player, change: 'kind' in change ? change : null };
};
