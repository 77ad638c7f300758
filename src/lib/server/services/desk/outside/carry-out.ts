import type { Agreement } from '#domain/desk/agreement.ts';
import { ok, type Result } from '#domain/result.ts';
import type { ServerContext } from '../../../context.ts';
import type { Queryable } from '../../../db/db.ts';
import { registerAffiliate } from '../../affiliates/register-affiliate.ts';
import { registerEndpoint, rotateSecret } from '../../events/endpoints.ts';

type Ctx = Pick<ServerContext, 'db' | 'clock' | 'random' | 'config'>;

export type AgreementFault =
  | 'prefix_taken'
  | 'template_invalid'
  | 'host_not_named'
  | 'known_already'
  | 'event_type_unknown'
  | 'not_found';

/** `secret`: by which the receiver knows that a message is the house's. */
export type Agreed = { readonly endpointId: string; readonly secret: string };

/** Takes an affiliate or an address in. Where it is refused, its transaction has to end without a commit. */
export async function carryOut(
  { config, random }: Ctx,
  db: Queryable,
  agreement: Agreement,
  now: Date,
): Promise<Result<Agreed, AgreementFault>> {
  const desk = { db, config, random, now };
  if (agreement.kind === 'affiliate_agreed') {
    const { affiliate: id, prefix, url, sharePercent } = agreement;
    return registerAffiliate(desk, { id, prefix, url, sharePercent, cpaEurCents: BigInt(agreement.cpaEurCents) });
  }
  if (agreement.kind === 'webhook_renewed') {
    const renewed = await rotateSecret(desk, agreement.endpoint);
    return renewed.ok ? ok({ endpointId: agreement.endpoint, secret: renewed.value.secret }) : renewed;
  }
  const added = await registerEndpoint(desk, { url: agreement.url, types: agreement.types, from: null });
  if (added.ok) return { ok: true, value: { endpointId: added.value.id, secret: added.value.secret } };
  return { ok: false, code: added.code === 'type_unknown' ? 'event_type_unknown' : added.code };
}

/** Ends a transaction that was begun to find out. */
class Tried extends Error {
  readonly fault: AgreementFault | null;
  constructor(fault: AgreementFault | null) {
    super('tried');
    this.fault = fault;
  }
}

/** What speaks against it as things stand; null: nothing. Nothing of it stays. */
export const tryOut = (ctx: Ctx, agreement: Agreement): Promise<AgreementFault | null> =>
  ctx.db
    .transaction(async (tx): Promise<never> => {
      const done = await carryOut(ctx, tx, agreement, ctx.clock.now());
      throw new Tried(done.ok ? null : done.code);
    })
    .catch((error: unknown) => {
      if (error instanceof Tried) return error.fault;
      throw error;
    });
