import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { encodingSuffix, type ManifestEntry, manifestFile } from '../src/lib/server/static/manifest.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
};
const compressible = /^(text\/|application\/(json|manifest|xml|wasm)|image\/svg)/;
const metaPolicy = /<meta http-equiv="content-security-policy" content="([^"]*)"\s*\/?>/i;

/**
 * Compresses everything in `dist/client` once, takes each page's policy out of its head (it becomes a header, where
 * `frame-ancestors` counts too) and writes `dist/manifest.json`. Throws on a file whose type it does not know.
 */
export async function precompress(distFolder: string): Promise<number> {
  const client = join(distFolder, 'client');
  const all = readdirSync(client, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => relative(client, join(file.parentPath, file.name)))
    .filter((file) => !/\.(br|gz)$/.test(file))
    .sort();
  const entries: ManifestEntry[] = [];
  for (const file of all) entries.push(await prepare(client, file));
  writeFileSync(join(distFolder, manifestFile), `${JSON.stringify(entries, null, 1)}\n`);
  return entries.length;
}

async function prepare(client: string, file: string): Promise<ManifestEntry> {
  const type = types[extname(file)];
  if (type === undefined) throw new Error(`${file}: what type is this? Add ${extname(file)} to scripts/precompress.ts`);
  let content: Buffer = readFileSync(join(client, file));
  const isPage = extname(file) === '.html';
  let sources: ManifestEntry['sources'] = null;
  if (isPage) {
    const html = content.toString('utf8');
    sources = sourcesOf(html, file);
    content = Buffer.from(html.replace(metaPolicy, ''));
    writeFileSync(join(client, file), content);
  }
  return {
    path: pathOf(file),
    file,
    type,
    cache: file.startsWith('_astro/') ? 'forever' : isPage ? 'revalidate' : 'short',
    encodings: compressible.test(type) ? await compress(join(client, file), content) : [],
    hash: createHash('sha256').update(content).digest('base64url').slice(0, 22),
    sources,
  };
}

/** `games/all/index.html` is served at `/games/all`, `404.html` at `/404`; a space is `%20`, as browsers send it. */
function pathOf(file: string): string {
  const path = `/${file}`.replace(/\/index\.html$/, '').replace(/\.html$/, '');
  return path === '' ? '/' : path.replaceAll(/[^A-Za-z0-9\-._~!$&'()*+,;=:@%/]/gu, encodeURIComponent);
}

/** The hashes Astro wrote for what it inlined. A page without them was rendered without `security.csp`. */
function sourcesOf(html: string, file: string): { script: string[]; style: string[] } {
  const policy = metaPolicy.exec(html)?.[1]?.replaceAll('&#39;', "'");
  if (policy === undefined) throw new Error(`${file}: no content security policy in its head`);
  const hashes = (directive: string) => {
    const found = policy.split(';').find((part) => part.trim().startsWith(`${directive} `));
    return (found ?? '').split(/\s+/).filter((source) => /^'sha(256|384|512)-/.test(source));
  };
  return { script: hashes('script-src'), style: hashes('style-src') };
}

async function compress(path: string, content: Buffer): Promise<('br' | 'gzip')[]> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const forms = { br: await brotli(content, { params }), gzip: await zip(content, { level: 9 }) };
  // What compression makes no smaller is sent as it is.
  const kept = (['br', 'gzip'] as const).filter((encoding) => forms[encoding].length < content.length);
  for (const encoding of kept) writeFileSync(path + encodingSuffix[encoding], forms[encoding]);
  return kept;
}

if (import.meta.main) {
  if (!existsSync('dist/client')) throw new Error('There is no dist/client: run npm run build');
  console.log(`${await precompress('dist')} files ready`);
}
