import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { contentHash } from '#server/common/content-hash.ts';
import { speculationRulesPath } from '#server/static/file-headers.ts';
import { encodingSuffix, type ManifestEntry, manifestFile } from '#server/static/manifest.ts';
import { hashesOfPolicy } from '#server/static/page-policy.ts';

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
const compressible = /^(text\/|application\/(json|manifest|speculationrules|xml|wasm)|image\/svg)/;
const metaPolicy = /<meta http-equiv="content-security-policy" content="([^"]*)"\s*\/?>/i;

/**
 * A browser asks for what a page's head names once it has run the scripts above it, and for what the answer's own head names
 * at once: as many as do not make the answer longer than one round trip carries.
 */
const aheadMax = 4;

/** The pages that a large catalogue has by the thousand: its games' shells and the further pages of its lists. */
const ofCatalogue = /^(?:game\/|games\/.*\/page\/)/;
/** With more of them than this, most are seldom asked for: they cost the build and the process as little as may be. */
const ofCatalogueMax = 500;

type Sources = { readonly script: string[]; readonly style: string[] };

type Level = { readonly brotli: number; readonly gzip: number };
const often: Level = { brotli: constants.BROTLI_MAX_QUALITY, gzip: 9 };
/** A tenth more bytes in a thirtieth of the time. */
const seldom: Level = { brotli: 5, gzip: 6 };

/** Compression runs on Node's own threads: this many files keep them busy. */
const atOnce = 4;

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
  const isLarge = all.filter((file) => ofCatalogue.test(file)).length > ofCatalogueMax;
  const entries: ManifestEntry[] = [];
  const left = all.entries();
  const prepareNext = async (): Promise<void> => {
    for (const [at, file] of left) entries[at] = await prepare(client, file, isLarge && ofCatalogue.test(file));
  };
  await Promise.all(Array.from({ length: atOnce }, prepareNext));
  writeFileSync(join(distFolder, manifestFile), `[${entries.map((entry) => JSON.stringify(entry)).join(',\n')}]\n`);
  return entries.length;
}

async function prepare(client: string, file: string, isSeldom: boolean): Promise<ManifestEntry> {
  const type = `/${file}` === speculationRulesPath ? 'application/speculationrules+json' : types[extname(file)];
  if (type === undefined)
    throw new Error(`${file}: what type is this? Add ${extname(file)} to scripts/build/precompress.ts`);
  let content: Buffer = readFileSync(join(client, file));
  const isPage = extname(file) === '.html';
  let sources: ManifestEntry['sources'] = null;
  let ahead: string[] = [];
  if (isPage) {
    const html = content.toString('utf8');
    sources = sourcesOf(html, file);
    ahead = [...html.matchAll(/<link rel="modulepreload"[^>]* href="([^"]+)">/g)].map(([, path = '']) => path);
    content = Buffer.from(html.replace(metaPolicy, ''));
    writeFileSync(join(client, file), content);
  }
  return {
    path: pathOf(file),
    file,
    type,
    cache: cacheOf(file, type),
    seldom: isSeldom,
    encodings: compressible.test(type) ? await compress(join(client, file), content, isSeldom ? seldom : often) : [],
    hash: contentHash(content),
    sources,
    ...(ahead.length > 0 && { ahead: ahead.slice(0, aheadMax) }),
  };
}

/** A name with a hash is forever; a picture seldom changes; data and words do so at any deploy. */
function cacheOf(file: string, type: string): ManifestEntry['cache'] {
  if (file.startsWith('_astro/')) return 'forever';
  if (type.startsWith('text/html')) return 'page';
  return /^(?:image|audio|font)\//.test(type) || file.endsWith('.webmanifest') ? 'day' : 'short';
}

/** `games/all/index.html` is served at `/games/all`, `404.html` at `/404`; a space is `%20`, as browsers send it. */
function pathOf(file: string): string {
  const path = `/${file}`.replace(/\/index\.html$/, '').replace(/\.html$/, '');
  return path === '' ? '/' : path.replaceAll(/[^A-Za-z0-9\-._~!$&'()*+,;=:@%/]/gu, encodeURIComponent);
}

/** The hashes Astro wrote for what it inlined. A page without them was rendered without `security.csp`. */
function sourcesOf(html: string, file: string): Sources {
  const policy = metaPolicy.exec(html)?.[1]?.replaceAll('&#39;', "'");
  if (policy === undefined) throw new Error(`${file}: no content security policy in its head`);
  return kept(hashesOfPolicy(policy));
}

/** A piece of a text holds on to the whole of it: copies, one for all pages that have the same, let the pages go. */
const known = new Map<string, Sources>();
const kept = (sources: Sources): Sources => {
  const key = JSON.stringify(sources);
  const copy = known.get(key) ?? (JSON.parse(key) as Sources);
  known.set(key, copy);
  return copy;
};

async function compress(path: string, content: Buffer, level: Level): Promise<('br' | 'gzip')[]> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: level.brotli,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const forms = { br: await brotli(content, { params }), gzip: await zip(content, { level: level.gzip }) };
  // What compression makes no smaller is sent as it is.
  const kept = (['br', 'gzip'] as const).filter((encoding) => forms[encoding].length < content.length);
  for (const encoding of kept) writeFileSync(path + encodingSuffix[encoding], forms[encoding]);
  return kept;
}

if (import.meta.main) {
  if (!existsSync('dist/client')) throw new Error('There is no dist/client: run npm run build');
  console.log(`${await precompress('dist')} files ready`);
}
