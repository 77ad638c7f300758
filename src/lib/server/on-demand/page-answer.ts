import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Config } from '../config.ts';
import type { HeaderRecord } from '../http/security-headers.ts';
import { fileHeaders, type SiteOrigins } from '../static/file-headers.ts';
import { pageAdditions } from '../static/page-additions.ts';
import { hashesOfPolicy } from '../static/page-policy.ts';
import type { Rendered } from './render.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Fast enough to be done for every answer; what is built beforehand is compressed as far as it goes. */
const brotliQuality = 4;

/** Longer than a shared cache keeps what it shows for a question that somebody else asked; nothing, where the answer is of a country. */
const cacheControl = { everywhere: 'public, max-age=0, s-maxage=60', country: 'private, no-cache' } as const;

export type PageAnswer = { readonly headers: HeaderRecord; readonly body: Buffer };

/**
 * A rendered page as it is sent: with the very headers of a page that was built beforehand, and with what the running
 * process adds to each. `accepted`: the encodings that the browser takes, best first; `reach`: for whom else it is the same.
 */
export const pageAnswer = async (
  path: string,
  { headers, html }: Rendered,
  config: Config & Pick<SiteOrigins, 'mifinityScript'>,
  accepted: readonly ('br' | 'gzip')[],
  reach: keyof typeof cacheControl,
): Promise<PageAnswer> => {
  const additions = pageAdditions(config);
  const page = Buffer.from(additions?.apply(html) ?? html);
  const policy = String(headers['content-security-policy'] ?? '');
  // Without it a page would be sent that its own policy cripples: a bug of ours.
  if (policy === '') throw new Error('A page that was rendered on demand came without a content security policy');
  const type = 'text/html; charset=utf-8';
  const entry = {
    path,
    file: '',
    type,
    cache: 'page',
    seldom: false,
    encodings: [],
    hash: '',
    sources: hashesOfPolicy(policy),
  } as const;
  const [encoding] = accepted;
  const body = encoding === undefined ? page : await compressed(page, encoding);
  return {
    body,
    headers: {
      ...fileHeaders({ ...entry, encodings: [] }, config, additions?.styleSources ?? []),
      'cache-control': cacheControl[reach],
      vary: 'accept-encoding',
      'content-length': String(body.length),
      ...(encoding !== undefined && { 'content-encoding': encoding }),
    },
  };
};

const compressed = (page: Buffer, encoding: 'br' | 'gzip'): Promise<Buffer> =>
  encoding === 'br' ? brotli(page, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }) : zip(page);
