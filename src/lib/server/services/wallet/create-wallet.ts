import type { CurrencyCode } from '#domain/money/currency.ts';
import type { Queryable } from '../../db/db.ts';
import { insertWallet } from '../../db/queries/wallet.ts';

/** Opens a wallet within the caller's transaction. False when the player has one in that currency already. */
export const createWallet = async (
  tx: Queryable,
  playerId: string,
  currency: CurrencyCode,
  now: Date,
  isDefault: boolean,
): Promise<boolean> => {
  const rows = await tx.query(insertWallet, [playerId, currency, isDefault, now]);
  return rows.length > 0;
};
