import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Loader, LoaderContext } from 'astro/loaders';
import type { z } from 'zod';
import { markupFaults } from './checks/markup.ts';
import { ContentError } from './content-error.ts';
import { readDocument, type TextDocument } from './document.ts';
import { overlayFiles } from './overlay.ts';
import { isUnknown } from './references.ts';
import { isShown, type Shown } from './shown.ts';
import type { ReferenceValues } from './values.ts';

/** `schema` also goes to the collection, for its types. `idOf` makes an id of a path without its ending. */
export type TextCollection<S extends z.ZodType<Shown>> = {
  /** From the root of the repository, such as `src/content/faq`. */
  readonly folder: string;
  readonly schema: S;
  readonly values: ReferenceValues;
  readonly now: Date;
  readonly idOf?: (path: string) => string;
  /** What was published at the desk (overlay.ts). */
  readonly overlay?: string | null;
};

export type LoadedText<T> = TextDocument<T> & { readonly id: string; readonly path: string };

/** A fault with the file that has it. */
export type TextFault = { readonly path: string; readonly line: number; readonly message: string };

/** The sources of a folder's Markdown by path: those of the repository, and what was published over them. */
export const sourcesOf = (root: string, folder: string, overlay: string | null = null): ReadonlyMap<string, string> => {
  const files = readdirSync(`${root}/${folder}`, { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith('.md'))
    .map((path) => [path, readFileSync(`${root}/${path}`, 'utf8')] as const);
  const published = [...overlayFiles(overlay)].filter(
    ([path]) => path.startsWith(`${folder}/`) && path.endsWith('.md'),
  );
  return new Map([...new Map([...files, ...published])].sort(([a], [b]) => (a < b ? -1 : 1)));
};

/** The texts of a folder, read and checked, and every fault of every one of them. */
export const parseTexts = <S extends z.ZodType<Shown>>(
  sources: ReadonlyMap<string, string>,
  { folder, schema, values, idOf = (path) => path }: TextCollection<S>,
): { readonly texts: readonly LoadedText<z.output<S>>[]; readonly faults: readonly TextFault[] } => {
  const faults: TextFault[] = [];
  const texts = [...sources].flatMap(([path, source]) => {
    const read = readDocument(source, schema, values);
    if (read.ok) return [{ ...read.value, id: idOf(path.slice(folder.length + 1).replace(/\.md$/, '')), path }];
    faults.push(...read.faults.map((fault) => ({ path, ...fault })));
    return [];
  });
  const twice = texts.filter(({ id }, at) => texts.findIndex((other) => other.id === id) !== at);
  const isTaken = (id: string) => `another file has the name "${id}" already: rename one`;
  return { texts, faults: [...faults, ...twice.map(({ id, path }) => ({ path, line: 1, message: isTaken(id) }))] };
};

const stop = (faults: readonly string[]): never => {
  throw new ContentError(`The texts cannot be published:\n  ${faults.join('\n  ')}`);
};
const lineOf = ({ path, line, message }: TextFault): string => `${path}:${line}: ${message}`;

/** Every Markdown file of a folder, read and checked. Throws one `ContentError` that names each file, line and fix. */
export const readTexts = <S extends z.ZodType<Shown>>(
  root: string,
  collection: TextCollection<S>,
): readonly LoadedText<z.output<S>>[] => {
  const { texts, faults } = parseTexts(sourcesOf(root, collection.folder, collection.overlay), collection);
  const known = `Known references are: ${[...collection.values.keys()].join(', ')}.`;
  if (faults.length > 0)
    stop([...faults.map(lineOf), ...(faults.some(({ message }) => message.includes(isUnknown)) ? [known] : [])]);
  return texts;
};

/**
 * Loads a folder of Markdown whose `{{references}}` are resolved before Astro renders it: Astro's Markdown engine runs no
 * plugins of the remark family. Drafts and what is out of its time are left out, except in the preview.
 */
export const texts = <S extends z.ZodType<Shown>>(collection: TextCollection<S>): Loader => ({
  name: 'faceup-texts',
  load: async (context) => {
    const root = fileURLToPath(context.config.root);
    await fill(context, root, collection);
    const refresh = (changed: string): void => {
      if (!changed.endsWith('.md') || !changed.replaceAll('\\', '/').includes(`/${collection.folder}/`)) return;
      fill(context, root, collection).catch((error: unknown) => context.logger.error(String(error)));
    };
    for (const event of ['add', 'change', 'unlink'] as const) context.watcher?.on(event, refresh);
  },
});

async function fill<S extends z.ZodType<Shown>>(
  { store, watcher, parseData, renderMarkdown, generateDigest }: LoaderContext,
  root: string,
  collection: TextCollection<S>,
): Promise<void> {
  const isPreview = watcher !== undefined;
  const documents = readTexts(root, collection).filter(({ data }) => isPreview || isShown(data, collection.now));
  const entries = await Promise.all(
    documents.map(async ({ id, path, raw, body }) => ({
      id,
      data: await parseData({ id, data: raw, filePath: path }),
      body,
      filePath: path,
      digest: generateDigest(`${JSON.stringify(raw)}${body}`),
      rendered: await renderMarkdown(body),
    })),
  );
  const forbidden = entries.flatMap(({ filePath, rendered }) =>
    markupFaults(rendered.html).map((message) => `${filePath}: ${message}`),
  );
  if (forbidden.length > 0) stop(forbidden);
  store.clear();
  for (const entry of entries) store.set(entry);
}
