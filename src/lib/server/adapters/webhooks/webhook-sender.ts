import { isAtWebhookHost } from '../../common/webhook-hosts.ts';
import type { Config } from '../../config.ts';

/** `status` null: nobody answered, or nobody was asked. `reason`: why it was not taken, in a code of the house's. */
type WebhookAnswer = { readonly status: number | null } & (
  | { readonly isTaken: true }
  | {
      readonly isTaken: false;
      readonly reason: 'host_not_named' | 'refused' | 'redirected' | 'too_late' | 'unreachable';
    }
);

/** Addresses of the operator's that are told what happens. */
export type WebhookSender = {
  readonly send: (url: string, headers: Readonly<Record<string, string>>, body: string) => Promise<WebhookAnswer>;
};

const answerMsMax = 10_000;
const answerBytesMax = 65_536;

/** Over the network, to hosts that the settings name alone: what was let in when the address was taken may be named no more. */
export const createWebhookSender = ({
  webhookHosts,
  sandbox,
}: Pick<Config, 'webhookHosts' | 'sandbox'>): WebhookSender => ({
  send: async (url, headers, body) => {
    if (!isAtWebhookHost(url, webhookHosts, { loopback: sandbox }))
      return { isTaken: false, status: null, reason: 'host_not_named' };
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json', 'user-agent': 'Faceup' },
        body,
        redirect: 'manual',
        signal: AbortSignal.timeout(answerMsMax),
      });
      await passOver(answer);
      const { status, ok } = answer;
      if (ok) return { isTaken: true, status };
      return { isTaken: false, status, reason: status >= 300 && status < 400 ? 'redirected' : 'refused' };
    } catch (error) {
      const isLate = error instanceof Error && error.name === 'TimeoutError';
      return { isTaken: false, status: null, reason: isLate ? 'too_late' : 'unreachable' };
    }
  },
});

/** Read so that the connection may serve again, and no further: nobody wants to know what it says. */
const passOver = async ({ body }: Response): Promise<void> => {
  if (body === null) return;
  let bytes = 0;
  for await (const part of body) {
    bytes += part.length;
    if (bytes > answerBytesMax) break;
  }
};
