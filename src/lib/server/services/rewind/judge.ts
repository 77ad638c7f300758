import type { JournalMark } from '../../adapters/journal/journal.ts';

/** Which server keeps the books, and how far its log has come. */
export type ServerIdentity = { readonly systemId: string; readonly timeline: string; readonly lsn: string };

/** The epoch that the books say they are in. */
export type BookedEpoch = {
  readonly number: number;
  readonly systemId: string;
  readonly timeline: string;
  readonly journals: readonly string[];
};

export type Evidence = {
  readonly booked: BookedEpoch | null;
  readonly server: ServerIdentity;
  /** The newest epoch that the journal knows; null: it knows none. */
  readonly journaled: number | null;
  readonly mark: JournalMark | null;
  /** Of each folder of the journal, null where nothing lies yet. */
  readonly places: readonly (string | null)[];
  /** A restore said that it put the database back. */
  readonly restored: boolean;
};

export type Reason = 'first' | 'restored' | 'rewound' | 'another_server' | 'journal_lost';

/**
 * Whether these books go on where they stopped: null when they do, else why a new epoch must begin. A doubt counts against them: a new
 * epoch costs players a new seed and a sign-in, an old one that is taken for the present costs the house.
 */
export const judge = ({ booked, server, journaled, mark, places, restored }: Evidence): Reason | null => {
  if (restored) return 'restored';
  if (booked === null) return journaled === null ? 'first' : 'rewound';
  // A process that died while a new epoch began: it goes on with that one.
  if (journaled !== null && journaled > booked.number) return 'rewound';
  if (booked.systemId !== server.systemId || booked.timeline !== server.timeline) return 'another_server';
  const isSameServer = mark?.systemId === server.systemId && mark.timeline === server.timeline;
  if (mark && isSameServer && place(server.lsn) < place(mark.lsn)) return 'rewound';
  const known = places.filter((identity) => identity !== null);
  // A copy of the folder: whoever goes on from it goes on from an earlier moment, as far as anybody can tell.
  if (known.some((identity) => !booked.journals.includes(identity))) return 'rewound';
  if (known.length === 0 || journaled === null || journaled < booked.number) return 'journal_lost';
  return null;
};

/** `16/B374D848` as a number that can be compared. */
const place = (lsn: string): bigint => {
  const [high = '0', low = '0'] = lsn.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
};
