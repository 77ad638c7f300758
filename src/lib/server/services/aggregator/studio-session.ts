import { createHash, createHmac } from 'node:crypto';
import type { ServerContext } from '../../context.ts';
import {
  findStudioSession,
  type RenewedRow,
  renewSession,
  type StudioSessionRow,
} from '../../db/queries/aggregator.ts';
import { type GameSessionRow, type OpenedRow, openSession, readGameSession } from '../../db/queries/games.ts';
import { hashToken } from '../identity/tokens.ts';
import type { WalletOutcome } from '../wallet/commands.ts';

/** As long as a session may be idle: so long may its next token wait for its first call. */
const idle = '30 minutes';
/** An answer that was lost is asked for again at once; who comes later found the old token somewhere. */
const again = '1 minute';
/** 240 bits, as a launch has. */
const tokenBytes = 30;

/**
 * The game session that a launch token opens: its id follows from the token, so that the token, which studios send with every
 * call, finds it again in any process without being kept.
 */
export const sessionIdOf = (token: string): string => {
  const hex = createHash('sha256').update(`studio session ${token}`).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
};

/**
 * The token that takes the place of this one. It follows from it and a key of the house: whoever asks again is told the same, and
 * nobody can make it of a token that leaked.
 */
const tokenAfter = ({ config }: ServerContext, token: string): string =>
  createHmac('sha256', config.secrets.studioTokens)
    .update(token)
    .digest()
    .subarray(0, tokenBytes)
    .toString('base64url');

/** The session behind a token, or undefined: unknown, of another dialect, or a launch for play money. */
export const findSession = async (
  ctx: ServerContext,
  provider: string,
  token: string,
): Promise<StudioSessionRow | undefined> => {
  const next = tokenAfter(ctx, token);
  const named = [token, next].flatMap((one) => [sessionIdOf(one), hashToken(one)]);
  const [row] = await ctx.db.query<StudioSessionRow>(findStudioSession, [...named, idle, again, ctx.clock.now()]);
  return row?.provider === provider ? row : undefined;
};

/** Opens the session when the first call comes. Of calls at one instant one opens it, and the others find it open. */
export const openOnce = async (ctx: ServerContext, provider: string, token: string): Promise<WalletOutcome> => {
  const found = await findSession(ctx, provider, token);
  if (!found) return 'token_invalid';
  if (found.isOpened) return 'ok';
  const [row] = await ctx.db.query<OpenedRow>(openSession, [hashToken(token), null, found.id, ctx.clock.now()]);
  if (row?.outcome === 'ok') return 'ok';
  if (row?.outcome === 'token_expired') return 'token_expired';
  if (row?.outcome !== 'token_invalid') return 'player_disabled';
  return (await findSession(ctx, provider, token))?.isOpened ? 'ok' : 'token_invalid';
};

/** What a stake would be told of the session by which it came. Questions are told the same, so that nobody plays on at a table that is over. */
export const standingOf = async (
  ctx: ServerContext,
  { id, player_id, provider }: StudioSessionRow,
  token: string,
): Promise<WalletOutcome> => {
  const [row] = await ctx.db.query<GameSessionRow>(readGameSession, [id, player_id, ctx.clock.now()]);
  if (row?.code === 'ok') return 'ok';
  if (row?.code === 'player_excluded') return 'player_disabled';
  // Ended by a renewal, perhaps of this instant, it is heard until the next token is used.
  const found = await findSession(ctx, provider, token);
  if (!found || found.isReplaced) return 'token_invalid';
  return found.isRenewed ? 'ok' : 'token_expired';
};

/**
 * A new token in the place of this one, whose session ends: no stake is taken by it any more. The new one opens a session of its own
 * with its first call. A session that is over is not begun anew.
 */
export const renewToken = async (
  ctx: ServerContext,
  { id, player_id }: StudioSessionRow,
  token: string,
): Promise<{ readonly outcome: WalletOutcome; readonly token: string }> => {
  const next = tokenAfter(ctx, token);
  const [row] = await ctx.db.query<RenewedRow>(renewSession, [
    id,
    player_id,
    sessionIdOf(next),
    hashToken(next),
    idle,
    again,
    ctx.clock.now(),
  ]);
  if (!row) throw new Error('a renewal was not answered');
  return { outcome: row.outcome, token: next };
};
