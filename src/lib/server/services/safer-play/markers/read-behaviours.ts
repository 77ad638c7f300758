import { type Behaviour, dayMs } from '#domain/safer-play/behaviour.ts';
import { lookBackDays } from '#domain/safer-play/windows.ts';
import type { Queryable } from '../../../db/db.ts';
import {
  type AskedRow,
  listEasingsAsked,
  listMarkedPlayers,
  listPaid,
  listStretches,
  listTakenBack,
  type MarkedPlayerRow,
  type PaidRow,
  type StretchRow,
  type TakenBackRow,
} from '../../../db/queries/harm-markers.ts';
import { ownOffset } from './own-clock.ts';

/** What some players did up to a moment, as the books and the logs of the house have it, by their ids. */
export async function readBehaviours(
  tx: Queryable,
  playerIds: readonly string[],
  until: Date,
): Promise<ReadonlyMap<string, Behaviour>> {
  const window = [playerIds, new Date(until.getTime() - lookBackDays * dayMs), until];
  const players = await tx.query<MarkedPlayerRow>(listMarkedPlayers, [playerIds]);
  const stretches = byPlayer(await tx.query<StretchRow>(listStretches, window));
  const paid = byPlayer(await tx.query<PaidRow>(listPaid, window));
  const takenBack = byPlayer(await tx.query<TakenBackRow>(listTakenBack, window));
  const asked = byPlayer(await tx.query<AskedRow>(listEasingsAsked, window));
  return new Map(
    players.map(({ id, created_at: since, country }) => [
      id,
      {
        until: until.getTime(),
        since: since.getTime(),
        offsetMinutes: ownOffset(country, until),
        stretches: (stretches.get(id) ?? []).map((row) => ({
          begin: row.began_at.getTime(),
          end: row.ended_at.getTime(),
          rounds: row.rounds,
          stakedMicros: row.staked,
          netMicros: row.net,
        })),
        deposits: (paid.get(id) ?? []).map(({ at, micros, credited }) => ({
          at: at.getTime(),
          micros,
          isCredited: credited,
        })),
        takenBack: (takenBack.get(id) ?? []).map(({ at, micros }) => ({ at: at.getTime(), micros })),
        easingsAsked: (asked.get(id) ?? []).map(({ at }) => at.getTime()),
      },
    ]),
  );
}

const byPlayer = <Row extends { readonly player_id: string }>(rows: readonly Row[]) =>
  Map.groupBy(rows, ({ player_id: playerId }) => playerId);
