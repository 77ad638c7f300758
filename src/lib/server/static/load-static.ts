import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { contentHash } from '../common/content-hash.ts';
import type { Config } from '../config.ts';
import { fileHeaders, type SiteOrigins } from './file-headers.ts';
import { filesOnDisk } from './files-on-disk.ts';
import { encodingSuffix, type ManifestEntry, manifestFile, manifestShape } from './manifest.ts';
import { pageAdditions } from './page-additions.ts';
import type { Encoding, StaticFile, StaticFiles, Variant } from './static-file.ts';

/** The settings, and what follows from the keys of payment companies and of outside studios. */
type Site = Config & Pick<SiteOrigins, 'mifinityScript' | 'studioFrames'>;

/** Reads `dist` into memory: every file in every encoding, with its headers ready. */
export function loadStatic(distFolder: string, config: Site): StaticFiles {
  const { often, load, filesOf } = openFolder(distFolder, config);
  return filesOf(often.map((entry) => [entry.path, load(entry)] as const));
}

/** The same beside a house that plays: never more than a file at a stretch. */
export async function loadStaticInTurns(distFolder: string, config: Site): Promise<StaticFiles> {
  const { often, load, filesOf } = openFolder(distFolder, config);
  const loaded: (readonly [string, StaticFile])[] = [];
  for (const entry of often) {
    loaded.push([entry.path, load(entry)]);
    await nextTurn();
  }
  return filesOf(loaded);
}

function openFolder(distFolder: string, config: Site) {
  const entries = manifestShape.parse(JSON.parse(readFileSync(join(distFolder, manifestFile), 'utf8')));
  const additions = pageAdditions(config);
  const load = (entry: ManifestEntry): StaticFile => {
    const read = (suffix: string) => readFileSync(join(distFolder, 'client', entry.file + suffix));
    const bodies: Partial<Record<Encoding, Buffer>> = { identity: read('') };
    let { hash } = entry;
    if (entry.sources !== null && additions !== null) {
      const page = Buffer.from(additions.apply(read('').toString('utf8')));
      hash = contentHash(page);
      bodies.identity = page;
      // Everybody waits while a seldom page is read: a millisecond of work, and in the one form that every browser takes.
      const quality = entry.seldom ? 1 : 5;
      bodies.br = brotliCompressSync(page, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
      if (!entry.seldom) bodies.gzip = gzipSync(page);
    } else {
      for (const encoding of entry.encodings) bodies[encoding] = read(encodingSuffix[encoding]);
    }
    return fileOf(entry, hash, bodies, config, additions?.styleSources ?? []);
  };
  const served = entries.filter(({ path }) => config.sandbox || !path.startsWith('/sandbox/'));
  const often = served.filter(({ seldom }) => !seldom);
  const seldom = served.filter((entry) => entry.seldom);
  const filesOf = (loaded: readonly (readonly [string, StaticFile])[]): StaticFiles => {
    const files = filesOnDisk(new Map(loaded), seldom, load);
    return {
      files,
      notFound: files.get('/404'),
      accountNotFound: files.get('/profile/404'),
      failed: files.get('/500'),
    };
  };
  return { often, load, filesOf };
}

function fileOf(
  entry: ManifestEntry,
  hash: string,
  bodies: Partial<Record<Encoding, Buffer>>,
  config: Site,
  styleSources: readonly string[],
): StaticFile {
  const always = fileHeaders(entry, config, styleSources);
  const variant = (encoding: Encoding, body: Buffer): Variant => {
    const etag = encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`;
    const headers: Record<string, string> = {
      ...always,
      'content-length': String(body.length),
      etag,
      vary: 'accept-encoding',
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    };
    return { body, etag, headers: Object.entries(headers).flat() };
  };
  return {
    identity: variant('identity', bodies.identity ?? Buffer.alloc(0)),
    ...(bodies.br && { br: variant('br', bodies.br) }),
    ...(bodies.gzip && { gzip: variant('gzip', bodies.gzip) }),
  };
}
