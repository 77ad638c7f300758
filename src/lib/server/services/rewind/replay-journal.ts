import { houseChain } from '#domain/transparency/entry.ts';
import type { JournalLine } from '../../adapters/journal/journal.ts';
import type { ServerContext } from '../../context.ts';
import type { Statement } from '../../db/db.ts';
import {
  clearFactors,
  findHouseMark,
  listKnownPlayers,
  replayAddress,
  replayCampaign,
  replayDeposit,
  replayFactor,
  replayLimit,
  replayPasskey,
  replayPassword,
  replayPlayer,
  replaySetting,
  replayStaff,
  replayWithdrawal,
} from '../../db/queries/epochs.ts';

/** What was brought back from the journal, by kind; `strangers`: lines of players whom these books do not know. */
export type Replayed = Readonly<Record<string, number>>;

type Act = { readonly statement: Statement; readonly values: (line: JournalLine) => readonly unknown[] };

/** Lines noted a little before the books' last sign of life may be in them or not. */
const doubtMs = 60_000;

/**
 * Brings back what the books have lost and the journal knows: of each thing its last state, the order of time deciding. Safe to do twice.
 * A password that was changed and a passkey that was removed since the books' last sign of life open nothing any more.
 */
export const replayJournal = async (ctx: ServerContext, lines: readonly JournalLine[]): Promise<Replayed> => {
  const [mark] = await ctx.db.query<{ at: Date }>(findHouseMark);
  const since = mark ? mark.at.getTime() - doubtMs : 0;
  const acts = actsAt(ctx, await unknownPassword(ctx));
  const told: Record<string, number> = {};
  const count = (kind: string) => {
    told[kind] = (told[kind] ?? 0) + 1;
  };
  const known = await knownPlayers(ctx, lines);
  for (const line of lastOfEach(lines)) {
    const act = acts[line.kind];
    if (!act || line.player === null) continue;
    if (onlySince.has(line.kind) && Date.parse(line.at) < since) continue;
    if (line.player !== houseChain && !known.has(line.player)) {
      count('strangers');
      continue;
    }
    const [row] = await ctx.db.query<{ done: boolean | string }>(act.statement, act.values(line));
    if (row && row.done !== false && row.done !== 'same') count(line.kind);
  }
  return told;
};

const onlySince: ReadonlySet<string> = new Set(['password', 'passkey_removed', 'factor_removed', 'deposit']);

const actsAt = (ctx: ServerContext, passwordHash: string): Readonly<Record<string, Act>> => {
  const now = ctx.clock.now();
  return {
    player: { statement: replayPlayer, values: ({ player, data }) => [player, data] },
    limit: { statement: replayLimit, values: ({ player, data }) => [player, data, now] },
    password: { statement: replayPassword, values: ({ player }) => [player, passwordHash, now] },
    factor: { statement: replayFactor, values: ({ player, data }) => [player, data] },
    factor_removed: { statement: clearFactors, values: ({ player }) => [player] },
    passkey_removed: { statement: replayPasskey, values: ({ player, data }) => [player, data] },
    address: { statement: replayAddress, values: ({ player, data }) => [player, data] },
    deposit: { statement: replayDeposit, values: ({ player, data }) => [player, data, now] },
    withdrawal: { statement: replayWithdrawal, values: ({ player, data }) => [player, data, now] },
    game_setting: { statement: replaySetting, values: ({ data }) => [data, now] },
    campaign: { statement: replayCampaign, values: ({ data }) => [data, now] },
    ...Object.fromEntries(staffKinds.map((kind) => [kind, { statement: replayStaff, values: staffValues }])),
  };
};

/** What was taken from people of the house, which no line gives back. */
const staffKinds = ['staff_ended', 'staff_right_ended', 'staff_key_removed'] as const;
const staffValues = ({ kind, data }: JournalLine) => [kind, data];

/** Of nothing that anybody knows. */
const unknownPassword = async (ctx: ServerContext): Promise<string> => {
  const made = await ctx.passwords.hash(Buffer.from(ctx.random.bytes(32)).toString('base64url'));
  if (!made.ok) throw new Error('no password could be made');
  return made.value;
};

const knownPlayers = async (ctx: ServerContext, lines: readonly JournalLine[]): Promise<ReadonlySet<string>> => {
  const named = [...new Set(lines.flatMap(({ player }) => (player === null ? [] : [player])))];
  const known = new Set<string>();
  for (let from = 0; from < named.length; from += 10_000) {
    const rows = await ctx.db.query<{ id: string }>(listKnownPlayers, [named.slice(from, from + 10_000)]);
    for (const { id } of rows) known.add(id);
  }
  return known;
};

/**
 * Of each thing the newest line, in the order in which these came: money moves in the order in which it did.
 * @internal
 */
export const lastOfEach = (lines: readonly JournalLine[]): JournalLine[] => {
  const last = new Map<string, JournalLine>();
  for (const line of lines) {
    const key = keyOf(line);
    const before = last.get(key);
    if (before && Date.parse(before.at) > Date.parse(line.at)) continue;
    // Where it stands in the map is when it came last.
    last.delete(key);
    last.set(key, line);
  }
  return [...last.values()];
};

const keyOf = ({ kind, player, data }: JournalLine): string => {
  const subject: Readonly<Record<string, unknown>> = {
    limit: `${data.kind}/${data.period}`,
    withdrawal: data.id,
    deposit: data.id,
    address: `${data.chain}/${data.address}`,
    passkey_removed: data.credential_id,
    game_setting: `${data.of}/${data.subject}/${data.part}`,
    campaign: data.id,
    ...Object.fromEntries(staffKinds.map((one) => [one, data.id])),
  };
  // A factor that was taken away and set up again is one thing.
  const thing = kind === 'factor_removed' ? 'factor' : kind;
  return `${thing}/${player}/${String(subject[kind] ?? '')}`;
};
