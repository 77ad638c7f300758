import type { ServerContext } from '../../context.ts';
import { findBetNames } from '../../db/queries/studio-said.ts';
import { applyCommand } from '../wallet/apply-command.ts';
import type { MoneyAct } from './dialect.ts';
import type { Told, Who } from './told.ts';

/**
 * The bet that goes by the first of the names; where none does, the one that the studio groups by the last, if that is its reference.
 * While none came, each name is a tombstone. A name has an id of its own, so that a repeated call finds what it did before.
 */
export const rollBack = async (ctx: ServerContext, who: Who, act: RollbackAct): Promise<Told> => {
  const { bets, game, round, said } = act;
  const [came] = bets.length > 1 ? await betsAmong(ctx, who, bets) : [];
  const names = came === undefined ? bets : [came];
  const known = { ...(game ? { game } : {}), ...(round ? { round } : {}) };
  let answer: Told = { outcome: 'ok', balanceMinor: null };
  for (const [index, bet] of names.entries()) {
    // The words stand once, and for all names.
    const isLast = index === names.length - 1;
    const kept = isLast ? { said, byReference: await isReference(ctx, who, act, bet) } : {};
    const transaction = rollbackIdOf(act, bet);
    const next = await applyCommand(ctx, { action: 'rollback', ...who, transaction, bet, ...known, ...kept });
    answer = { ...next, outcome: answer.outcome === 'ok' ? next.outcome : answer.outcome };
    if (next.outcome === 'temporary') return next;
  }
  return answer;
};

type RollbackAct = Extract<MoneyAct, { action: 'rollback' }>;

/** A name that is none of a bet's may be its reference, unless a bet came by another name while this call was heard. */
const isReference = async (ctx: ServerContext, who: Who, { bets, said }: RollbackAct, name: string): Promise<boolean> =>
  name === said?.reference && (bets.length === 1 || (await betsAmong(ctx, who, bets)).length === 0);

/** A dialect names a bet in this many ways at most. */
const namesMax = 2;

/** The studio's id behind a colon for each name before this one. A dialect with several names begins none of its ids with a colon. */
const rollbackIdAt = (transaction: string, index: number): string => ':'.repeat(index) + transaction;

/** The id under which `transaction` takes back the bet of that name. */
export const rollbackIdOf = ({ transaction, bets }: RollbackAct, bet: string): string =>
  rollbackIdAt(transaction, bets.indexOf(bet));

/** All ids under which `transaction` may have taken a bet back. */
export const rollbackIds = (transaction: string): string[] =>
  Array.from({ length: namesMax }, (_, index) => rollbackIdAt(transaction, index));

const betsAmong = async (
  ctx: ServerContext,
  { provider, player }: Who,
  names: readonly string[],
): Promise<string[]> => {
  const rows = await ctx.db.query<{ id: string }>(findBetNames, [provider, player, names]);
  return names.filter((name) => rows.some(({ id }) => id === name));
};
