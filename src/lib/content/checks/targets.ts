import { existsSync } from 'node:fs';
import { headingIds, type Targets } from './links.ts';

/** A file of the repository: its path from the root with forward slashes, and what it holds. */
export type SourceFile = { readonly path: string; readonly text: string };

/** A text as the site shows it: the page's path, and the anchor there, when it is a part of a page. */
export type ShownText = { readonly page: string; readonly anchor: string | null; readonly body: string };

const escaped = (text: string): string => text.replace(/[.*+?^${}()|\\]/g, '\\$&');

/** `src/pages/games/[category].astro` → a pattern for `/games/slots`. Policies are known by their texts. */
const routePattern = (file: string): RegExp | undefined => {
  const route = file.replace(/^src\/pages/, '').replace(/(?:\/index)?\.astro$/, '');
  if (/\[policy\]|\/_/.test(route)) return undefined;
  const parts = route.split(/(\[[^\]]+\])/).map((part) => {
    if (part.startsWith('[...')) return '.+';
    return part.startsWith('[') ? '[^/]+' : escaped(part);
  });
  return new RegExp(`^${parts.join('') || '/'}$`);
};

/** The pages and anchors of the site, from its routes, its layouts and the texts that are shown. */
export const siteTargets = (astroFiles: readonly SourceFile[], shown: readonly ShownText[]): Targets => {
  const routes = astroFiles
    .filter(({ path }) => path.startsWith('src/pages/'))
    .flatMap(({ path }) => routePattern(path) ?? []);
  const texts = Map.groupBy(shown, ({ page }) => page);
  const written = new Set(
    astroFiles.flatMap(({ text }) => [...text.matchAll(/\bid="([\w-]+)"/g)].map(([, id = '']) => id)),
  );
  return {
    isPage: (path) => texts.has(path) || routes.some((route) => route.test(path)),
    hasAnchor: (path, id) => {
      const own = texts.get(path);
      if (!own) return written.has(id);
      return own.some(({ anchor, body }) => anchor === id || (anchor === null && headingIds(body).includes(id)));
    },
    isFile: (path) => path.startsWith('/') && !path.includes('..') && existsSync(`public${path}`),
  };
};
