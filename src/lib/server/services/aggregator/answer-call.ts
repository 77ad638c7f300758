import type { ServerContext } from '../../context.ts';
import { DatabaseUnavailable } from '../../db/db.ts';
import type { StudioSessionRow } from '../../db/queries/aggregator.ts';
import { applyCommand } from '../wallet/apply-command.ts';
import type { WalletAnswer, WalletCommand } from '../wallet/commands.ts';
import type { Dialect, StudioAnswer, StudioCall, StudioOutcome, StudioRequest } from './dialect.ts';
import { findSession, openOnce } from './studio-session.ts';

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Answers a studio's call in its dialect. Never throws: what is not foreseen is logged and told as `temporary`. */
export const answerCall = async <Keys>(
  ctx: ServerContext,
  dialect: Dialect<Keys>,
  keys: Keys,
  call: StudioCall,
): Promise<{ readonly status: number; readonly body: object }> => {
  const nobody = { currency: null, balanceMinor: null, player: null, token: null, game: null, country: null };
  const refuse = (outcome: StudioOutcome) => {
    ctx.log.warn({ dialect: dialect.name, outcome }, 'call of a studio refused');
    return dialect.render({ ...nobody, outcome }, call);
  };
  if (!dialect.verify(call, keys)) return refuse('signature_invalid');
  const parsed = dialect.parse(call);
  if (!parsed.ok) return refuse(parsed.outcome);
  try {
    const answer = await answerRequest(ctx, dialect.name, parsed.request);
    return answer.outcome === 'token_invalid' ? refuse('token_invalid') : dialect.render(answer, call);
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable))
      ctx.log.error({ dialect: dialect.name, err: error }, 'unexpected error');
    return dialect.render({ ...nobody, outcome: 'temporary' }, call);
  }
};

const answerRequest = async (ctx: ServerContext, provider: string, request: StudioRequest): Promise<StudioAnswer> => {
  const { token, act } = request;
  const session = token === null ? undefined : await findSession(ctx, provider, token);
  const player = request.player ?? session?.player_id ?? null;
  const currency = request.currency ?? session?.currency ?? null;
  const told = {
    player,
    currency,
    token,
    game: session?.game_id ?? null,
    country: session?.country ?? ctx.config.homeCountry,
  };
  const isForeign = session !== undefined && session.player_id !== player;
  if (player === null || currency === null || !uuid.test(player) || isForeign)
    return { ...told, outcome: 'token_invalid', balanceMinor: null };
  if (session && act.action !== 'rollback' && currency !== session.currency)
    return { ...told, outcome: 'currency_mismatch', balanceMinor: null };

  const who = { provider, player, currency };
  const balance = () => applyCommand(ctx, { action: 'balance', ...who });
  // A win or a rollback is owed whatever has become of the token.
  if ((act.action === 'session' || act.action === 'balance' || act.action === 'bet') && token !== null) {
    const opened = session?.isOpened ? 'ok' : await openOnce(ctx, provider, token);
    if (opened !== 'ok') return { ...told, outcome: opened, balanceMinor: (await balance()).balanceMinor };
  }
  const answer =
    act.action === 'session' || act.action === 'balance' ? await balance() : await run(ctx, who, act, session);
  const balanceMinor = answer.balanceMinor ?? (await balance()).balanceMinor;
  return { ...told, outcome: answer.outcome, balanceMinor };
};

type Who = Pick<Extract<WalletCommand, { action: 'balance' }>, 'provider' | 'player' | 'currency'>;
type Act = Exclude<StudioRequest['act'], { action: 'session' | 'balance' }>;

/** A call may be several commands. Each is safe to repeat, so a call that was cut off is completed when it comes again. */
const run = async (
  ctx: ServerContext,
  who: Who,
  act: Act,
  session: StudioSessionRow | undefined,
): Promise<WalletAnswer> => {
  if (act.action === 'rollback') return rollBack(ctx, who, act);
  const { transaction, game, round, amountMinor, closesRound } = act;
  const moved = { ...who, transaction, game, round, amountMinor };
  if (act.action === 'bet' && !session) return { outcome: 'token_invalid', balanceMinor: null, replayed: false };
  const answer =
    act.action === 'bet'
      ? await applyCommand(ctx, { action: 'bet', ...moved, session: session?.id ?? '' })
      : await applyCommand(ctx, { action: 'win', ...moved, kind: act.kind });
  if (answer.outcome === 'ok' && closesRound) {
    const ended = await applyCommand(ctx, { action: 'end_round', ...who, transaction, game, round });
    if (ended.outcome === 'temporary') return ended;
  }
  return answer;
};

const rollBack = async (
  ctx: ServerContext,
  who: Who,
  { transaction, bets, game, round }: Extract<Act, { action: 'rollback' }>,
): Promise<WalletAnswer> => {
  const said = { ...(game ? { game } : {}), ...(round ? { round } : {}) };
  let answer: WalletAnswer = { outcome: 'ok', balanceMinor: null, replayed: false };
  for (const [index, bet] of bets.entries()) {
    const id = index === 0 ? transaction : `${transaction}:${index}`;
    const next = await applyCommand(ctx, { action: 'rollback', ...who, transaction: id, bet, ...said });
    const outcome = answer.outcome === 'ok' ? next.outcome : answer.outcome;
    answer = { ...next, outcome };
  }
  return answer;
};
