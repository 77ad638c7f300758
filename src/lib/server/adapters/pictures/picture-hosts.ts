import { lookup } from 'node:dns/promises';
import { type IncomingMessage, request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isOpenHost } from '../../common/addresses.ts';
import type { Original, PictureHosts } from './picture-source.ts';

/** What is given up on after this long, from the name's resolution to the last byte. */
const deadlineMs = 3_000;
const bytesMax = 8 * 1024 * 1024;

export type Outside = {
  /** Every address of a host's name. */
  readonly resolve: (host: string) => Promise<readonly string[]>;
  /** Whether we may connect there. */
  readonly admits: (address: string) => boolean;
};

const internet: Outside = {
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  admits: isOpenHost,
};

const none: Original = { ok: false, code: 'not_found' };
const away: Original = { ok: false, code: 'unavailable' };

/**
 * Asks each host of the settings in turn for `{origin}{path}`, and before them the one of a listed address, if it is among them. No part of an address that a visitor sends names a host. The
 * name is resolved once and the connection goes to that very address, so that a second answer of the DNS changes nothing;
 * a private one is refused, a redirect is not followed, and no cookie or header of a visitor is passed on.
 */
export const createPictureHosts = (origins: readonly string[], outside: Outside = internet): PictureHosts => ({
  original: async (path, address) => {
    const listed = URL.parse(address ?? '');
    const places = [
      ...(listed && origins.includes(listed.origin) ? [[listed.origin, listed.pathname + listed.search] as const] : []),
      ...origins.map((origin) => [origin, path] as const),
    ];
    let answer = none;
    for (const [origin, at] of places) {
      const found = await fetchPicture(new URL(origin), at, outside).catch(() => away);
      if (found.ok) return found;
      if (found.code === 'unavailable') answer = found;
    }
    return answer;
  },
});

async function fetchPicture(origin: URL, path: string, { resolve, admits }: Outside): Promise<Original> {
  const signal = AbortSignal.timeout(deadlineMs);
  const addresses = await Promise.race([resolve(origin.hostname), rejectedBy(signal)]);
  const [address] = addresses;
  // One private address among public ones is what an attack by DNS looks like.
  if (address === undefined || !addresses.every(admits)) return away;
  const response = await ask(origin, path, address, signal);
  if (response.statusCode !== 200) {
    response.destroy();
    return response.statusCode === 404 || response.statusCode === 410 ? none : away;
  }
  const bytes = await readWhole(response);
  return bytes === null ? away : { ok: true, bytes };
}

const rejectedBy = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }));

const ask = (origin: URL, path: string, address: string, signal: AbortSignal): Promise<IncomingMessage> =>
  new Promise((answered, failed) => {
    const request = origin.protocol === 'https:' ? requestSecure : requestPlain;
    request(
      origin,
      {
        path,
        signal,
        agent: false,
        headers: { accept: 'image/*', 'user-agent': 'Faceup' },
        lookup: (_, options, found) => {
          const family = address.includes(':') ? 6 : 4;
          if (options.all) found(null, [{ address, family }]);
          else found(null, address, family);
        },
      },
      answered,
    )
      .once('error', failed)
      .end();
  });

/** Null when there is more than we take. */
async function readWhole(response: IncomingMessage): Promise<Uint8Array | null> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of response) {
    length += chunk.length;
    if (length > bytesMax) {
      response.destroy();
      return null;
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
