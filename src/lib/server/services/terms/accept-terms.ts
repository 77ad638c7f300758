import { fail, ok, type Result } from '#domain/result.ts';
import { acceptableOn, agreementDocuments, dayOf } from '#domain/terms/agreement.ts';
import type { ServerContext } from '../../context.ts';
import type { Queryable } from '../../db/db.ts';
import { insertAcceptance } from '../../db/queries/terms.ts';
import type { Caller, PlayerSession } from '../caller.ts';
import { writeSecurityEvent } from '../identity/security-events.ts';
import { readTerms, type TermsRead } from './read-terms.ts';

/**
 * Records that a player accepts a version of a document. The same again, at once or later, changes nothing and answers the same. A
 * version that no longer holds is `terms_changed`; one that never was, `not_found`.
 */
export async function acceptTerms(
  ctx: ServerContext,
  caller: Caller,
  session: PlayerSession,
  { document, version }: { readonly document: string; readonly version: string },
): Promise<Result<TermsRead, 'not_found' | 'terms_changed'>> {
  const { playerId } = session;
  const now = ctx.clock.now();
  const isAgreed = (agreementDocuments as readonly string[]).includes(document);
  const versions = isAgreed ? (ctx.policies.get(document) ?? []) : [];
  if (!versions.some((one) => one.version === version)) return fail('not_found');
  const wanted = acceptableOn(versions, dayOf(now)).find((one) => one.version === version);
  if (wanted === undefined) return fail('terms_changed', { document });
  await ctx.db.transaction(async (tx) => {
    const fresh = await tx.query(insertAcceptance, [playerId, document, wanted.number, version, now]);
    if (fresh.length > 0)
      await writeSecurityEvent(tx, now, 'terms_accepted', { playerId, caller }, { document, version });
  });
  return ok(await readTerms(ctx, session));
}

/** Records what the box of the sign-up accepts: of each document the version in force, and each that is announced. */
export async function acceptAtSignUp(
  tx: Queryable,
  { policies }: Pick<ServerContext, 'policies'>,
  playerId: string,
  now: Date,
): Promise<void> {
  for (const document of agreementDocuments)
    for (const { number, version } of acceptableOn(policies.get(document) ?? [], dayOf(now)))
      await tx.query(insertAcceptance, [playerId, document, number, version, now]);
}
