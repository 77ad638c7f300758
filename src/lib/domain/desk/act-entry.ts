/**
 * An entry of the log of what people of the house did, as its hash has it: texts of json as PostgreSQL prints them, the moment in seconds since
 * 1970 with six decimals, hashes in hexadecimal digits. `players` and `facts` are texts of json.
 */
export type ActEntry = {
  readonly id: bigint;
  readonly at: string;
  readonly staffId: string | null;
  readonly channel: string;
  readonly systemUser: string | null;
  readonly name: string;
  readonly act: string;
  readonly subjectKind: string | null;
  readonly subjectId: string | null;
  readonly players: string;
  readonly reason: string | null;
  readonly facts: string;
  readonly requestId: string;
  readonly ip: string | null;
  readonly before: string;
};

const text = (value: string | null): string => (value === null ? 'null' : JSON.stringify(value));

/** What is hashed (SHA-256 of its UTF-8): a JSON array as PostgreSQL's json_build_array writes it. functions/desk.sql writes the same. */
export const actContent = (entry: ActEntry): string =>
  `[${[
    '"staff-act/1"',
    String(entry.id),
    entry.at,
    text(entry.staffId),
    text(entry.channel),
    text(entry.systemUser),
    text(entry.name),
    text(entry.act),
    text(entry.subjectKind),
    text(entry.subjectId),
    entry.players,
    text(entry.reason),
    entry.facts,
    text(entry.requestId),
    text(entry.ip),
    text(entry.before),
  ].join(', ')}]`;

/** What stands before the first entry. */
export const noEntry = '00'.repeat(32);
