import { kindOf, type TextKind, textKinds } from '#domain/content/text.ts';
import type { TextsAround } from './checks/check-texts.ts';
import { markupFaults } from './checks/markup.ts';
import { limitFaults } from './checks/text-limits.ts';
import { textCollections } from './collections.ts';
import { type LoadedText, parseTexts } from './load-texts.ts';
import { renderMarkdown } from './render-markdown.ts';
import { isShown, type Shown } from './shown.ts';

/** A text as Astro has an entry of its collection, for a page that is rendered on demand. */
type PreviewEntry = {
  readonly id: string;
  readonly collection: TextKind;
  readonly data: Shown;
  readonly body: string;
  readonly rendered: { readonly html: string; readonly metadata: Readonly<Record<string, unknown>> };
};

/** Everything that the page of one text shows. `entry`: the text itself; `page`: the head of the page that a part stands in. */
export type PreviewedPage = {
  readonly kind: TextKind;
  readonly entry: PreviewEntry;
  readonly page: PreviewEntry | null;
  readonly parts: readonly PreviewEntry[];
};

const entryOf = async (collection: TextKind, { id, data, body }: LoadedText<Shown>): Promise<PreviewEntry> => {
  const { html, headings } = await renderMarkdown(body);
  const [fault] = markupFaults(html);
  if (fault !== undefined) throw new Error(fault);
  return { id, collection, data, body, rendered: { html, metadata: { headings, imagePaths: [] } } };
};

/** The texts of a kind that are shown at a moment. */
const shownOf = (sources: ReadonlyMap<string, string>, kind: TextKind, { values, now }: TextsAround) => {
  const { folder, idOf } = textCollections[kind];
  const schema = textCollections[kind].schema as (typeof textCollections)['faq']['schema'];
  const own = new Map([...sources].filter(([path]) => path.startsWith(`${folder}/`)));
  const { texts, faults } = parseTexts(own, { folder, schema, values, now, idOf });
  return { texts: texts.filter(({ data }) => isShown(data, now)), faults };
};

/** What the page of a text is made of at the moment of `around`, or in a sentence why there is none. */
export async function previewedPage(
  sources: ReadonlyMap<string, string>,
  around: TextsAround,
  path: string,
): Promise<PreviewedPage | { readonly fault: string }> {
  const kind = kindOf(path);
  if (kind === null || !textKinds.includes(kind)) return { fault: 'There is no such text.' };
  const [tooMuch] = limitFaults(path, sources.get(path) ?? '');
  if (tooMuch !== undefined) return { fault: `Line ${tooMuch.line}: ${tooMuch.message}` };
  const { texts, faults } = shownOf(sources, kind, around);
  const own = faults.find((one) => one.path === path);
  if (own !== undefined) return { fault: `Line ${own.line}: ${own.message}` };
  const text = texts.find((one) => one.path === path);
  if (text === undefined) return { fault: 'This text is not shown on that day: it is a draft, or out of its time.' };
  try {
    const isPart = kind === 'faq' || kind === 'promotions';
    const head = isPart ? shownOf(sources, 'pages', around).texts.find(({ id }) => id === kind) : undefined;
    return {
      kind,
      entry: await entryOf(kind, text),
      page: head === undefined ? null : await entryOf('pages', head),
      parts: isPart ? await Promise.all(texts.map((one) => entryOf(kind, one))) : [],
    };
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) };
  }
}
