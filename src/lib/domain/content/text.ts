/** The kinds of texts that editors write, in the order of the desk's list; each is a folder of `src/content`. */
export const textKinds = ['faq', 'promotions', 'pages', 'policies'] as const;
export type TextKind = (typeof textKinds)[number];

const textPath = /^src\/content\/(faq|promotions|pages|policies)\/([a-z0-9-]+(?:\/[a-z0-9-]+)*)\.md$/;

/** The kind of the text at a path of the repository; null where no text of an editor may lie. */
export const kindOf = (path: string): TextKind | null => (textPath.exec(path)?.[1] as TextKind | undefined) ?? null;

/** Its name: the path within its folder, without the ending. Of a question the last part alone is its anchor. */
export const nameOf = (path: string): string => textPath.exec(path)?.[2] ?? '';

/** Where a text stands on the site: its page, and of a part of a page its anchor. */
export const addressOf = (path: string): { readonly page: string; readonly anchor: string | null } => {
  const name = nameOf(path);
  const kind = kindOf(path);
  return kind === 'policies' || kind === 'pages'
    ? { page: `/${name}`, anchor: null }
    : { page: `/${kind}`, anchor: name.split('/').at(-1) ?? name };
};

/**
 * Whether the desk may change it. What players accept is a version of the repository with days of its own (decision 051): it is written there, and read
 * here.
 */
export const isWritable = (path: string): boolean => {
  const kind = kindOf(path);
  return kind !== null && kind !== 'policies';
};
