import { type AuthenticationResponseJSON, verifyAuthenticationResponse } from '@simplewebauthn/server';
import type { RequestOptions } from '#contract/passkey-wire.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { ServerContext } from '../../context.ts';
import { DatabaseUnavailable } from '../../db/db.ts';
import type { PlayerRow } from '../../db/queries/identity.ts';
import { findPasskey, type PasskeyRow, usePasskey } from '../../db/queries/passkeys.ts';
import type { Caller } from '../caller.ts';
import { admitPlayer, type Barred, type Brought, type Entered, enter } from './enter.ts';
import { challengeLivesMs, challengeTaker, handleOf, newChallenge, relyingParty } from './passkey-challenge.ts';
import { writeSecurityEvent } from './security-events.ts';

/** What the browser needs to find a key by itself. Says nothing of anybody: nobody is known yet. */
export async function startPasskeySignIn(ctx: ServerContext): Promise<RequestOptions> {
  const challenge = await newChallenge(ctx, 'sign_in', null);
  return { challenge, rpId: relyingParty(ctx).id, timeout: challengeLivesMs, userVerification: 'required' };
}

type KeyRow = Pick<PasskeyRow, 'id' | 'player_id' | 'credential_id' | 'public_key' | 'counter'> & Omit<PlayerRow, 'id'>;
type PasskeyError = 'passkey_refused' | Barred;

/**
 * Signs in by a key of the player's device. The device asks for finger, face or PIN, so that this is having and knowing (or
 * being) in one, and no code is asked for. `player_excluded` and `account_closed` are told only to who holds the key.
 */
export async function signInByPasskey(
  ctx: ServerContext,
  caller: Caller,
  response: AuthenticationResponseJSON,
  brought: Brought,
): Promise<Result<Entered, PasskeyError>> {
  const now = ctx.clock.now();
  const [key] = await ctx.db.query<KeyRow>(findPasskey, [response.id, now]);
  const counter = key === undefined ? null : await verifyUse(ctx, key, response);
  if (key === undefined || counter === null) {
    const playerId = key?.player_id ?? null;
    await writeSecurityEvent(ctx.db, now, 'passkey_refused', { playerId, caller });
    return fail('passkey_refused');
  }
  const player: PlayerRow = { ...key, id: key.player_id };
  const admitted = await admitPlayer(ctx, caller, player);
  if (!admitted.ok) return admitted;
  return ctx.db.transaction(async (tx) => {
    const used = await tx.query(usePasskey, [key.id, key.counter, counter, now]);
    if (used.length === 0) return fail('passkey_refused');
    return ok(await enter(ctx, tx, caller, player, { by: 'passkey', ...brought }));
  });
}

/** The key's new counter; null when the signature, origin, challenge, verification or counter is not as it must be. */
async function verifyUse(
  ctx: ServerContext,
  key: KeyRow,
  response: AuthenticationResponseJSON,
): Promise<number | null> {
  const { origin, id } = relyingParty(ctx);
  if (response.response.userHandle !== handleOf(key.player_id)) return null;
  try {
    const verdict = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challengeTaker(ctx, 'sign_in', null),
      expectedOrigin: origin,
      expectedRPID: id,
      credential: {
        id: key.credential_id,
        publicKey: new Uint8Array(key.public_key),
        counter: Number(key.counter),
      },
      requireUserVerification: true,
    });
    return verdict.verified ? verdict.authenticationInfo.newCounter : null;
  } catch (error) {
    // The library throws for what a browser would never send; a lost database is none of that.
    if (error instanceof DatabaseUnavailable) throw error;
    return null;
  }
}
