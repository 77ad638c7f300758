import { isPostbackUrl } from '#domain/affiliates/postback-url.ts';
import type { Terms } from '#domain/affiliates/statement.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { addAffiliate, endAffiliate, listAffiliateEndpoints, lockAffiliates } from '../../db/queries/affiliates.ts';
import { removeEndpoint } from '../../db/queries/webhooks.ts';
import { type EndpointDesk, registerEndpoint } from '../events/endpoints.ts';

type Wish = Terms & { readonly id: string; readonly prefix: string; readonly url: string };
type Refusal = 'prefix_taken' | 'template_invalid' | 'host_not_named' | 'known_already';

/** Takes an affiliate in, with the address that is told; in a transaction, since one without the other is nothing. */
export const registerAffiliate = async (
  desk: EndpointDesk,
  { id, prefix, url, sharePercent, cpaEurCents }: Wish,
): Promise<Result<{ readonly endpointId: string; readonly secret: string }, Refusal>> => {
  if (!isPostbackUrl(url)) return fail('template_invalid');
  await desk.db.query(lockAffiliates);
  const added = await desk.db.query(addAffiliate, [id, prefix, sharePercent, cpaEurCents, desk.now]);
  if (added.length === 0) return fail('prefix_taken');
  const endpoint = await registerEndpoint(desk, { url, types: null, from: null, affiliateId: id });
  if (endpoint.ok) return ok({ endpointId: endpoint.value.id, secret: endpoint.value.secret });
  return fail(endpoint.code === 'type_unknown' ? 'template_invalid' : endpoint.code);
};

/** Counts nothing more to an affiliate, and tells its addresses nothing more; what was counted stays. */
export const endWithAffiliate = async ({ db, now }: EndpointDesk, id: string): Promise<boolean> => {
  if ((await db.query(endAffiliate, [id, now])).length === 0) return false;
  for (const endpoint of await db.query<{ id: string }>(listAffiliateEndpoints, [id]))
    await db.query(removeEndpoint, [endpoint.id, now]);
  return true;
};
