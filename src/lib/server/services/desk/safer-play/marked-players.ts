import type { MarkedDetail, MarkedPlayer } from '#contract/desk/safer-play.ts';
import { formatAmount } from '#domain/money/amount.ts';
import { fail, ok } from '#domain/result.ts';
import { centsOf } from '#domain/safer-play/marker.ts';
import type { ServerContext } from '../../../context.ts';
import {
  findMarkedPlayer,
  type InterventionRow,
  listInterventionsOf,
  listMarkedForStaff,
  listMarkersOf,
  type MarkedRow,
  type StaffMarkerRow,
} from '../../../db/queries/desk/harm-markers.ts';

type Ctx = Pick<ServerContext, 'db' | 'clock'>;

/** Players with markers that they were shown first. */
export async function markedPlayers({ db, clock }: Ctx): Promise<MarkedPlayer[]> {
  const rows = await db.query<MarkedRow>(listMarkedForStaff, [clock.now()]);
  return rows.map(({ id, full_name: name, email, strength, kinds, waits_since: waits, seen_since: seen }) => ({
    player: { id, name, email },
    strength: Number(strength),
    kinds: [...kinds],
    waitsSince: waits?.toISOString() ?? null,
    seenSince: seen.toISOString(),
  }));
}

/** One of them, with what was done and what came after. */
export async function markedPlayer({ db, clock }: Ctx, playerId: string) {
  type Row = { readonly id: string; readonly full_name: string; readonly email: string };
  const [row] = await db.query<Row>(findMarkedPlayer, [playerId]);
  const markers = await db.query<StaffMarkerRow>(listMarkersOf, [clock.now(), playerId]);
  const interventions = await db.query<InterventionRow>(listInterventionsOf, [playerId]);
  // Of whom nothing is known here, this call tells nothing.
  if (row === undefined || markers.length + interventions.length === 0) return fail('player_not_found');
  return ok({
    player: { id: row.id, name: row.full_name, email: row.email },
    // Kept by `lookForMarkers` and `intervene` alone, whose types are those of the contract.
    markers: markers.map((one) => ({
      id: one.id,
      day: one.day,
      strength: one.strength,
      toldAt: one.told_at.toISOString(),
      shownAt: one.shown_at?.toISOString() ?? null,
      sign: { kind: one.kind, facts: one.facts },
    })) as MarkedDetail['markers'],
    interventions: interventions.map(presentIntervention),
  });
}

const presentIntervention = (row: InterventionRow): MarkedDetail['interventions'][number] => ({
  id: row.id,
  at: row.at.toISOString(),
  kind: row.kind as MarkedDetail['interventions'][number]['kind'],
  by: row.by,
  note: row.note,
  after:
    row.days === 0
      ? null
      : {
          days: row.days,
          before: spanOf(row, 'before'),
          since: spanOf(row, 'since'),
          limitsSet: Number(row.limits_set),
          breaksTaken: Number(row.breaks_taken),
        },
});

const spanOf = (row: InterventionRow, name: 'before' | 'since') => ({
  deposited: formatAmount(centsOf(row[`${name}_deposited`]), 'EUR'),
  staked: formatAmount(centsOf(row[`${name}_staked`]), 'EUR'),
  minutes: Number(row[`${name}_ms`] / 60_000n),
  sessions: Number(row[`${name}_sessions`]),
});
