import type { ServerContext } from '../../context.ts';
import { findPlayerId, type StudioSessionRow } from '../../db/queries/aggregator.ts';
import { applyCommand } from '../wallet/apply-command.ts';
import { carryOut } from './carry-out.ts';
import type { StudioAnswer, StudioOutcome, StudioRequest } from './dialect.ts';
import { lookUp, tellPlayer } from './look-up.ts';
import { findSession, openOnce, renewToken, standingOf } from './studio-session.ts';
import type { Who } from './told.ts';

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What a proven call asks for, done. The player is the session's, or of a prize or a rollback the one whom the studio names. */
export const answerRequest = async (
  ctx: ServerContext,
  provider: string,
  request: StudioRequest,
): Promise<StudioAnswer> => {
  const { token, act } = request;
  const session = token === null ? undefined : await findSession(ctx, provider, token);
  const player = request.player ?? session?.player_id ?? null;
  const currency = request.currency ?? session?.currency ?? null;
  const told = {
    player,
    currency,
    token,
    balanceMinor: null,
    game: session?.game_id ?? null,
    country: session?.country ?? ctx.config.homeCountry,
  };
  const refuse = (outcome: StudioOutcome): StudioAnswer => ({ ...told, outcome });
  if (player === null) return refuse('token_invalid');
  if (!uuid.test(player)) return refuse('player_unknown');
  if (act.action === 'player') return { ...told, ...(await tellPlayer(ctx, provider, player)) };
  if (session && session.player_id !== player) return refuse('token_invalid');
  // A win or a rollback is owed whatever has become of the token.
  const isOwed = act.action === 'rollback' || (act.action === 'win' && !act.isStudioPromo);
  if (!session && !isOwed) return refuse('token_invalid');
  if (!session && !(await isPlayer(ctx, player))) return refuse('player_unknown');
  if (currency === null) return refuse('token_invalid');
  if (session && act.action !== 'rollback' && currency !== session.currency) return refuse('currency_mismatch');

  const who = { provider, player, currency };
  if (act.action === 'find_said' || act.action === 'find_round')
    return session?.isReplaced ? refuse('token_invalid') : { ...told, ...(await lookUp(ctx, who, act)) };
  if (act.action === 'bet' || act.action === 'win' || act.action === 'rollback')
    return { ...told, ...(await carryOut(ctx, who, act, { session, token })) };
  if (session === undefined || token === null) return refuse('token_invalid');
  return { ...told, ...(await attend(ctx, who, act.action, { session, token })) };
};

/** The calls that need a token which counts. The first of all opens its session. */
const attend = async (
  ctx: ServerContext,
  who: Who,
  action: 'session' | 'balance' | 'renew',
  { session, token }: { readonly session: StudioSessionRow; readonly token: string },
): Promise<Pick<StudioAnswer, 'outcome' | 'balanceMinor'> & { readonly token?: string }> => {
  if (session.isReplaced && action !== 'renew') return { outcome: 'token_invalid', balanceMinor: null };
  const opened = session.isOpened ? 'ok' : await openOnce(ctx, who.provider, token);
  const { outcome, balanceMinor } = await applyCommand(ctx, { action: 'balance', ...who });
  if (opened !== 'ok') return { outcome: opened, balanceMinor };
  if (action === 'renew') return { ...(await renewToken(ctx, session, token)), balanceMinor };
  const standing = await standingOf(ctx, session, token);
  return { outcome: standing === 'ok' ? outcome : standing, balanceMinor };
};

const isPlayer = async (ctx: ServerContext, player: string): Promise<boolean> =>
  (await ctx.db.query(findPlayerId, [player])).length > 0;
