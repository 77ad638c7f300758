/** What must outlive the database, in the order in which it was noted there. */
export type JournalLine = {
  /** The epoch and the number in it: the same twice is one line. */
  readonly epoch: number;
  readonly seq: string;
  /** A moment in UTC, by the database's clock. */
  readonly at: string;
  readonly kind: string;
  readonly player: string | null;
  readonly data: Readonly<Record<string, unknown>>;
};

/** Up to where the books had come, as it was last seen. `lsn`: PostgreSQL's place in its log, such as `0/16B3748`. */
export type JournalMark = {
  readonly epoch: number;
  readonly at: string;
  readonly systemId: string;
  readonly timeline: string;
  readonly lsn: string;
};

/** A folder in which the journal lies, or is to lie. */
export type JournalPlace = {
  readonly folder: string;
  /** Its name and birth: a copy has another birth. Null: nothing was written there yet. */
  readonly identity: string | null;
};

/**
 * The house's memory outside its database: files that are only ever added to, in folders of their own. No restore of the database
 * puts them back.
 */
export type Journal = {
  readonly places: () => Promise<JournalPlace[]>;
  /** Makes the folders that are not there, and brings into an empty one what the others have; returns the identity of each. */
  readonly found: () => Promise<string[]>;
  /** On the disk of every folder when it resolves. Throws `JournalFailed`, naming the folder that could not take them. */
  readonly append: (lines: readonly JournalLine[]) => Promise<void>;
  /** All lines, each once, from the folder that has most of them; `faults` names what was altered or cut off. */
  readonly read: () => Promise<{ readonly lines: readonly JournalLine[]; readonly faults: readonly string[] }>;
  readonly mark: (mark: JournalMark) => Promise<void>;
  /** The farthest mark of all folders. */
  readonly lastMark: () => Promise<JournalMark | null>;
};

/** A folder of the journal cannot be written or read. The message is one line: which, and what to do. */
export class JournalFailed extends Error {
  override readonly name = 'JournalFailed';
}
