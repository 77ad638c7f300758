/** A file for an authority: where it lies in the archive, and what it says. */
export type RecordsFile = { readonly path: string; readonly text: string };

export type SupervisorFiles = {
  readonly files: readonly RecordsFile[];
  /** What the chain of the files ends with, in hex: whoever has it finds out any that was changed, left out or put in. */
  readonly closing: string;
  /** Sessions and movements that the form has no place for. */
  readonly untold: number;
};

/** What a day is of, and what signed it. */
export type RecordsDay = {
  /** `2027-01-31`, in UTC. */
  readonly day: string;
  /** The root of the head that signed it, in hex: what a chain begins with that nobody else began. */
  readonly root: string;
  /** When that head was signed, in ms since 1970. */
  readonly signedAt: number;
};

/** A game as an authority names it. */
type GameSaid = { readonly name: string; readonly category: string; readonly addedOn: string };
export type SayGame = (provider: string, gameId: string) => GameSaid | undefined;

export const second = (moment: string): string => `${moment.slice(0, 19)}Z`;

export const inParts = <Item>(items: readonly Item[], size: number): (readonly Item[])[] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size));
