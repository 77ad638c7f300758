import type { ResponseOf } from '#contract/call.ts';
import type { readMoneyChanges } from '#contract/profile/wallet.ts';
import { formatAmount } from '#domain/money/amount.ts';
import { changeKindOf, changeKinds } from '#domain/money/change-kinds.ts';
import type { ServerContext } from '../../context.ts';
import { type ChangeRow, listMoneyChanges } from '../../db/queries/statement.ts';
import type { PlayerSession } from '../caller.ts';

/** As many postings of an account are looked at: some thousand rounds. Beyond it a statement is the place to read. */
const postingsMax = 5_000;
const daysMax = 92;
const dayMs = 86_400_000;

/**
 * What changed on each wallet's own money since a moment, at most so many days ago, summed up by what it moved for; wallets where
 * nothing moved are left out. It is read off the postings, so that before and parts make what stands there.
 */
export const moneyChanges = async (
  ctx: ServerContext,
  player: PlayerSession,
  since: Date,
): Promise<ResponseOf<typeof readMoneyChanges>> => {
  const earliest = new Date(ctx.clock.now().getTime() - daysMax * dayMs);
  const from = since < earliest ? earliest : since;
  const rows = await ctx.db.query<ChangeRow>(listMoneyChanges, [player.playerId, from, postingsMax]);
  return [...Map.groupBy(rows, ({ currency }) => currency)].flatMap(([currency, changes]) => {
    const [{ now = 0n } = {}] = changes;
    const moved = changes.reduce((sum, { postings }) => sum + postings, 0n);
    if (moved === 0n) return [];
    const isWhole = moved < postingsMax;
    const change = changes.reduce((sum, { amount }) => sum + amount, 0n);
    const parts = changeKinds.flatMap((kind) => {
      // What came and went by the same amount has moved all the same.
      const ofKind = changes.filter((row) => row.postings > 0n && changeKindOf(row.kind ?? '') === kind);
      const amount = ofKind.reduce((sum, row) => sum + row.amount, 0n);
      return isWhole && ofKind.length > 0 ? [{ kind, amount: formatAmount(amount, currency) }] : [];
    });
    const before = isWhole ? now - change : now;
    return [{ currency, before: formatAmount(before, currency), now: formatAmount(now, currency), isWhole, parts }];
  });
};
