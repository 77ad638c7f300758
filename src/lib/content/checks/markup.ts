/**
 * The elements and attributes that Markdown makes of a text. Whatever else stands in what was rendered came from markup that somebody wrote by hand:
 * a script, a handler, a form, a frame, a `meta` that leads away. It is asked of the rendered text, so that no way of writing it is overlooked.
 */
const allowed: Readonly<Record<string, readonly string[]>> = {
  p: [],
  h1: ['id'],
  h2: ['id'],
  h3: ['id'],
  h4: ['id'],
  h5: ['id'],
  h6: ['id'],
  ul: [],
  ol: ['start'],
  li: [],
  blockquote: [],
  a: ['href', 'title'],
  img: ['src', 'alt', 'title'],
  strong: [],
  em: [],
  del: [],
  code: [],
  pre: [],
  hr: [],
  br: [],
  table: [],
  thead: [],
  tbody: [],
  tr: [],
  th: ['align'],
  td: ['align'],
};

/** Tags as the renderer writes them. One that is written in any other way was written by hand. */
const tags = /<(\/?)([a-z][a-z0-9]*)((?:\s[a-z-]+="[^"<>]*")*)\s?\/?>/g;
const attributes = /\s([a-z-]+)="([^"]*)"/g;

const leads = /^(?:https:\/\/[^\s]+|mailto:[^\s]+|tel:[^\s]+|\/(?!\/)[^\s\\]*|#[^\s]*)$/i;
const picture = /^\/(?!\/)[^\s\\]*$/;
/** A letter of an address that is written by its name or number: nobody needs it, but to hide what the address is. */
const hidden = /&(?!amp;)/;

const attributeFault = (tag: string, name: string, value: string): string | undefined => {
  if (!(allowed[tag] ?? []).includes(name)) return `${name} at <${tag}> is not allowed: write Markdown alone`;
  const shown = value.slice(0, 80);
  if (name === 'href' && (hidden.test(value) || !leads.test(value)))
    return `${shown}: a link begins with /, #, https://, mailto: or tel:`;
  if (name === 'src' && (hidden.test(value) || !picture.test(value)))
    return `${shown}: a picture lies in public/, and its address begins with /`;
  return undefined;
};

/** Letters of a rendered text: some times what the longest text of the house has. */
const htmlMost = 1_000_000;

/** What stands in a rendered text and is not of Markdown, one line each. */
export const markupFaults = (html: string): string[] => {
  if (html.length > htmlMost) return [`the page of this text would have ${html.length} letters: make it shorter`];
  const faults = new Set<string>();
  // A comment, a doctype, a tag with a handler: whatever is no tag of the renderer's.
  for (const [found] of html.replace(tags, '').matchAll(/<[^\s>]{0,20}/g))
    faults.add(`${found} is markup, which a text may not have: write Markdown alone`);
  for (const [, closes, tag = '', rest = ''] of html.matchAll(tags)) {
    if (!Object.hasOwn(allowed, tag)) faults.add(`<${tag}> is markup, which a text may not have: write Markdown alone`);
    else if (closes === '')
      for (const [, name = '', value = ''] of rest.matchAll(attributes)) {
        const fault = attributeFault(tag, name, value);
        if (fault !== undefined) faults.add(fault);
      }
  }
  return [...faults];
};
