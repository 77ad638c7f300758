import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Loader, LoaderContext } from 'astro/loaders';
import type { z } from 'zod';
import { ContentError } from './content-error.ts';
import { readDocument, type TextDocument } from './document.ts';
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
};

type Loaded<T> = TextDocument<T> & { readonly id: string; readonly path: string };

/** Every Markdown file of a folder, read and checked. Throws one `ContentError` that names each file, line and fix. */
export const readTexts = <S extends z.ZodType<Shown>>(
  root: string,
  { folder, schema, values, idOf = (path) => path }: TextCollection<S>,
): Loaded<z.output<S>>[] => {
  const files = readdirSync(`${root}/${folder}`, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.md'))
    .sort();
  const faults: string[] = [];
  const documents = files.flatMap((file) => {
    const path = `${folder}/${file}`;
    const read = readDocument(readFileSync(`${root}/${path}`, 'utf8'), schema, values);
    if (read.ok) return [{ ...read.value, id: idOf(file.replace(/\.md$/, '')), path }];
    faults.push(...read.faults.map(({ line, message }) => `${path}:${line}: ${message}`));
    return [];
  });
  const twice = documents.filter(({ id }, at) => documents.findIndex((other) => other.id === id) !== at);
  faults.push(...twice.map(({ id, path }) => `${path}:1: another file has the name "${id}" already: rename one`));
  if (faults.some((fault) => fault.includes(isUnknown)))
    faults.push(`Known references are: ${[...values.keys()].join(', ')}.`);
  if (faults.length > 0) throw new ContentError(`The texts cannot be published:\n  ${faults.join('\n  ')}`);
  return documents;
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
  store.clear();
  for (const entry of entries) store.set(entry);
}
