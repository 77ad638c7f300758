/** A piece of a text: plain, or what a tag of the text stands around. */
export type RichPart = { readonly tag: string | null; readonly text: string };

/**
 * Takes a text with tags apart, so that a link or a formula may stand inside a sentence that a translator sees whole:
 * `See <file>figures.json</file>.` → See ·, file·figures.json, ·. Tags do not nest; an unclosed one stays as it stands.
 */
export const richParts = (text: string): readonly RichPart[] => {
  const parts: RichPart[] = [];
  let from = 0;
  for (const match of text.matchAll(/<([a-z]\w*)>(.*?)<\/\1>/g)) {
    if (match.index > from) parts.push({ tag: null, text: text.slice(from, match.index) });
    parts.push({ tag: match[1] ?? null, text: match[2] ?? '' });
    from = match.index + match[0].length;
  }
  if (from < text.length) parts.push({ tag: null, text: text.slice(from) });
  return parts;
};
