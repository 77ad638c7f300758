import type { HeaderRecord } from '../http/security-headers.ts';
import { fileHeaders, type SiteOrigins } from './file-headers.ts';
import type { ManifestEntry } from './manifest.ts';

/** The name that hosts of static files (Netlify, Cloudflare Pages and their like) look for. */
export const headersFileName = '_headers';

/** Hosts know the types of files by their endings, but for this one. */
const ownType = 'application/speculationrules+json';

type Folder = { readonly folders: Map<string, Folder>; entry: ManifestEntry | undefined };
type Rule = readonly [pattern: string, headers: string];

/**
 * The built files' headers as a `_headers` file. Where all files of a folder have the same, one line with a `*` stands for
 * them. No path fits two lines, because such hosts would send a header of both twice.
 */
export function headersFile(entries: readonly ManifestEntry[], site: SiteOrigins): string {
  const root = newFolder();
  for (const entry of entries) place(root, entry);
  const lines = (entry: ManifestEntry) => linesOf(fileHeaders(entry, site), entry.type);
  const rules = rulesOf('', root, lines);
  return `${rules.map(([pattern, headers]) => `${pattern}\n${headers}`).join('\n\n')}\n`;
}

const newFolder = (): Folder => ({ folders: new Map(), entry: undefined });

function place(root: Folder, entry: ManifestEntry): void {
  let at = root;
  for (const name of entry.path.split('/').slice(1)) {
    const next = at.folders.get(name) ?? newFolder();
    at.folders.set(name, next);
    at = next;
  }
  at.entry = entry;
}

function rulesOf(path: string, folder: Folder, lines: (entry: ManifestEntry) => string): Rule[] {
  const own: Rule[] = folder.entry === undefined ? [] : [[path, lines(folder.entry)]];
  const below = [...folder.folders].flatMap(([name, inner]) => rulesOf(`${path}/${name}`, inner, lines));
  const different = new Set(below.map(([, headers]) => headers));
  // The root has files of every kind: a star there would fit everything.
  const [same] = different;
  if (path === '' || below.length < 2 || different.size > 1 || same === undefined) return [...own, ...below];
  return [...own, [`${path}/*`, same]];
}

const linesOf = (headers: HeaderRecord, type: string): string =>
  Object.entries(headers)
    .filter(([name]) => name !== 'content-type' || type === ownType)
    .map(([name, value]) => `  ${name}: ${value}`)
    .join('\n');
