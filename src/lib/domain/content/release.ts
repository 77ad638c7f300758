/** A version that two people released: 0 is the file of the repository again. */
export type Release = { readonly seq: number; readonly number: number; readonly startsAt: Date };

/** What is in force of a text: the last release whose moment has come; undefined: nothing was released, the file is. Sorted by `seq`. */
export const inForce = <R extends Release>(releases: readonly R[], now: Date): R | undefined =>
  releases.findLast(({ startsAt }) => startsAt <= now);

/** The one that waits for its moment. While one does, no other is released (`release_waits`). */
export const waiting = <R extends Release>(releases: readonly R[], now: Date): R | undefined =>
  releases.findLast(({ startsAt }) => startsAt > now);

/** What a text goes back to when its last release is taken back: the version that was in force before it, or 0, the file. */
export const beforeLast = (releases: readonly Release[]): number => releases.at(-2)?.number ?? 0;

/** How far ahead a text may be scheduled. */
export const aheadMsMax = 366 * 86_400_000;

/** Pages that could not be built are tried again then, unless something else is published or somebody asks for them before. */
export const buildAgainMs = 10 * 60_000;

export type VersionState = 'draft' | 'ready' | 'scheduled' | 'published' | 'past';

/** How a version stands. `last`: no version was saved after it; `isProposed`: somebody asks for its publication. */
export const stateOf = (
  number: number,
  releases: readonly Release[],
  { isProposed, now }: { readonly isProposed: boolean; readonly now: Date },
): VersionState => {
  if (isProposed) return 'ready';
  if (inForce(releases, now)?.number === number) return 'published';
  if (waiting(releases, now)?.number === number) return 'scheduled';
  return releases.some((release) => release.number === number) ? 'past' : 'draft';
};
