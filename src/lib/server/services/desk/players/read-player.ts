import type { DeskPlayer } from '#contract/desk/player.ts';
import { checkOf } from '#domain/documents/check.ts';
import { standingOfNumber } from '#domain/registers/number-correction.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { ServerContext } from '../../../context.ts';
import { listTwins, type TwinRow } from '../../../db/queries/breaks.ts';
import { type DeskPlayerRow, findDeskPlayer } from '../../../db/queries/desk/player.ts';
import { type DocumentRow, listDocuments } from '../../../db/queries/documents.ts';
import { listNumbers, listStandings, type NumberRow, type StandingRow } from '../../../db/queries/registers.ts';
import type { PlayerSession } from '../../caller.ts';
import { listSessions } from '../../identity/list-sessions.ts';
import { readLevel } from '../../loyalty/read-level.ts';
import { promotionsOf } from '../../promotions/grants.ts';
import { heldNumber } from '../../registers/number-standing.ts';
import { saferPlay } from '../../safer-play/read.ts';
import { balancesOf, openRoundsOf, totalsOf } from './money-of-player.ts';
import { type Looked, peopleOf } from './people.ts';

/** All that the desk may know of a player. `looked` names others whom it shows, too. */
export async function readDeskPlayer(
  ctx: ServerContext,
  playerId: string,
): Promise<Result<Looked<DeskPlayer>, 'player_not_found'>> {
  const [row] = await ctx.db.query<DeskPlayerRow>(findDeskPlayer, [playerId, ctx.clock.now()]);
  const [person] = await peopleOf(ctx, [playerId]);
  if (row === undefined || person === undefined) return fail('player_not_found');
  // What a player's own pages show is read as for the player, by no session of theirs.
  const as: PlayerSession = { playerId, sessionId: '', email: row.email, confirmed: row.confirmed };
  const { level, name, points } = await readLevel(ctx, as);
  const twins = await twinsOf(ctx, playerId);
  const answer = {
    player: { ...person, ...detailsOf(row) },
    balances: await balancesOf(ctx, playerId),
    totals: await totalsOf(ctx, playerId),
    saferPlay: await saferPlay(ctx, as),
    registers: await registersOf(ctx, playerId),
    nationalNumbers: await numbersOf(ctx, playerId),
    papers: await papersOf(ctx, playerId),
    level: { level, name, points },
    bonuses: await bonusesOf(ctx, as),
    sessions: (await listSessions(ctx, as)).map(({ current: _, ...session }) => session),
    twins,
    openRounds: await openRoundsOf(ctx, playerId),
  };
  return ok({ answer, looked: [playerId, ...twins.map(({ id }) => id)] });
}

const registersOf = async ({ db }: Pick<ServerContext, 'db'>, playerId: string): Promise<DeskPlayer['registers']> =>
  (await db.query<StandingRow>(listStandings, [playerId])).map(({ register, answer, asked_at: askedAt }) => ({
    register,
    answer,
    askedAt: askedAt?.toISOString() ?? null,
  }));

const numbersOf = async (ctx: ServerContext, playerId: string): Promise<DeskPlayer['nationalNumbers']> =>
  Promise.all(
    (await ctx.db.query<NumberRow>(listNumbers, [playerId])).map(async ({ country, filled_at: filledAt, former }) => ({
      country,
      filledAt: filledAt.toISOString(),
      standing: standingOfNumber(await heldNumber(ctx, ctx.db, playerId, country)),
      former: former.map((one) => ({
        filledAt: new Date(one.filledAt).toISOString(),
        replacedAt: new Date(one.replacedAt).toISOString(),
        how: one.how,
      })),
    })),
  );

const detailsOf = (row: DeskPlayerRow): Omit<DeskPlayer['player'], keyof DeskPlayer['twins'][number]> => ({
  nickName: row.nick_name,
  dateOfBirth: row.date_of_birth,
  gender: row.gender,
  profileCountry: row.country,
  address: [row.address, row.address2, [row.zip_code, row.city].filter(Boolean).join(' '), row.state].filter(isText),
  phone: row.phone_number === null ? null : `+${row.dialing_code} ${row.phone_number}`,
  language: row.language,
  closedAt: row.closed_at?.toISOString() ?? null,
  closingReason: row.closing_reason,
  excludedUntil: row.excluded_until?.toISOString() ?? null,
  timedOutUntil: row.timed_out_until?.toISOString() ?? null,
  secondFactor: row.second_factor,
  passkeys: row.passkeys,
  promoMail: row.promo_mail,
});

const isText = (line: string | null): line is string => line !== null && line !== '';

async function papersOf({ db }: ServerContext, playerId: string): Promise<DeskPlayer['papers']> {
  const rows = await db.query<DocumentRow>(listDocuments, [playerId]);
  return {
    identity: checkOf('identity', rows).state,
    address: checkOf('address', rows).state,
    documents: rows.map((row) => ({
      id: row.id,
      kind: row.kind,
      state: row.state,
      uploadedAt: row.uploaded_at.toISOString(),
      decidedAt: row.decided_at?.toISOString() ?? null,
      reason: row.reason,
    })),
  };
}

const going = ['PENDING', 'HELD', 'QUEUED', 'ACTIVE'] as const;
const isGoing = (state: string): state is (typeof going)[number] => (going as readonly string[]).includes(state);

/** Bonuses that run or wait. */
async function bonusesOf(ctx: ServerContext, as: PlayerSession): Promise<DeskPlayer['bonuses']> {
  const grants = await promotionsOf(ctx, as);
  return grants.flatMap(({ state, id, displayName, currency, bonus, bonusLeft, lockedLeft, ...grant }) => {
    if (!isGoing(state)) return [];
    const { wagered, wageringRequired, expiresAt } = grant;
    const money = { currency, bonus, bonusLeft, lockedLeft, wagered, wageringRequired };
    return [{ id, name: displayName, state, ...money, expiresAt }];
  });
}

async function twinsOf(ctx: ServerContext, playerId: string): Promise<DeskPlayer['twins']> {
  const rows = await ctx.db.query<TwinRow>(listTwins, [playerId, ctx.clock.now()]);
  const people = await peopleOf(
    ctx,
    rows.map(({ id }) => id),
  );
  const sameAs = new Map(rows.map(({ id, same }) => [id, same]));
  return people.flatMap((person) => {
    const same = sameAs.get(person.id);
    return same === undefined ? [] : [{ ...person, same }];
  });
}
