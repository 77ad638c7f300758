import type { ServerContext } from '../../context.ts';
import { insertPasskeyChallenge, takePasskeyChallenge } from '../../db/queries/passkeys.ts';
import { hashToken, newToken } from './tokens.ts';

/** How long a player may take to unlock a device; the browser is told so, too. */
export const challengeLivesMs = 5 * 60_000;

/** For whom a device signs: an address of the configuration, never a header of the request. */
export const relyingParty = (ctx: ServerContext): { readonly origin: string; readonly id: string } => ({
  origin: ctx.config.publicOrigin,
  id: new URL(ctx.config.publicOrigin).hostname,
});

/** A player as a device knows them: the id's own bytes, which say nothing of the person (WebAuthn, section 14.6.1). */
export const handleOf = (playerId: string): string =>
  Buffer.from(playerId.replaceAll('-', ''), 'hex').toString('base64url');

type Purpose = 'add' | 'sign_in';

/** A fresh challenge of 256 bits in base64url, remembered hashed: for one purpose and, where one is known, one player. */
export async function newChallenge(ctx: ServerContext, purpose: Purpose, playerId: string | null): Promise<string> {
  const challenge = newToken(ctx.random);
  const until = new Date(ctx.clock.now().getTime() + challengeLivesMs);
  await ctx.db.query(insertPasskeyChallenge, [hashToken(challenge), purpose, playerId, until]);
  return challenge;
}

/** Uses a challenge up, whatever comes of it; true when it was ours, for this, and not too old. */
export const challengeTaker =
  (ctx: ServerContext, purpose: Purpose, playerId: string | null) =>
  async (challenge: string): Promise<boolean> => {
    const values = [hashToken(challenge), purpose, playerId, ctx.clock.now()];
    return (await ctx.db.query(takePasskeyChallenge, values)).length === 1;
  };
