export type Encoding = 'identity' | 'br' | 'gzip';

/** One form of one file: its bytes and the flat list of headers that Node writes as it stands. */
export type Variant = { readonly body: Buffer; readonly etag: string; readonly headers: readonly string[] };
export type StaticFile = { readonly identity: Variant } & Partial<Record<'br' | 'gzip', Variant>>;

/** Path → file, and the pages for paths that are nothing. */
export type StaticFiles = {
  readonly files: Pick<ReadonlyMap<string, StaticFile>, 'get' | 'has'>;
  readonly notFound: StaticFile | undefined;
  /** The same in the account's layout, which every path with `/profile` has (specification, section 2). */
  readonly accountNotFound: StaticFile | undefined;
  /** The page for what went wrong on our side. */
  readonly failed: StaticFile | undefined;
};
