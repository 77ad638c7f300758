import { createHmac } from 'node:crypto';
import type { Random, ServerContext } from '../../context.ts';
import type { Queryable } from '../../db/db.ts';
import { dropRecoveryCodes, insertRecoveryCodes, takeRecoveryCode as takeRow } from '../../db/queries/second-factor.ts';

/** How many codes a player is given at a time. */
const recoveryCodeCount = 10;

/** Crockford's base32: no letter that is taken for a digit. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const codeLength = 10;

/** Ten of 32 signs are 50 bits: far beyond what can be guessed at ten tries a round. Shown as `ABCDE-12345`. */
function newCode(random: Random): string {
  const signs = Array.from(random.bytes(codeLength), (byte) => alphabet[byte % alphabet.length]).join('');
  return `${signs.slice(0, 5)}-${signs.slice(5)}`;
}

/** What was typed, without the spaces, dashes and confusions of handwriting; null when it cannot be a recovery code. */
export function recoveryCodeOf(typed: string): string | null {
  const signs = typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  return signs.length === codeLength && [...signs].every((sign) => alphabet.includes(sign)) ? signs : null;
}

/** Keyed, since 50 bits could be tried out by who has the table and nothing else. */
const hashCode = (ctx: ServerContext, playerId: string, signs: string): Buffer =>
  createHmac('sha256', Buffer.from(ctx.config.secrets.factors, 'hex')).update(`${playerId}:${signs}`).digest();

/** Gives the player ten new codes; the ones before are worth nothing. They are to be shown once: only hashes are kept. */
export async function replaceRecoveryCodes(ctx: ServerContext, tx: Queryable, playerId: string): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, () => newCode(ctx.random));
  await tx.query(dropRecoveryCodes, [playerId]);
  await tx.query(insertRecoveryCodes, [
    playerId,
    codes.map((code) => hashCode(ctx, playerId, code.replaceAll('-', ''))),
  ]);
  return codes;
}

/** Uses a code up; false when the player has no such code any more. */
export async function takeRecoveryCode(
  ctx: ServerContext,
  tx: Queryable,
  playerId: string,
  signs: string,
): Promise<boolean> {
  const taken = await tx.query(takeRow, [playerId, hashCode(ctx, playerId, signs), ctx.clock.now()]);
  return taken.length === 1;
}
