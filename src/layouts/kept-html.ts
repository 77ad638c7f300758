import { keptParts } from '#domain/kept-parts.ts';

/** Comments; elements whose text is none of a sentence, or an island's own (lib/jsx/keep.ts); and tags. */
const markup =
  /<!--[\s\S]*?-->|<(script|style|noscript|textarea|option|title|svg)\b[^>"']*(?:"[^"]*"[^>"']*|'[^']*'[^>"']*)*>[\s\S]*?<\/\1>|<\/?([a-z][\w-]*)[^>"']*(?:"[^"]*"[^>"']*|'[^']*'[^>"']*)*>/gi;

const voids = new Set(['area', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr']);

const told = (text: string): string => {
  const parts = keptParts(text);
  if (parts === undefined) return text;
  const marked = parts.map((part) => (part.kept ? `<span translate="no">${part.text}</span>` : part.text)).join('');
  // One element in the place of one text: in a row of boxes it stays one.
  return parts.length === 1 ? marked : `<span>${marked}</span>`;
};

const isKeptBy = (tag: string): boolean => /^<astro-island\b|\stranslate="no"/i.test(tag);

/**
 * A page with `translate="no"` about every amount, figure, code and address in its texts, as the islands have it: a browser that
 * translates the page would change them. What already says so, and what is an island's, stays as it is.
 */
export const keepFigures = (html: string): string => {
  const bodyAt = html.search(/<body\b/i);
  if (bodyAt < 0) return html;
  /** The open elements since the outermost one that keeps its text. */
  const keeping: string[] = [];
  let [from, made] = [bodyAt, html.slice(0, bodyAt)];
  const takeText = (to: number): void => {
    const text = html.slice(from, to);
    made += keeping.length > 0 || text.trim() === '' ? text : text.replace(/\S[\s\S]*\S|\S/, told);
  };
  markup.lastIndex = bodyAt;
  for (let match = markup.exec(html); match !== null; match = markup.exec(html)) {
    const [all, whole, name = ''] = match;
    takeText(match.index);
    made += all;
    from = match.index + all.length;
    const tag = name.toLowerCase();
    if (whole !== undefined || tag === '' || voids.has(tag) || all.endsWith('/>')) continue;
    if (all.startsWith('</')) {
      const at = keeping.lastIndexOf(tag);
      if (at >= 0) keeping.length = at;
    } else if (keeping.length > 0 || isKeptBy(all)) keeping.push(tag);
  }
  takeText(html.length);
  return made;
};
