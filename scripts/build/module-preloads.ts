import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { importsOf } from './page-files.ts';
import { builtFrom, noteSources } from './script-graph.ts';

const each = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map((match) => match[1] ?? '');

/** The text of a built file by its path on the site. */
type Read = (path: string) => string;

/** The path on the site of the script that a source file, as a path of the repository, became. */
type BuiltFrom = (source: string) => string;

/**
 * What a page says of its islands that their imports do not: the source files of scripts that they will import once they run.
 * It is replaced by the scripts themselves.
 */
const soonImported = /<meta name="imports-soon" content="([^"]*)"\s*\/?>/;

/** A player's browser wakes these unasked, once the page's own stand. */
const wakesLater = (tag: string): boolean => /\sclient="intent"/.test(tag) && !/&quot;press&quot;/.test(tag);

/**
 * The page's own scripts and those of its islands that wake at once with all that they import, as paths of the site. Nothing
 * runs before the largest is there, so that it comes first, and what wakes later comes last.
 */
function preloadsOf(html: string, read: Read, builtFrom: BuiltFrom): readonly string[] {
  const islands = each(html, /(<astro-island [^>]*>)/g);
  const own = islands.filter((tag) => /\sclient="(?:load|only)"/.test(tag));
  if (own.length === 0) return [];
  const filesOf = (tags: readonly string[]) =>
    tags.flatMap((tag) => each(tag, /(?:component|renderer)-url="([^"]+)"/g));
  const found = new Set<string>();
  /** What these bring that is not there yet, the largest first. */
  const add = (roots: readonly string[]): void => {
    const added = new Set<string>();
    const visit = (path: string): void => {
      if (found.has(path) || added.has(path)) return;
      added.add(path);
      for (const next of importsOf(read(path))) visit(next);
    };
    for (const root of roots) visit(root);
    for (const path of [...added].sort((one, other) => read(other).length - read(one).length)) found.add(path);
  };
  add([...each(html, /<script[^>]*\ssrc="([^"]+)"/g), ...filesOf(own)]);
  const soon = soonImported.exec(html)?.[1]?.split(' ') ?? [];
  add(soon.map(builtFrom));
  add(filesOf(islands.filter(wakesLater)));
  return [...found];
}

/** A page's script that does nothing but to import another one. */
const importsOnly = /^import"\.\/([\w.-]+\.js)";?\s*$/;

/** Such a script is asked for under the name of the other, which saves a request. */
export const withoutDetours = (html: string, read: Read): string =>
  html.replaceAll(
    /(<script[^>]*\ssrc=")(\/_astro\/)([^"]+)(")/g,
    (tag, start: string, folder: string, file: string, end: string) => {
      const other = importsOnly.exec(read(`${folder}${file}`))?.[1];
      return other === undefined ? tag : `${start}${folder}${other}${end}`;
    },
  );

/**
 * Names in the head of every page whose islands wake at once all that they will import, so that the browser asks for it
 * together and not file after file: on a slow line each file that is only found in another costs a round trip. Behind the
 * style sheet and the question of the gate, without which nothing shows.
 */
export function addPreloads(html: string, read: Read, builtFrom: BuiltFrom): string {
  const links = preloadsOf(html, read, builtFrom).map(
    (path) => `<link rel="modulepreload" fetchpriority="low" href="${path}">`,
  );
  return links.length === 0 ? html : html.replace(soonImported, '').replace('<title>', `${links.join('')}<title>`);
}

/** Adds them to the pages of a build. */
export const modulePreloads = (): AstroIntegration => ({
  name: 'faceup:module-preloads',
  hooks: {
    'astro:config:setup': ({ updateConfig }) => void updateConfig({ vite: { plugins: [noteSources()] } }),
    'astro:build:done': ({ dir }) => {
      const client = fileURLToPath(dir);
      const texts = new Map<string, string>();
      const read = (path: string): string => {
        const text = texts.get(path) ?? readFileSync(join(client, path), 'utf8');
        texts.set(path, text);
        return text;
      };
      for (const name of readdirSync(client, { recursive: true, encoding: 'utf8' })) {
        if (!name.endsWith('.html')) continue;
        const file = join(client, name);
        const html = readFileSync(file, 'utf8');
        const added = addPreloads(withoutDetours(html, read), read, builtFrom);
        if (added !== html) writeFileSync(file, added);
      }
    },
  },
});
