import { z } from 'zod';

/** What `scripts/build/precompress.ts` writes beside `dist/client` and the process reads at its start. */
export const manifestFile = 'manifest.json';

const entry = z.strictObject({
  /** The URL's path, letter by letter as a request has it: nothing is ever decoded, so nothing can climb out. */
  path: z.string().startsWith('/'),
  /** The file below `dist/client`. */
  file: z.string(),
  type: z.string(),
  /** How long it may be kept (file-headers.ts): by its hash, by what it is. */
  cache: z.enum(['forever', 'day', 'short', 'page']),
  /** One of so many pages that it is read from disk when it is asked for. */
  seldom: z.boolean(),
  /** Compressed forms beside the file: `.br`, `.gz`. */
  encodings: z.array(z.enum(['br', 'gzip'])),
  /** First half of the sha256 of the content. */
  hash: z.string(),
  /** Sources of a page's own inline scripts and styles, as Astro hashed them; null on what is no page. */
  sources: z.nullable(z.strictObject({ script: z.array(z.string()), style: z.array(z.string()) })),
  /** Scripts that the page's answer names before its first byte is read, the largest first. */
  ahead: z.optional(z.array(z.string())),
});

export const manifestShape = z.array(entry);
export type ManifestEntry = z.output<typeof entry>;

export const encodingSuffix = { br: '.br', gzip: '.gz' } as const;
