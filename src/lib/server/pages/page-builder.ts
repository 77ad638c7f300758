/** What came of building pages. `unsigned`: they are built, and the list of the program's files does not have them (decision 047). */
export type BuiltPages =
  | { readonly state: 'built'; readonly folder: string }
  | { readonly state: 'unsigned'; readonly fault: string }
  | { readonly state: 'failed'; readonly fault: string };

/**
 * Builds the pages of a moment, with what lies in `overlay` in the place of the repository's files, beside those that are served. Does not reject for what a
 * build can fail of; `signal` ends it.
 */
export type PageBuilder = (
  wish: { readonly overlay: string | null; readonly moment: Date },
  signal: AbortSignal,
) => Promise<BuiltPages>;
