import type { Fault } from '#content/references.ts';

/** What a text may lead to. Paths have no slash at their end. */
export type Targets = {
  /** Paths of the site, and whether anything answers there. */
  readonly isPage: (path: string) => boolean;
  /** Whether the page at `path` has something with this id. */
  readonly hasAnchor: (path: string, id: string) => boolean;
  /** Whether `public/` holds the file at this path. */
  readonly isFile: (path: string) => boolean;
};

/** What follows an address begins with what ends it: an address without an end is looked along once, not once for each of its letters. */
const link = /(!?)\[([^\]]*)\]\(\s*<?([^)\s>]+)(?:[>\s][^)]*)?\)/g;

/** GitHub's rule, which Astro's Markdown follows: lower case, without marks, hyphens for spaces. */
const headingId = (heading: string): string =>
  heading
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}_\- ]/gu, '')
    .replaceAll(' ', '-');

/** The ids of a Markdown text's headings; the second of a name gets `-1`. */
export const headingIds = (body: string): string[] => {
  const seen = new Map<string, number>();
  return [...body.matchAll(/^#{1,6}\s+(.+?)\s*#*$/gm)].map(([, heading = '']) => {
    const id = headingId(heading);
    const count = seen.get(id) ?? 0;
    seen.set(id, count + 1);
    return count === 0 ? id : `${id}-${count}`;
  });
};

const linkFault = (href: string, own: string, targets: Targets): string | undefined => {
  if (/^(?:https:|mailto:|tel:)/.test(href)) return undefined;
  if (href.startsWith('http:')) return `${href}: link to https, or leave it out`;
  if (!/^[/#]/.test(href)) return `${href}: a link within the site begins with / or #`;
  const [path = '', id] = href.split('#');
  const page = path === '' ? own : path.replace(/(?<=.)\/$/, '');
  if (path !== '' && path !== page) return `${href}: an address of the site has no slash at its end`;
  if (!targets.isPage(page)) return `${href}: no such page, or it is a draft`;
  return id !== undefined && !targets.hasAnchor(page, id) ? `${href}: the page has no "#${id}"` : undefined;
};

const imageFault = (src: string, alt: string, targets: Targets): string | undefined => {
  if (alt.trim() === '') return `${src}: say in the brackets what the picture shows`;
  return targets.isFile(src) ? undefined : `${src}: no such picture in public/`;
};

/** Links that lead nowhere and pictures that are not there. `own` is the path of the page that shows the text. */
export const brokenLinks = (source: string, own: string, targets: Targets): Fault[] =>
  source.split('\n').flatMap((line, index) =>
    [...line.matchAll(link)].flatMap(([, bang, text = '', address = '']) => {
      const message = bang ? imageFault(address, text, targets) : linkFault(address, own, targets);
      return message === undefined ? [] : [{ line: index + 1, message }];
    }),
  );
