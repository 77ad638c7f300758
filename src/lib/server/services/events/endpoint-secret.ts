import { seal, sealIvBytes, unseal } from '../../common/sealed.ts';
import { webhookSecret, webhookSecretBytes } from '../../common/standard-webhook.ts';
import type { Config } from '../../config.ts';
import type { Random } from '../../context.ts';

type Keys = Pick<Config['secrets'], 'webhooks'>;
const boundTo = (endpointId: string): string => `webhook ${endpointId}`;

/** A new secret of an endpoint: as its receiver is given it once, and as the database keeps it. */
export const newSecret = (keys: Keys, random: Random, endpointId: string) => {
  const secret = webhookSecret(random.bytes(webhookSecretBytes));
  return { secret, sealed: seal(keys.webhooks, random.bytes(sealIvBytes), secret, boundTo(endpointId)) };
};

export const openSecret = (keys: Keys, endpointId: string, sealed: Buffer): string =>
  unseal(keys.webhooks, sealed, boundTo(endpointId));
