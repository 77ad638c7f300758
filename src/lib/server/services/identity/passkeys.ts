import { type RegistrationResponseJSON, verifyRegistrationResponse } from '@simplewebauthn/server';
import { decodeAttestationObject, isoBase64URL } from '@simplewebauthn/server/helpers';
import type { CreationOptions } from '#contract/passkey-wire.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { ServerContext } from '../../context.ts';
import { DatabaseUnavailable } from '../../db/db.ts';
import { lockPlayer } from '../../db/queries/identity.ts';
import { enqueueMail } from '../../db/queries/mail.ts';
import {
  insertPasskey,
  listPasskeys as listRows,
  type PasskeyRow,
  removePasskey as removeRow,
  renamePasskey as renameRow,
} from '../../db/queries/passkeys.ts';
import type { Caller, PlayerSession } from '../caller.ts';
import { deviceLine, deviceOf } from './device.ts';
import { challengeLivesMs, challengeTaker, handleOf, newChallenge, relyingParty } from './passkey-challenge.ts';
import { hasRecentProof } from './proof.ts';
import { writeSecurityEvent } from './security-events.ts';
import { newUuid } from './tokens.ts';

/** Ed25519, ES256 and RS256: what devices have (RFC 9053, RFC 8812). */
const algorithms = [-8, -7, -257];

/** Enough for every device of a person; a list without end would be somebody's storage. */
export const passkeysMax = 20;

export type Passkey = {
  readonly id: string;
  readonly name: string;
  /** Kept by a service on several devices of the player. */
  readonly synced: boolean;
  readonly createdAt: string;
  readonly usedAt: string | null;
};

export async function listPasskeys(ctx: ServerContext, session: PlayerSession): Promise<Passkey[]> {
  const rows = await ctx.db.query<PasskeyRow>(listRows, [session.playerId]);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    synced: row.is_synced,
    createdAt: row.created_at.toISOString(),
    usedAt: row.used_at?.toISOString() ?? null,
  }));
}

/** What the browser needs to make a key that finds itself (discoverable) and asks for finger, face or PIN. */
export async function startPasskey(
  ctx: ServerContext,
  session: PlayerSession,
): Promise<Result<CreationOptions, 'sign_in_again' | 'too_many'>> {
  if (!(await hasRecentProof(ctx, session))) return fail('sign_in_again');
  const rows = await ctx.db.query<PasskeyRow>(listRows, [session.playerId]);
  if (rows.length >= passkeysMax) return fail('too_many');
  const { playerId, email } = session;
  return ok({
    challenge: await newChallenge(ctx, 'add', playerId),
    rp: { id: relyingParty(ctx).id, name: ctx.config.operatorName },
    user: { id: handleOf(playerId), name: email, displayName: email },
    pubKeyCredParams: algorithms.map((alg) => ({ alg, type: 'public-key' })),
    timeout: challengeLivesMs,
    attestation: 'none',
    excludeCredentials: rows.map((row) => ({ id: row.credential_id, type: 'public-key' })),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  });
}

type AddError = 'sign_in_again' | 'passkey_refused' | 'too_many';

/** Keeps a key that the browser made, named after the device it was made on. */
export async function addPasskey(
  ctx: ServerContext,
  caller: Caller,
  session: PlayerSession,
  response: RegistrationResponseJSON,
): Promise<Result<{ readonly id: string; readonly name: string }, AddError>> {
  if (!(await hasRecentProof(ctx, session))) return fail('sign_in_again');
  const { playerId } = session;
  const made = await verifyNewKey(ctx, playerId, response);
  if (made === null) {
    await writeSecurityEvent(ctx.db, ctx.clock.now(), 'passkey_refused', { playerId, caller });
    return fail('passkey_refused');
  }
  const now = ctx.clock.now();
  const id = newUuid(ctx.random);
  const name = deviceLine(deviceOf(caller.userAgent)) || 'Passkey';
  const { id: credentialId, publicKey, counter, transports = [] } = made.credential;
  const key = [credentialId, Buffer.from(publicKey), counter, transports, made.credentialBackedUp];
  return ctx.db.transaction(async (tx) => {
    // Many at once are counted one after the other.
    await tx.query(lockPlayer, [playerId]);
    if ((await tx.query(listRows, [playerId])).length >= passkeysMax) return fail('too_many');
    if ((await tx.query(insertPasskey, [id, playerId, ...key, name, now])).length === 0) return fail('passkey_refused');
    await writeSecurityEvent(tx, now, 'passkey_added', { playerId, caller }, { name });
    await tx.query(enqueueMail, ['access_changed', playerId, now, { change: 'passkey_added', name }]);
    return ok({ id, name });
  });
}

/**
 * Whether a key brings no certificates, as we ask: it has no attestation, or vouches for itself. The library follows the
 * addresses in certificates for lists of revoked ones, in one format before it knows the root: whoever makes them up
 * would have the house fetch any address.
 */
export function isWithoutCertificates(attestationObject: string): boolean {
  const attestation = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject));
  const format = attestation.get('fmt');
  return format === 'none' || (format === 'packed' && attestation.get('attStmt').get('x5c') === undefined);
}

/** Null for anything but a key made for this house, by this player, just now, with the player's finger, face or PIN. */
async function verifyNewKey(ctx: ServerContext, playerId: string, response: RegistrationResponseJSON) {
  const { origin, id } = relyingParty(ctx);
  const expectedChallenge = challengeTaker(ctx, 'add', playerId);
  try {
    if (!isWithoutCertificates(response.response.attestationObject)) return null;
    const verdict = await verifyRegistrationResponse({
      response,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    });
    return verdict.verified ? verdict.registrationInfo : null;
  } catch (error) {
    // The library throws for what a browser would never send; a lost database is none of that.
    if (error instanceof DatabaseUnavailable) throw error;
    return null;
  }
}

/** Gives one of the player's own keys another name. */
export async function renamePasskey(
  ctx: ServerContext,
  session: PlayerSession,
  id: string,
  name: string,
): Promise<Result<void, 'not_found'>> {
  const renamed = await ctx.db.query(renameRow, [id, session.playerId, name]);
  return renamed.length === 0 ? fail('not_found') : ok(undefined);
}

/** Takes one of the player's own keys away; it signs nobody in from now on. */
export async function removePasskey(
  ctx: ServerContext,
  caller: Caller,
  session: PlayerSession,
  id: string,
): Promise<Result<void, 'not_found' | 'sign_in_again'>> {
  if (!(await hasRecentProof(ctx, session))) return fail('sign_in_again');
  const { playerId } = session;
  const now = ctx.clock.now();
  return ctx.db.transaction(async (tx) => {
    const [removed] = await tx.query<{ name: string }>(removeRow, [id, playerId]);
    if (removed === undefined) return fail('not_found');
    await writeSecurityEvent(tx, now, 'passkey_removed', { playerId, caller }, { name: removed.name });
    await tx.query(enqueueMail, ['access_changed', playerId, now, { change: 'passkey_removed', name: removed.name }]);
    return ok(undefined);
  });
}
