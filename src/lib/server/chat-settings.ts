import { z } from 'zod';
import { origin, url } from './setting-kinds.ts';

/** What an operator may set of the chat button; `config.ts` has them among the others. */
export const chatVariables = {
  CHAT_KIND: z.enum(['house', 'chatwoot', 'script', 'none'], 'house, chatwoot, script or none').default('house'),
  CHATWOOT_URL: origin.optional(),
  CHATWOOT_TOKEN: z
    .string()
    .regex(/^[A-Za-z0-9_-]{8,64}$/, 'the website token of a Chatwoot inbox')
    .optional(),
  CHATWOOT_HMAC_KEY: z.string().min(8, 'the key of the inbox’s identity validation').optional(),
  CHAT_SCRIPT_URL: url('https').optional(),
};
const variables = z.object(chatVariables);

export const chatSettings = (env: z.output<typeof variables>, refuse: (name: 'CHAT_KIND', message: string) => void) => {
  if (env.CHAT_KIND === 'chatwoot' && (env.CHATWOOT_URL === undefined || env.CHATWOOT_TOKEN === undefined))
    refuse('CHAT_KIND', 'chatwoot needs CHATWOOT_URL and CHATWOOT_TOKEN too');
  if (env.CHAT_KIND === 'script' && env.CHAT_SCRIPT_URL === undefined)
    refuse('CHAT_KIND', 'script needs CHAT_SCRIPT_URL too');
  return {
    /** Who is behind the chat button: our own desk, a Chatwoot, a script of the operator's, or nobody. */
    chatKind: env.CHAT_KIND,
    chatwootUrl: env.CHATWOOT_URL ?? null,
    chatwootToken: env.CHATWOOT_TOKEN ?? null,
    chatwootHmacKey: env.CHATWOOT_HMAC_KEY ?? null,
    chatScriptUrl: env.CHAT_SCRIPT_URL ?? null,
  };
};
