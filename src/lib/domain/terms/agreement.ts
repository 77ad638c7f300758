/** The documents of the agreement that a player accepts at sign-up, each by its path; the terms name the others as their parts. */
export const agreementDocuments = [
  'terms-and-conditions',
  'terms-and-conditions/bonus',
  'privacy-policy',
  'kyc',
  'refund-policy',
] as const;

/** A version of a policy. Days are YYYY-MM-DD in UTC; `number` counts from 1 in the order of publication. */
export type PolicyVersion = {
  /** The path of its page without the first stroke, `terms-and-conditions/bonus`. */
  readonly document: string;
  readonly number: number;
  /** The day from which it holds and the beginning of the SHA-256 of its words: `2026-12-06-3f2a91c0`. */
  readonly version: string;
  readonly title: string;
  readonly announced: string;
  readonly inForceFrom: string;
};

/** Every version of every policy, the oldest first, by document. */
export type PolicyVersions = ReadonlyMap<string, readonly PolicyVersion[]>;

/** How many days the terms promise between the announcement of a change and the day from which it holds. */
export const noticeDays = 14;

export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** The version that holds on a day: of those that have begun the last one published. None before the first one. */
export const inForceOn = (versions: readonly PolicyVersion[], day: string): PolicyVersion | undefined =>
  versions.findLast(({ inForceFrom }) => inForceFrom <= day);

/** What may be accepted on a day: the version in force, and each that is announced. The oldest first. */
export const acceptableOn = (versions: readonly PolicyVersion[], day: string): readonly PolicyVersion[] => {
  const held = inForceOn(versions, day)?.number ?? 0;
  return versions.filter(({ number }) => number >= held);
};

/**
 * How a player stands to a document. `announced`: a newer version comes, and can be accepted ahead; `due`: one that was not accepted is
 * in force, so that no deposit and no promotion is taken until it is.
 */
export type Standing = 'accepted' | 'announced' | 'due';

/** `accepted`: the number of the newest version that the player accepted, 0 of none. */
export const standingOf = (versions: readonly PolicyVersion[], accepted: number, day: string): Standing => {
  if ((inForceOn(versions, day)?.number ?? 0) > accepted) return 'due';
  return (versions.at(-1)?.number ?? 0) > accepted ? 'announced' : 'accepted';
};

/** What all documents together come to: the worst of them. */
export const worstOf = (standings: readonly Standing[]): Standing => {
  if (standings.includes('due')) return 'due';
  return standings.includes('announced') ? 'announced' : 'accepted';
};

/** The last part of a document's own addresses below `/policies/`. */
export const documentSlug = (document: string): string => document.replaceAll('/', '-');

export const versionsPath = (document: string): string => `/policies/${documentSlug(document)}`;
export const versionPath = (document: string, version: string): string => `${versionsPath(document)}/${version}`;
export const changesPath = (document: string, from: string, to: string): string =>
  `${versionsPath(document)}/changes/${from}/${to}`;
