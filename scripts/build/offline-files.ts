import type { KeptFile, KeptGame } from '../../src/lib/offline/kept-games.ts';
import { importsOf } from './page-files.ts';
import type { ScriptGraph } from './script-graph.ts';

/** A game's list as the pages write it: by its sources, and the files of words it may ask for. */
export type SourceList = Omit<KeptGame, 'files'> & {
  readonly words: readonly string[];
  readonly sources: readonly string[];
};

/** Files that lead to all games, each by an import of its own: of these only what a game names is followed. */
const leadsToAll =
  /^src\/(?:islands\/games\/(?:.+\/)?(?:table|tables|printed|outcomes|spots)\.ts|lib\/domain\/games\/book\/)/;

/** The sources that these come to, at once or when they want to. */
export const sourcesFrom = (
  roots: readonly string[],
  { importsOf: graph }: Pick<ScriptGraph, 'importsOf'>,
): readonly string[] => {
  const named = new Set(roots);
  const found = new Set<string>();
  const visit = (source: string): void => {
    if (found.has(source)) return;
    found.add(source);
    const { atOnce = [], later = [] } = graph.get(source) ?? {};
    for (const next of atOnce) visit(next);
    for (const next of later) if (!leadsToAll.test(source) || named.has(next)) visit(next);
  };
  for (const root of roots) visit(root);
  return [...found];
};

const each = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map((match) => match[1] ?? '');

/**
 * What a built text names beside its imports: pictures of a style sheet, workers and sounds of a script. Letters that a page does not
 * ask for ahead are those of seldom scripts, for which the system's own stand in.
 */
const namedIn = (text: string): string[] =>
  [...each(text, /url\(["']?(\/_astro\/[^"')]+)/g), ...each(text, /["'`](\/_astro\/[\w.-]+\.\w+)["'`]/g)].filter(
    (path) => !/\.(?:woff2|css)$/.test(path) && (!path.endsWith('.js') || path.includes('worker')),
  );

/** What a page's text names: scripts and style sheets, letters, islands. */
const ofPage = (html: string): string[] =>
  each(html, /(?:href|src|component-url|renderer-url|before-hydration-url)="(\/_astro\/[^"]+)"/g);

/** The files of a page with all that they come to. `read` gives a file's text by its path. */
export const filesOfPage = (
  html: string,
  more: readonly string[],
  read: (path: string) => string,
): readonly string[] => {
  const found = new Set<string>();
  const visit = (path: string): void => {
    if (found.has(path)) return;
    found.add(path);
    if (!/\.(?:js|css)$/.test(path)) return;
    const text = read(path);
    for (const next of [...(path.endsWith('.js') ? importsOf(text) : []), ...namedIn(text)]) visit(next);
  };
  for (const path of [...ofPage(html), ...more]) visit(path);
  return [...found];
};

/** The whole list of a game's files. `hashOf` gives a file's hash by its path. */
export const keptGame = (
  { words, sources, ...game }: SourceList,
  graph: ScriptGraph,
  read: (path: string) => string,
  hashOf: (path: string) => string,
): KeptGame => {
  const scripts = sourcesFrom(sources, graph).flatMap((source) => graph.scriptOf.get(source) ?? []);
  const files = [
    game.page,
    ...filesOfPage(read(game.page), scripts, read),
    ...words,
    ...(game.image ? [game.image] : []),
  ];
  return { ...game, files: files.map((path): KeptFile => [path, hashOf(path)]) };
};
