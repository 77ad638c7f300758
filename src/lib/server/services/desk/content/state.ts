import type { ListedText } from '#contract/desk/content.ts';
import { inForce, type Release, stateOf, waiting } from '#domain/content/release.ts';
import { addressOf, isWritable, kindOf } from '#domain/content/text.ts';
import type { ServerContext } from '../../../context.ts';
import type { Queryable } from '../../../db/db.ts';
import {
  listOpenAbout,
  listReleases,
  listVersions,
  type ReleaseRow,
  type VersionRow,
} from '../../../db/queries/content.ts';
import { sourceHash } from '../../content/source-hash.ts';

export type Ctx = Pick<
  ServerContext,
  'catalogue' | 'db' | 'clock' | 'random' | 'texts' | 'pages' | 'offers' | 'refusedOffers'
>;

export type OpenAbout = {
  readonly id: string;
  readonly kind: string;
  readonly facts: Readonly<Record<string, unknown>>;
};

/** Everything that is known of one text at a moment. Versions: the newest first. */
export type TextState = {
  readonly path: string;
  readonly file: { readonly source: string; readonly hash: string } | null;
  readonly versions: readonly VersionRow[];
  readonly releases: readonly (ReleaseRow & Release)[];
  readonly open: readonly OpenAbout[];
  readonly now: Date;
};

const versionsMax = 50;

export const fileOf = (ctx: Pick<Ctx, 'texts'>, path: string): TextState['file'] => {
  const source = ctx.texts.files.get(path);
  return source === undefined ? null : { source, hash: sourceHash(source) };
};

export const asReleases = (rows: readonly ReleaseRow[]) => rows.map((row) => ({ ...row, startsAt: row.starts_at }));

export async function textState(ctx: Ctx, db: Queryable, path: string): Promise<TextState> {
  const now = ctx.clock.now();
  return {
    path,
    file: fileOf(ctx, path),
    versions: await db.query<VersionRow>(listVersions, [path, versionsMax]),
    releases: asReleases(await db.query<ReleaseRow>(listReleases, [path])),
    open: await db.query<OpenAbout>(listOpenAbout, [path, now]),
    now,
  };
}

export const headOf = ({ versions }: Pick<TextState, 'versions'>): number => versions[0]?.number ?? 0;
export const lastRelease = ({ releases }: Pick<TextState, 'releases'>): number => releases.at(-1)?.seq ?? 0;

/** Whether there is such a text: a file, or something that was written. */
export const isThere = ({ file, versions }: TextState): boolean => file !== null || versions.length > 0;

/** The number that is in force: 0 is the file; null: nothing is. */
const numberInForce = ({ releases, file, now }: Pick<TextState, 'releases' | 'file' | 'now'>): number | null => {
  const number = inForce(releases, now)?.number ?? 0;
  return number === 0 && file === null ? null : number;
};

/** Its question or its title as visitors read it, with its figures. */
export const titleOf = ({ texts }: Pick<Ctx, 'texts'>, source: string, path: string): string => {
  const found = /^(?:question|title):\s*(.+)$/m
    .exec(source)?.[1]
    ?.trim()
    .replace(/^(['"])(.*)\1$/, '$2');
  return found === undefined || found === '' ? path : texts.filled(found).slice(0, 200);
};

type Head = Pick<VersionRow, 'number' | 'written_by_name' | 'written_at'>;

/**
 * Whether the file changed under a version: it is another than when that was written, and says neither what the version says nor what an earlier one
 * of the desk did (`content pull` brings those into the repository).
 */
export const isOverOther = (
  version: Pick<VersionRow, 'hash' | 'file_hash'>,
  file: TextState['file'],
  versions: readonly Pick<VersionRow, 'hash'>[],
): boolean => {
  const hash = file?.hash ?? null;
  return version.file_hash !== hash && version.hash !== hash && !versions.some((one) => one.hash === hash);
};

/** A text as the list shows it. */
export function presentText(
  { path, file, releases, open, now }: Omit<TextState, 'versions'>,
  head: Head | undefined,
  title: string,
  isConflict: boolean,
): ListedText {
  const kind = kindOf(path);
  if (kind === null) throw new Error(`${path} is no path of a text`);
  const state = head && stateOf(head.number, releases, { isProposed: false, now });
  return {
    path,
    kind,
    title,
    ...addressOf(path),
    isWritable: isWritable(path),
    inForce: numberInForce({ releases, file, now }),
    draft:
      head !== undefined && state === 'draft'
        ? { number: head.number, by: head.written_by_name, at: head.written_at.toISOString() }
        : null,
    isProposed: open.length > 0,
    startsAt: waiting(releases, now)?.startsAt.toISOString() ?? null,
    isConflict,
  };
}
