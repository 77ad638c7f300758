import type { ServerContext } from '../../context.ts';
import type { StudioSessionRow } from '../../db/queries/aggregator.ts';
import { notify } from '../../db/queries/shared.ts';
import { findReceipt, type ReceiptRow } from '../../db/queries/studio-said.ts';
import { applyCommand } from '../wallet/apply-command.ts';
import type { WalletOutcome } from '../wallet/commands.ts';
import type { MoneyAct, StudioAnswer, StudioOutcome } from './dialect.ts';
import { rollBack, rollbackIdOf } from './roll-back.ts';
import { findSession, openOnce } from './studio-session.ts';
import type { Told, Who } from './told.ts';

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
        : await endIfClosed(ctx, who, act, await rollBack(ctx, who, act));
  const balanceMinor = answer.balanceMinor ?? (await applyCommand(ctx, { action: 'balance', ...who })).balanceMinor;
  const done = { outcome: answer.outcome, balanceMinor };
  // A name that no bet came by may have been a tombstone before.
  const isDone = done.outcome === 'ok' || (act.action === 'rollback' && done.outcome === 'already_cancelled');
  if (isDone) await tellWallet(ctx, who.player);
  return isDone && act.said ? { ...done, ...(await receiptOf(ctx, who, act)) } : done;
};

/**
 * A bet of the house's own brings the balance in its answer; a studio's answer goes to the studio, and the player's page hears of the
 * money by the wallet's line. The money has moved: that it could not be told changes nothing.
 */
const tellWallet = async (ctx: ServerContext, player: string): Promise<void> => {
  try {
    await ctx.db.query(notify, ['faceup_wallet', JSON.stringify({ player })]);
  } catch (error) {
    ctx.log.warn({ reason: String(error) }, 'a studio’s bet could not be told to the player’s page');
  }
};

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
  const isOver = answer.outcome === 'token_expired' && (await findSession(ctx, who.provider, token))?.isRenewed;
  return isOver ? { outcome: 'token_invalid', balanceMinor: null } : answer;
};

const isForgiven = (outcome: StudioOutcome): boolean => (forgiven as ReadonlySet<StudioOutcome>).has(outcome);

const win = async (ctx: ServerContext, who: Who, act: Extract<MoneyAct, { action: 'win' }>): Promise<Told> =>
  endIfClosed(ctx, who, act, await applyCommand(ctx, { ...moved(who, act), action: 'win', kind: act.kind }));

type MovedAct = Extract<MoneyAct, { action: 'bet' | 'win' }>;

const moved = (who: Who, { transaction, game, round, amountMinor, said }: MovedAct) => ({
  ...who,
  transaction,
  game,
  round,
  amountMinor,
  said,
});

/** After the money: a round that is over takes and pays nothing more, and nothing that was staked in it goes back. */
const endIfClosed = async (
  ctx: ServerContext,
  who: Who,
  { closesRound, transaction, game, round }: MoneyAct,
  answer: Told,
): Promise<Told> => {
  if (answer.outcome !== 'ok' || !closesRound || !game || !round) return answer;
  const ended = await applyCommand(ctx, { action: 'end_round', ...who, transaction, game, round });
  return ended.outcome === 'temporary' ? ended : answer;
};

/** The house's number of what was done; of a rollback that found no bet to take back, what it found. */
const receiptOf = async (
  ctx: ServerContext,
  { provider, player }: Who,
  act: MoneyAct,
): Promise<{ readonly receipt?: bigint; readonly outcome?: StudioOutcome }> => {
  const names = act.action === 'rollback' ? act.bets : [];
  const ids = act.action === 'rollback' ? names.map((name) => rollbackIdOf(act, name)) : [act.transaction];
  const reference = [(act.action === 'rollback' && act.said?.reference) || null, act.game ?? null, act.round ?? null];
  const [row] = await ctx.db.query<ReceiptRow>(findReceipt, [provider, act.action, ids, player, names, ...reference]);
  if (!row) return {};
  if (act.action !== 'rollback' || row.bet) return { receipt: row.seq };
  return { outcome: row.win ? 'cancel_not_bet' : 'cancel_not_found' };
};
