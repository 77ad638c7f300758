import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a page has the browser load, as paths of the site (`/_astro/…`), each once. */
export type PageFiles = {
  /** Scripts that run without anybody having touched the page, with all that they import. */
  readonly atRest: readonly string[];
  /** The code of the islands that wake for a visitor with all that it imports, but for what is loaded at rest. */
  readonly islands: readonly string[];
  readonly styles: readonly string[];
  /** Fonts that the page asks for ahead. */
  readonly fonts: readonly string[];
};

const each = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map((match) => match[1] ?? '');

/** The static imports of a built script, in the short form that the bundler writes them. */
export const importsOf = (code: string): string[] =>
  each(code, /(?:\bimport|\bfrom)\s*["']([^"']+\.js)["']/g).map((name) => `/_astro/${name.split('/').at(-1)}`);

/** Reads what a built page loads. `read` gives the text of a file by its path on the site. */
export function pageFiles(html: string, read: (path: string) => string): PageFiles {
  const withImports = (roots: readonly string[]): Set<string> => {
    const found = new Set<string>();
    const visit = (path: string): void => {
      if (found.has(path)) return;
      found.add(path);
      for (const next of importsOf(read(path))) visit(next);
    };
    for (const root of roots) visit(root);
    return found;
  };
  const inline = each(html, /<script type="module">([\s\S]*?)<\/script>/g).flatMap(importsOf);
  const atRest = withImports([...each(html, /<script[^>]*\ssrc="([^"]+)"/g), ...inline]);
  const awake = each(html, /(<astro-island [^>]*>)/g).filter(
    (tag) => !/&quot;value&quot;:&quot;(?:player|own)&quot;/.test(tag),
  );
  const islands = withImports(awake.flatMap((tag) => each(tag, /(?:component|renderer)-url="([^"]+)"/g)));
  return {
    atRest: [...atRest],
    islands: [...islands].filter((path) => !atRest.has(path)),
    styles: each(html, /<link rel="stylesheet" href="([^"]+)"/g),
    fonts: each(html, /<link rel="preload" href="([^"]+)" as="font"/g),
  };
}

/** What a page of `dist` loads, as files. `page` is its file below `dist/client`. */
export function builtPageFiles(page: string): PageFiles {
  const client = 'dist/client';
  const read = (path: string) => readFileSync(join(client, path), 'utf8');
  const files = (paths: readonly string[]) => paths.map((path) => join(client, path));
  const { atRest, islands, styles, fonts } = pageFiles(read(page), read);
  return { atRest: files(atRest), islands: files(islands), styles: files(styles), fonts: files(fonts) };
}
