/** What is wrong with one field of a snapshot. `of`: a game's, a segment's or a list's name; `remedy` says how to mend it. */
export type SnapshotFault = {
  readonly of: string;
  readonly field: string;
  readonly problem: string;
  readonly remedy: string;
};

export const snapshotFault = (of: string, field: string, problem: string, remedy: string): SnapshotFault => ({
  of,
  field,
  problem,
  remedy,
});

/** A fault as a line to act on: `"keno", imageId: is no name of a picture: …`. Nothing of the file commands the terminal. */
export const faultLine = ({ of, field, problem, remedy }: SnapshotFault): string =>
  `"${of}", ${field}: ${problem}: ${remedy}`.replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, '\u{FFFD}');
