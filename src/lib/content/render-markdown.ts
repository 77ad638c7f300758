import type { createSatteriMarkdownProcessor } from '@astrojs/markdown-satteri';

export type RenderedMarkdown = {
  readonly html: string;
  readonly headings: readonly { readonly depth: number; readonly slug: string; readonly text: string }[];
};

type Processor = Awaited<ReturnType<typeof createSatteriMarkdownProcessor>>;
let processor: Promise<Processor> | undefined;

/** Loaded when a text is first rendered: most processes never render one. */
const load = async (): Promise<Processor> => {
  const { createSatteriMarkdownProcessor: create } = await import('@astrojs/markdown-satteri');
  return create({ syntaxHighlight: false });
};

/** Markdown as the build renders it: by the same engine with the same settings (`markdown` of astro.config.mjs). */
export const renderMarkdown = async (body: string): Promise<RenderedMarkdown> => {
  processor ??= load();
  const { code, metadata } = await (await processor).render(body);
  return { html: code, headings: metadata.headings };
};
