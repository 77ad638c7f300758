import { eWallets } from '#contract/payments/deposit.ts';
import type { Shelf } from '#domain/catalogue/shelf.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { danishFiles, type TamperToken } from '#domain/supervision/danish.ts';
import { dayRecords, type ToldMovement } from '#domain/supervision/day-records.ts';
import { type DutchProfile, dutchFiles, type Instrument } from '#domain/supervision/dutch.ts';
import { pseudonymOf } from '#domain/supervision/record-ids.ts';
import type { RecordsDay, SayGame, SupervisorFiles } from '#domain/supervision/records-file.ts';
import { houseChain } from '#domain/transparency/entry.ts';
import { readVaultLine } from '#domain/transparency/vault-format.ts';
import type { ServerContext } from '../../context.ts';
import {
  listPlayerIds,
  listPlayersOfCountry,
  listSupervisedPlayers,
  type SupervisedPlayerRow,
} from '../../db/queries/supervision.ts';
import type { Actor } from '../desk/actor.ts';
import { noteAct } from '../desk/note-act.ts';
import { isCard } from '../payments/card-routes.ts';
import { type VaultFile, vaultOfDay } from './vault.ts';

type Ctx = Pick<ServerContext, 'db' | 'config' | 'catalogue'>;
export type RecordsForm = 'danish' | 'dutch';
type Refusal = 'not_found' | 'records_not_set';
export type SupervisorRecords = SupervisorFiles & { readonly name: `${string}.zip` };

const dayMs = 86_400_000;
const country = { danish: 'DK', dutch: 'NL' } as const satisfies Record<RecordsForm, string>;

/**
 * A day of the vault in the form of an authority, of the players who live in its country (docs/rooms/supervisors.md); the log of staff has that
 * it was made, by which head, and what its chain ends with. `token`: the authority's of the day, Denmark's alone. `not_found`: nothing is
 * signed of the day; `records_not_set`: the operator has not said which licence there is.
 */
export const supervisorRecords = async (
  ctx: Ctx,
  actor: Actor,
  form: RecordsForm,
  day: string,
  now: Date,
  token?: TamperToken,
): Promise<Result<SupervisorRecords, Refusal>> => {
  const { danish, dutch } = ctx.config.supervision;
  if ((form === 'danish' ? danish : dutch) === null) return fail('records_not_set');
  const vault = await vaultOfDay(ctx, day);
  if (!vault.ok) return vault;
  const { head, leaves } = vault.value;
  const on: RecordsDay = { day, root: head.root, signedAt: head.at };
  const said = await recordsIn(ctx, form, vault.value);
  const sayGame = gamesOf(ctx.catalogue);
  const moved = said.movements();
  const files =
    form === 'danish' && danish !== null
      ? danishFiles(on, said.sessions(), { ...danish, website: ctx.config.publicOrigin }, sayGame, token)
      : dutch !== null
        ? dutchFiles(on, said.sessions(), moved, await profilesOf(ctx, day, moved), dutch, {
            game: sayGame,
            instrument: instrumentOf,
            pseudonym: (player) => dutchPseudonym(ctx, player),
          })
        : undefined;
  if (files === undefined) return fail('records_not_set');
  const facts = {
    day,
    leaves,
    root: head.root,
    form,
    files: files.files.length,
    closing: files.closing,
    untold: files.untold,
  };
  await ctx.db.transaction((tx) => noteAct(tx, now, actor, { act: 'reports.vault', facts }));
  return ok({ ...files, name: `faceup-${form}-${day}.zip` });
};

const dutchPseudonym = ({ config }: Pick<Ctx, 'config'>, player: string): string =>
  pseudonymOf(config.secrets.pseudonym, 'dutch', player);

const playersAPage = 10_000;

/**
 * Whom the Dutch records name by a pseudonym, when their authority asks: only the house's key says it, player by player. The log has that
 * somebody looked; `not_found`: no player of the house.
 */
export const playerOfPseudonym = async (
  ctx: Pick<Ctx, 'db' | 'config'>,
  actor: Actor,
  pseudonym: string,
  now: Date,
): Promise<Result<string, 'not_found'>> => {
  let last: string = houseChain;
  for (;;) {
    const rows: { id: string }[] = await ctx.db.query(listPlayerIds, [last, playersAPage]);
    const found = rows.find(({ id }) => dutchPseudonym(ctx, id) === pseudonym)?.id;
    if (found !== undefined) {
      const noted = { subject: { kind: 'player', id: found }, players: [found], facts: { form: 'dutch', pseudonym } };
      await ctx.db.transaction((tx) => noteAct(tx, now, actor, { act: 'reports.vault', ...noted }));
      return ok(found);
    }
    if (rows.length < playersAPage) return fail('not_found');
    last = rows.at(-1)?.id ?? last;
  }
};

const recordsIn = async ({ db }: Ctx, form: RecordsForm, { parts }: VaultFile) => {
  const rows = await db.query<{ player_id: string }>(listPlayersOfCountry, [country[form]]);
  const players = new Set(rows.map(({ player_id: id }) => id));
  const said = dayRecords((player) => players.has(player));
  for await (const part of parts)
    for (const text of part.split('\n')) {
      const line = readVaultLine(text);
      if (line !== undefined && 'content' in line) said.take(line.content);
    }
  return said;
};

const gamesOf =
  ({ byId }: Shelf): SayGame =>
  (_provider, gameId) =>
    byId.get(gameId);

const wallets: readonly string[] = eWallets;

/** Coins and their sellers are `OTHER`: the form knows none. */
export const instrumentOf = (company: string | null): Instrument => {
  if (company === null) return 'OTHER';
  if (isCard(company)) return 'CREDIT_CARD';
  return wallets.includes(company) ? 'ELECTRONIC_MONEY' : 'OTHER';
};

/** Of those who had a movement that day, and of whom a day of birth is known: without one the form has no place for them. */
const profilesOf = async ({ db }: Ctx, day: string, moved: readonly ToldMovement[]): Promise<DutchProfile[]> => {
  const players = [...new Set(moved.map(({ player }) => player))];
  const end = new Date(Date.parse(`${day}T00:00:00Z`) + dayMs);
  const rows = await db.query<SupervisedPlayerRow>(listSupervisedPlayers, [players, 'EUR', end]);
  return rows.flatMap((row) => {
    if (row.birth === null) return [];
    const changedAt = [row.created_at, row.confirmed_at, row.closed_at].filter((at) => at !== null).at(-1) ?? end;
    return {
      player: row.id,
      registeredAt: row.created_at.toISOString(),
      birth: row.birth,
      changedAt: changedAt.toISOString(),
      status: statusOf(row),
      balance: row.balance,
    };
  });
};

const statusOf = (row: SupervisedPlayerRow): DutchProfile['status'] => {
  if (row.excluded === 'for_good') return 'SELF_EXCLUDED_INDEF';
  if (row.excluded === 'for_a_time') return 'SELF_EXCLUDED_TEMP';
  if (row.closed_at !== null) return 'BLOCKED';
  return row.confirmed_at === null ? 'TRIAL' : 'ACTIVE';
};
