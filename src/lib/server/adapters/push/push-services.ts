import { createECDH } from 'node:crypto';
import webPush from 'web-push';
import type { Config } from '../../config.ts';
import type { PushAddress } from '../../db/queries/push.ts';

/**
 * What became of a message: a push service has it; nobody is at the address any more; it may be tried again later; or it is refused and
 * will be.
 */
type PushAnswer = 'taken' | 'gone' | 'later' | 'refused';

/** The push services of browsers. `key`: the house's public key there, which a browser is given when it subscribes (RFC 8292). */
export type PushServices = {
  readonly key: string;
  /** Sends a text that the browser at the address alone can read. `ttlSeconds`: how long the service may keep it. */
  readonly send: (to: PushAddress, text: string, ttlSeconds: number) => Promise<PushAnswer>;
};

const answerMsMax = 10_000;

/** By the status (RFC 8030, 5 and 7.3). */
const answerOf = (status: number): PushAnswer => {
  if (status >= 200 && status < 300) return 'taken';
  if (status === 404 || status === 410) return 'gone';
  return status === 429 || status >= 500 ? 'later' : 'refused';
};

type Settings = Pick<Config, 'supportEmail'> & { readonly secrets: Pick<Config['secrets'], 'push'> };

/** Over the network, sealed (RFC 8291) and signed by the house's own key. The address has been looked at when it was taken in. */
export const createPushServices = ({ supportEmail, secrets }: Settings): PushServices => {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(secrets.push, 'hex');
  const publicKey = pair.getPublicKey('base64url');
  const vapidDetails = { subject: `mailto:${supportEmail}`, publicKey, privateKey: pair.getPrivateKey('base64url') };
  return {
    key: publicKey,
    send: async ({ endpoint, p256dh, auth }, text, ttlSeconds) => {
      const options = { vapidDetails, TTL: ttlSeconds, contentEncoding: 'aes128gcm' } as const;
      const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, text, options);
      try {
        const answer = await fetch(endpoint, {
          method: 'POST',
          headers: headers as Record<string, string>,
          body: body === null ? null : new Uint8Array(body),
          redirect: 'manual',
          signal: AbortSignal.timeout(answerMsMax),
        });
        await answer.body?.cancel();
        return answerOf(answer.status);
      } catch {
        return 'later';
      }
    },
  };
};
