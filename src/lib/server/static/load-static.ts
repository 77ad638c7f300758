import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Config } from '../config.ts';
import { securityHeaders } from '../http/security-headers.ts';
import { encodingSuffix, type ManifestEntry, manifestFile, manifestShape } from './manifest.ts';
import { pageAdditions } from './page-additions.ts';
import { pagePolicy, scriptPolicy } from './page-policy.ts';

export type Encoding = 'identity' | 'br' | 'gzip';

/** One form of one file: its bytes and the flat list of headers that Node writes as it stands. */
export type Variant = { readonly body: Buffer; readonly etag: string; readonly headers: readonly string[] };
export type StaticFile = { readonly identity: Variant } & Partial<Record<'br' | 'gzip', Variant>>;

/** Path → file, and the page for paths that are nothing. */
export type StaticFiles = {
  readonly files: ReadonlyMap<string, StaticFile>;
  readonly notFound: StaticFile | undefined;
};

const cacheControl = {
  forever: 'public, max-age=31536000, immutable',
  short: 'public, max-age=300',
  revalidate: 'public, max-age=0, must-revalidate',
} as const;

/** Reads `dist` into memory: every file in every encoding, with its headers ready. */
export function loadStatic(distFolder: string, config: Config): StaticFiles {
  const entries = manifestShape.parse(JSON.parse(readFileSync(join(distFolder, manifestFile), 'utf8')));
  const additions = pageAdditions(config);
  const files = new Map<string, StaticFile>();
  for (const entry of entries) {
    if (!config.sandbox && entry.path.startsWith('/sandbox/')) continue;
    const read = (suffix: string) => readFileSync(join(distFolder, 'client', entry.file + suffix));
    const bodies: Partial<Record<Encoding, Buffer>> = { identity: read('') };
    let { hash } = entry;
    if (entry.sources !== null && additions !== null) {
      const page = Buffer.from(additions.apply(read('').toString('utf8')));
      hash = createHash('sha256').update(page).digest('base64url').slice(0, 22);
      bodies.identity = page;
      bodies.br = brotliCompressSync(page, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
      bodies.gzip = gzipSync(page);
    } else {
      for (const encoding of entry.encodings) bodies[encoding] = read(encodingSuffix[encoding]);
    }
    files.set(entry.path, fileOf(entry, hash, bodies, config, additions?.styleSources ?? []));
  }
  return { files, notFound: files.get('/404') };
}

const policyOfAsset = (type: string): string | undefined =>
  type.startsWith('text/javascript') ? scriptPolicy : undefined;

function fileOf(
  entry: ManifestEntry,
  hash: string,
  bodies: Partial<Record<Encoding, Buffer>>,
  config: Config,
  styleSources: readonly string[],
): StaticFile {
  const policy =
    entry.sources === null
      ? policyOfAsset(entry.type)
      : pagePolicy(
          entry.path,
          { script: entry.sources.script, style: [...entry.sources.style, ...styleSources] },
          config.apiOrigin,
        );
  const variant = (encoding: Encoding, body: Buffer): Variant => {
    const etag = encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`;
    const headers: Record<string, string> = {
      'content-type': entry.type,
      'content-length': String(body.length),
      'cache-control': cacheControl[entry.cache],
      etag,
      vary: 'accept-encoding',
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      ...securityHeaders(config.publicOrigin, policy),
      // A page with a secret in its address tells nobody where the visitor came from.
      ...(entry.path === '/confirm' && { 'referrer-policy': 'no-referrer' }),
    };
    return { body, etag, headers: Object.entries(headers).flat() };
  };
  return {
    identity: variant('identity', bodies.identity ?? Buffer.alloc(0)),
    ...(bodies.br && { br: variant('br', bodies.br) }),
    ...(bodies.gzip && { gzip: variant('gzip', bodies.gzip) }),
  };
}
