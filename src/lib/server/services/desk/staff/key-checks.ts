import {
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { CreationOptions, RequestOptions } from '#contract/passkey-wire.ts';
import type { ServerContext } from '../../../context.ts';
import { DatabaseUnavailable } from '../../../db/db.ts';
import {
  insertStaffChallenge,
  listStaffKeys,
  type StaffKeyRow,
  takeStaffChallenge,
} from '../../../db/queries/staff-sign-in.ts';
import { challengeLivesMs, handleOf } from '../../identity/passkey-challenge.ts';
import { isWithoutCertificates } from '../../identity/passkeys.ts';
import { hashToken, newToken } from '../../identity/tokens.ts';

/** Ed25519, ES256 and RS256: what devices have (RFC 9053, RFC 8812). */
const algorithms = [-8, -7, -257];

type Purpose = 'enrol' | 'sign_in' | 'add' | 'prove';

/** For whom a device signs: the desk's own origin, so that a key of the desk is none of the players' site where the two differ. */
const relyingParty = ({ config }: Pick<ServerContext, 'config'>) => ({
  origin: config.desk.origin,
  id: new URL(config.desk.origin).hostname,
});

/** Whose device is asked, where that is known, and for which session of theirs. */
type Asked = { readonly staffId: string | null; readonly sessionId: string | null };
const anybody: Asked = { staffId: null, sessionId: null };

async function newChallenge(ctx: ServerContext, purpose: Purpose, { staffId, sessionId }: Asked): Promise<string> {
  const challenge = newToken(ctx.random);
  const until = new Date(ctx.clock.now().getTime() + challengeLivesMs);
  await ctx.db.query(insertStaffChallenge, [hashToken(challenge), purpose, staffId, until, sessionId]);
  return challenge;
}

/** Uses a challenge up, whatever comes of it. */
const challengeTaker =
  (ctx: ServerContext, purpose: Purpose, { staffId, sessionId }: Asked) =>
  async (challenge: string): Promise<boolean> => {
    const asked = [hashToken(challenge), purpose, staffId, ctx.clock.now(), sessionId];
    return (await ctx.db.query(takeStaffChallenge, asked)).length === 1;
  };

/** What the browser needs to make somebody's key: one that finds itself and asks for finger, face or PIN. */
export async function creationOptionsFor(
  ctx: ServerContext,
  purpose: 'enrol' | 'add',
  { id, name }: { readonly id: string; readonly name: string },
): Promise<CreationOptions> {
  const rows = await ctx.db.query<StaffKeyRow>(listStaffKeys, [id]);
  return {
    challenge: await newChallenge(ctx, purpose, { staffId: id, sessionId: null }),
    rp: { id: relyingParty(ctx).id, name: ctx.config.operatorName },
    user: { id: handleOf(id), name: `${name} (desk)`, displayName: name },
    pubKeyCredParams: algorithms.map((alg) => ({ alg, type: 'public-key' })),
    timeout: challengeLivesMs,
    attestation: 'none',
    excludeCredentials: rows.map((row) => ({ id: row.credential_id, type: 'public-key' })),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  };
}

/** Who shows a passkey once more, and in which session of theirs. */
export type Prover = { readonly staffId: string; readonly sessionId: string };

/** What the browser needs to find a passkey: anybody's, or that of who is here. */
export async function requestOptionsForStaff(ctx: ServerContext, prover?: Prover): Promise<RequestOptions> {
  const challenge = await newChallenge(ctx, prover ? 'prove' : 'sign_in', prover ?? anybody);
  return { challenge, rpId: relyingParty(ctx).id, timeout: challengeLivesMs, userVerification: 'required' };
}

/** Null for anything but a key made for the desk, by this person, just now, with finger, face or PIN. */
export async function verifyNewStaffKey(
  ctx: ServerContext,
  purpose: 'enrol' | 'add',
  staffId: string,
  response: RegistrationResponseJSON,
) {
  const { origin, id } = relyingParty(ctx);
  try {
    if (!isWithoutCertificates(response.response.attestationObject)) return null;
    const verdict = await verifyRegistrationResponse({
      response,
      expectedChallenge: challengeTaker(ctx, purpose, { staffId, sessionId: null }),
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    });
    return verdict.verified ? verdict.registrationInfo.credential : null;
  } catch (error) {
    if (error instanceof DatabaseUnavailable) throw error;
    return null;
  }
}

/** The key's new counter; null when signature, origin, challenge, verification or counter is not as it must be. */
export async function verifyStaffUse(
  ctx: ServerContext,
  key: StaffKeyRow,
  response: AuthenticationResponseJSON,
  prover?: Prover,
): Promise<number | null> {
  const { origin, id } = relyingParty(ctx);
  if (response.response.userHandle !== handleOf(key.staff_id)) return null;
  try {
    const verdict = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challengeTaker(ctx, prover ? 'prove' : 'sign_in', prover ?? anybody),
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
    if (error instanceof DatabaseUnavailable) throw error;
    return null;
  }
}
