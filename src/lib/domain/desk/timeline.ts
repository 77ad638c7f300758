/** What a player's timeline is of, and may be narrowed to. Looks are in it only where they are asked for: they are most of all there is. */
export const timelineKinds = [
  'access',
  'safer_play',
  'deposits',
  'withdrawals',
  'promotions',
  'papers',
  'chats',
  'notes',
  'acts',
  'play',
  'looks',
] as const;
export type TimelineKind = (typeof timelineKinds)[number];

/**
 * Where a page of a timeline ended: `at` to the microsecond as PostgreSQL keeps it (`2027-03-01T12:00:00.000000Z`), then the source and the
 * row's own key, both compared as bytes, so that of two things at one moment none is told twice and none is passed over.
 */
export type TimelineCursor = { readonly at: string; readonly source: string; readonly key: string };

const pattern = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{6}Z)\|([a-z_]{1,20})\|([\x21-\x7e]{1,200})$/;

export const writeCursor = ({ at, source, key }: TimelineCursor): string => `${at}|${source}|${key}`;

export const readCursor = (text: string): TimelineCursor | undefined => {
  const [, at, source, key] = pattern.exec(text) ?? [];
  if (at === undefined || source === undefined || key === undefined) return undefined;
  return Number.isNaN(Date.parse(at)) ? undefined : { at, source, key };
};

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** The newest first; ASCII alone is in what is compared, so that this order is the database's. */
export const newestFirst = (a: TimelineCursor, b: TimelineCursor): number =>
  compare(b.at, a.at) || compare(b.source, a.source) || compare(b.key, a.key);
