import { createHash } from 'node:crypto';
import type { ServerContext } from '../../context.ts';
import { findStudioSession, type StudioSessionRow } from '../../db/queries/aggregator.ts';
import { type OpenedRow, openSession } from '../../db/queries/games.ts';
import { hashToken } from '../identity/tokens.ts';
import type { WalletOutcome } from '../wallet/commands.ts';

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

/** The session behind a token, or undefined: unknown, of another dialect, or a launch for play money. */
export const findSession = async (
  ctx: ServerContext,
  provider: string,
  token: string,
): Promise<StudioSessionRow | undefined> => {
  const [row] = await ctx.db.query<StudioSessionRow>(findStudioSession, [sessionIdOf(token), hashToken(token)]);
  return row?.provider === provider ? row : undefined;
};

/** Opens the session when the first call comes. Of calls at one instant one opens it, and the others find it open. */
export const openOnce = async (ctx: ServerContext, provider: string, token: string): Promise<WalletOutcome> => {
  const found = await findSession(ctx, provider, token);
  if (!found) return 'token_invalid';
  if (found.isOpened) return 'ok';
  const [row] = await ctx.db.query<OpenedRow>(openSession, [...[hashToken(token), null, found.id, ctx.clock.now()]]);
  if (row?.outcome === 'ok') return 'ok';
  if (row?.outcome === 'token_expired') return 'token_expired';
  if (row?.outcome !== 'token_invalid') return 'player_disabled';
  return (await findSession(ctx, provider, token))?.isOpened ? 'ok' : 'token_invalid';
};
