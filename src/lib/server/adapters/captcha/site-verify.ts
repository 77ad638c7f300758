import { z } from 'zod';

/** What both providers answer (https://developers.google.com/recaptcha/docs/v3, https://developers.cloudflare.com/turnstile). */
const answerShape = z.object({
  success: z.boolean(),
  hostname: z.string().optional(),
  action: z.string().optional(),
  score: z.number().min(0).max(1).optional(),
});
type SiteAnswer = z.output<typeof answerShape>;

export type SiteVerify = {
  /** Where the provider answers. */
  readonly url: string;
  readonly secret: string;
  /** Told when the provider could not be asked: then nobody passes. */
  readonly onSilence: (reason: string) => void;
};

const timeoutMs = 3_000;
const answerBytesMax = 16 * 1024;

/**
 * Asks the provider about a token. Null when it gives no usable answer within 3 s: a redirect, another status, too many
 * bytes or no JSON of its shape. The visitor's address is not told.
 */
export async function askSite({ url, secret, onSilence }: SiteVerify, token: string): Promise<SiteAnswer | null> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams({ secret, response: token }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.status !== 200) throw new Error(`status ${response.status}`);
    return answerShape.parse(JSON.parse(await readText(response)));
  } catch (error) {
    onSilence(error instanceof Error ? error.name : 'unknown');
    return null;
  }
}

async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > answerBytesMax) throw new Error('too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
