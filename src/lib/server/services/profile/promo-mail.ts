import { createHmac, timingSafeEqual } from 'node:crypto';
import { fail, ok, type Result } from '#domain/result.ts';
import type { ServerContext } from '../../context.ts';
import { endPromo, flipPromo } from '../../db/queries/profile.ts';
import type { Caller, PlayerSession } from '../caller.ts';
import { writeSecurityEvent } from '../identity/security-events.ts';
import type { EndOffers } from '../mail/letter.ts';

/** Flips whether the player gets promotions by mail, and says how it stands then. */
export async function toggleReceiveEmail(
  ctx: ServerContext,
  caller: Caller,
  { playerId }: PlayerSession,
): Promise<{ readonly receiveEmailPromo: boolean }> {
  return ctx.db.transaction(async (tx) => {
    const [flipped] = await tx.query<{ receiveEmailPromo: boolean }>(flipPromo, [playerId]);
    if (flipped === undefined) throw new Error('The flip gave no row');
    const kind = flipped.receiveEmailPromo ? 'promotions_on' : 'promotions_off';
    await writeSecurityEvent(tx, ctx.clock.now(), kind, { playerId, caller }, { by: 'toggle' });
    return { receiveEmailPromo: flipped.receiveEmailPromo };
  });
}

const idBytes = 16;

const sealOf = (ctx: ServerContext, id: Uint8Array): Buffer =>
  createHmac('sha256', Buffer.from(ctx.config.secrets.unsubscribe, 'hex')).update(id).digest();

/**
 * The secret of a mail's link for ending the promotions: the player's id under a seal (HMAC-SHA256), 64 characters. It does not
 * age, since a mail may be read years later, and can do nothing else.
 */
export const unsubscribeToken = (ctx: ServerContext, playerId: string): string => {
  const id = Buffer.from(playerId.replaceAll('-', ''), 'hex');
  return Buffer.concat([id, sealOf(ctx, id)]).toString('base64url');
};

/** Where the POST of a mail program ends the promotions, beside the secret (`http/one-click.ts`). */
export const oneClickPath = '/mail/unsubscribe';

/** The page that asks first, as the link in a mail leads there. */
export const unsubscribePath = (token: string): string => `/unsubscribe?token=${token}`;

/**
 * What a letter about offers says of their end (`endOffers`); without it none may be sent.
 * @internal
 */
export const endOffersOf = (ctx: ServerContext, playerId: string): EndOffers => {
  const token = unsubscribeToken(ctx, playerId);
  const { publicOrigin } = ctx.config;
  return { page: `${publicOrigin}${unsubscribePath(token)}`, oneClick: `${publicOrigin}${oneClickPath}/${token}` };
};

/** Ends the promotions of the player to whom the mail was sent; doing so again changes nothing. */
export async function unsubscribe(
  ctx: ServerContext,
  caller: Caller,
  token: string,
): Promise<Result<undefined, 'not_found'>> {
  const bytes = Buffer.from(token, 'base64url');
  const id = bytes.subarray(0, idBytes);
  const seal = bytes.subarray(idBytes);
  const expected = sealOf(ctx, id);
  if (seal.length !== expected.length || !timingSafeEqual(seal, expected)) return fail('not_found');
  return ctx.db.transaction(async (tx) => {
    const [ended] = await tx.query<{ player_id: string }>(endPromo, [id.toString('hex')]);
    if (ended === undefined) return ok(undefined);
    const who = { playerId: ended.player_id, caller };
    await writeSecurityEvent(tx, ctx.clock.now(), 'promotions_off', who, { by: 'mail' });
    return ok(undefined);
  });
}
