import { deviationsOf, halfBandOf } from '#domain/returns/drift.ts';
import type { Db } from '../../../db/db.ts';
import { type DriftRow, listDrifts, type ReturnRow, sumReturns } from '../../../db/queries/returns.ts';
import { measuredOf } from '../../returns/watch-returns.ts';

const returnOf = (row: ReturnRow) => {
  const measured = measuredOf(row);
  return {
    game: row.game_id,
    version: row.game_version,
    currency: row.currency,
    kind: row.kind,
    rounds: row.rounds,
    measured: row.staked > 0 ? row.returned / row.staked : 0,
    theory: measured && row.staked > 0 ? measured.expected / row.staked : null,
    half: (measured && halfBandOf(measured)) ?? null,
    deviations: measured ? deviationsOf(measured) : null,
    lastDay: row.last_day,
  };
};

const driftOf = ({ game_id: game, game_version: version, currency, kind, direction, day, ...row }: DriftRow) => ({
  game,
  version,
  currency,
  kind,
  direction,
  day,
  settled: row.settled === null ? null : { found: row.settled, by: row.settled_by ?? '' },
});

/** What games returned over all counted days, by kind of bet, and what left what its figures allow, such as waits first. */
export async function listReturns(db: Db) {
  const rows = await db.query<ReturnRow>(sumReturns, []);
  const drifts = await db.query<DriftRow>(listDrifts, []);
  return { rows: rows.map(returnOf), drifts: drifts.map(driftOf) };
}
