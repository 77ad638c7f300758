import { z } from 'zod';
import { isWebhookHost } from './common/webhook-hosts.ts';

/** What an operator may set of how systems outside are told what happens; `config.ts` has them among the others. */
export const eventVariables = {
  WEBHOOK_HOSTS: z
    .string()
    .transform((text) => text.split(',').map((part) => part.trim()))
    .pipe(
      z.array(
        z.string().refine(isWebhookHost, 'hosts such as hooks.example.com or *.example.com, with commas between'),
      ),
    )
    .default([]),
  NATS_URL: z.url({ protocol: /^(?:nats|tls)$/, error: 'a URL starting with nats:// or tls://' }).optional(),
};
const variables = z.object(eventVariables);

export const eventSettings = (env: z.output<typeof variables>) => ({
  /** Where webhooks may go, as `isAtWebhookHost` reads them; empty: nowhere. */
  webhookHosts: env.WEBHOOK_HOSTS,
  /** The NATS server whose JetStream is told what happens; null: none. */
  natsUrl: env.NATS_URL ?? null,
});
