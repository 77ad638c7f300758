import { type EventType, eventTypes } from '#contract/events/house-event.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { isAtWebhookHost } from '../../common/webhook-hosts.ts';
import type { Config } from '../../config.ts';
import type { Random } from '../../context.ts';
import type { Queryable } from '../../db/db.ts';
import { addEndpoint, rotateEndpoint } from '../../db/queries/webhooks.ts';
import { newUuid } from '../identity/tokens.ts';
import { newSecret } from './endpoint-secret.ts';

/** What the commands of staff need of the house. */
export type EndpointDesk = {
  readonly db: Queryable;
  readonly config: Pick<Config, 'webhookHosts' | 'sandbox'> & { readonly secrets: Pick<Config['secrets'], 'webhooks'> };
  readonly random: Random;
  readonly now: Date;
};

type Wish = {
  readonly url: string;
  /** Null: all. */
  readonly types: readonly string[] | null;
  /** The first number that it is told; null: from now on. */
  readonly from: bigint | null;
  /** Whose players alone it is told of. */
  readonly affiliateId?: string;
};

const isEventType = (type: string): type is EventType => (eventTypes as readonly string[]).includes(type);

/** Takes an address in; its id and its secret, which is told this once. */
export const registerEndpoint = async (
  { db, config, random, now }: EndpointDesk,
  { url, types, from, affiliateId }: Wish,
): Promise<
  Result<{ readonly id: string; readonly secret: string }, 'host_not_named' | 'type_unknown' | 'known_already'>
> => {
  if (!isAtWebhookHost(url, config.webhookHosts, { loopback: config.sandbox })) return fail('host_not_named');
  if (types !== null && !types.every(isEventType)) return fail('type_unknown');
  const id = newUuid(random);
  const { secret, sealed } = newSecret(config.secrets, random, id);
  const after = from === null ? null : from - 1n;
  const added = await db.query(addEndpoint, [id, new URL(url).href, sealed, types, after, now, affiliateId ?? null]);
  return added.length > 0 ? ok({ id, secret }) : fail('known_already');
};

const dayMs = 86_400_000;

/** A new secret; messages are signed by the one before too, for a day. */
export const rotateSecret = async (
  { db, config, random, now }: EndpointDesk,
  id: string,
): Promise<Result<{ readonly secret: string; readonly oldUntil: Date }, 'not_found'>> => {
  const { secret, sealed } = newSecret(config.secrets, random, id);
  const oldUntil = new Date(now.getTime() + dayMs);
  const rotated = await db.query(rotateEndpoint, [id, sealed, oldUntil]);
  return rotated.length > 0 ? ok({ secret, oldUntil }) : fail('not_found');
};
