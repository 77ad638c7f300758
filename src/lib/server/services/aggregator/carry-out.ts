import type { ServerContext } from '../../context.ts';
import type { StudioSessionRow } from '../../db/queries/aggregator.ts';
import { findBetNames, findReceipt, type ReceiptRow } from '../../db/queries/studio-said.ts';
import { applyCommand } from '../wallet/apply-command.ts';
import type { WalletAnswer, WalletCommand, WalletOutcome } from '../wallet/commands.ts';
import type { MoneyAct, StudioAnswer, StudioOutcome } from './dialect.ts';
import { findSession, openOnce } from './studio-session.ts';

export type Who = Pick<Extract<WalletCommand, { action: 'balance' }>, 'provider' | 'player' | 'currency'>;
/** How a call names its session. */
type Came = { readonly session: StudioSessionRow | undefined; readonly token: string | null };
type Done = Pick<StudioAnswer, 'outcome' | 'balanceMinor' | 'receipt'>;

/** Whatever became of the player or the session since, a studio's own promotion is none of it: there is no stake to take. */
const forgiven: ReadonlySet<WalletOutcome> = new Set(['token_expired', 'player_disabled', 'bet_limit']);

/** A call may be several commands. Each is safe to repeat, so a call that was cut off is completed when it comes again. */
export const carryOut = async (ctx: ServerContext, who: Who, act: MoneyAct, came: Came): Promise<Done> => {
  const answer =
    act.action === 'bet'
      ? await bet(ctx, who, act, came)
      : act.action === 'win'
        ? await win(ctx, who, act)
        : await rollBack(ctx, who, act);
  const balanceMinor = answer.balanceMinor ?? (await applyCommand(ctx, { action: 'balance', ...who })).balanceMinor;
  const done = { outcome: answer.outcome, balanceMinor };
  // A name that no bet came by may have been a tombstone before.
  const isDone = done.outcome === 'ok' || (act.action === 'rollback' && done.outcome === 'already_cancelled');
  return isDone && act.said ? { ...done, ...(await receiptOf(ctx, who, act)) } : done;
};

type Told = Pick<WalletAnswer, 'balanceMinor'> & { readonly outcome: StudioOutcome };

const bet = async (
  ctx: ServerContext,
  who: Who,
  act: Extract<MoneyAct, { action: 'bet' }>,
  { session, token }: Came,
): Promise<Told> => {
  if (!session || token === null) return { outcome: 'token_invalid', balanceMinor: null };
  const opened = session.isOpened ? 'ok' : await openOnce(ctx, who.provider, token);
  const answer: Told =
    opened === 'ok'
      ? await endIfClosed(
          ctx,
          who,
          act,
          await applyCommand(ctx, { ...moved(who, act), action: 'bet', session: session.id }),
        )
      : { outcome: opened, balanceMinor: null };
  if (act.isStudioPromo && isForgiven(answer.outcome)) return { ...answer, outcome: 'ok' };
  // The core knows no other game of a studio than the one that the token was launched for.
  if (answer.outcome === 'token_invalid' && session.game_id !== act.game) return { ...answer, outcome: 'game_invalid' };
  // A token that another took the place of is none; asked late, since a bet that came before is answered as ever.
  const isOver = answer.outcome === 'token_expired' && (await findSession(ctx, who.provider, token))?.isReplaced;
  return isOver ? { outcome: 'token_invalid', balanceMinor: null } : answer;
};

const isForgiven = (outcome: StudioOutcome): boolean => (forgiven as ReadonlySet<StudioOutcome>).has(outcome);

const win = async (ctx: ServerContext, who: Who, act: Extract<MoneyAct, { action: 'win' }>): Promise<Told> =>
  endIfClosed(ctx, who, act, await applyCommand(ctx, { ...moved(who, act), action: 'win', kind: act.kind }));

type MovedAct = Extract<MoneyAct, { action: 'bet' | 'win' }>;

const moved = (who: Who, { transaction, game, round, amountMinor, said }: MovedAct) => ({
  ...{ ...who, transaction, game, round, amountMinor, said },
});

const endIfClosed = async (
  ctx: ServerContext,
  who: Who,
  { closesRound, transaction, game, round }: MovedAct,
  answer: WalletAnswer,
): Promise<WalletAnswer> => {
  if (answer.outcome !== 'ok' || !closesRound) return answer;
  const ended = await applyCommand(ctx, { action: 'end_round', ...who, transaction, game, round });
  return ended.outcome === 'temporary' ? ended : answer;
};

/**
 * The bet that goes by the first of the names. While none of them came, each is a tombstone. A name has an id of its own, so that a
 * repeated call finds what it did before.
 */
const rollBack = async (ctx: ServerContext, who: Who, act: RollbackAct): Promise<Told> => {
  const { bets, game, round, said } = act;
  const [came] = bets.length > 1 ? await betsAmong(ctx, who, bets) : [];
  const names = came === undefined ? bets : [came];
  const known = { ...(game ? { game } : {}), ...(round ? { round } : {}) };
  let answer: Told = { outcome: 'ok', balanceMinor: null };
  for (const [index, bet] of names.entries()) {
    // The words stand once, and for all names.
    const kept = index === names.length - 1 ? { said } : {};
    const transaction = rollbackIdOf(act, bet);
    const next = await applyCommand(ctx, { action: 'rollback', ...who, transaction, bet, ...known, ...kept });
    answer = { ...next, outcome: answer.outcome === 'ok' ? next.outcome : answer.outcome };
    if (next.outcome === 'temporary') return next;
  }
  return answer;
};

type RollbackAct = Extract<MoneyAct, { action: 'rollback' }>;

/** A dialect with several names begins none of its ids with a colon. */
const rollbackIdOf = ({ transaction, bets }: RollbackAct, bet: string): string =>
  ':'.repeat(bets.indexOf(bet)) + transaction;

const betsAmong = async (
  ctx: ServerContext,
  { provider, player }: Who,
  names: readonly string[],
): Promise<string[]> => {
  const rows = await ctx.db.query<{ id: string }>(findBetNames, [provider, player, names]);
  return names.filter((name) => rows.some(({ id }) => id === name));
};

/** The house's number of what was done; of a rollback that found no bet to take back, what it found. */
const receiptOf = async (
  ctx: ServerContext,
  { provider, player }: Who,
  act: MoneyAct,
): Promise<{ readonly receipt?: bigint; readonly outcome?: StudioOutcome }> => {
  const names = act.action === 'rollback' ? act.bets : [];
  const ids = act.action === 'rollback' ? names.map((name) => rollbackIdOf(act, name)) : [act.transaction];
  const [row] = await ctx.db.query<ReceiptRow>(findReceipt, [provider, act.action, ids, player, names]);
  if (!row) return {};
  if (act.action !== 'rollback' || row.bet) return { receipt: row.seq };
  return { outcome: row.win ? 'cancel_not_bet' : 'cancel_not_found' };
};
