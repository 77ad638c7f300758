import type { Hono } from 'hono';
import type { ServerContext } from '../context.ts';
import { answerStampRequest } from './stamp-desk.ts';
import { sandboxStampKeys } from './stamp-keys.ts';

/** The time stamping authority, for whoever asks it over the network as RFC 3161 (3.4) has it, and the certificate that its stamps lead to. */
export function mountStamps(app: Hono, ctx: ServerContext): void {
  const keys = () => sandboxStampKeys(ctx.config.secrets.cardWebhook);
  app.post('/time-stamp', async (c) => {
    if (c.req.header('content-type') !== 'application/timestamp-query') return c.text('Unsupported type', 415);
    const answer = answerStampRequest(new Uint8Array(await c.req.arrayBuffer()), keys(), ctx);
    return c.body(new Uint8Array(answer), 200, { 'content-type': 'application/timestamp-reply' });
  });
  app.get('/time-stamp/ca.pem', (c) => c.body(keys().authority, 200, { 'content-type': 'application/x-pem-file' }));
}
