import type { ResponseOf } from '#contract/call.ts';
import type { readMarkers } from '#contract/profile/markers.ts';
import type { ServerContext } from '../../../context.ts';
import {
  listOwnInterventions,
  type OwnInterventionRow,
  type OwnMarkerRow,
  showMarkers,
} from '../../../db/queries/harm-markers.ts';
import type { PlayerSession } from '../../caller.ts';

type OwnMarkers = ResponseOf<typeof readMarkers>;

/** Shows a player their markers, and notes that they were shown. */
export async function ownMarkers({ db, clock }: ServerContext, { playerId }: PlayerSession): Promise<OwnMarkers> {
  const markers = await db.query<OwnMarkerRow>(showMarkers, [playerId, clock.now()]);
  const interventions = await db.query<OwnInterventionRow>(listOwnInterventions, [playerId]);
  // Kept by `lookForMarkers` and `intervene` alone, whose types are those of the contract.
  return {
    markers: markers.map(({ id, day, kind, facts }) => ({ id, day, sign: { kind, facts } })),
    interventions: interventions.map(({ at, kind }) => ({ at: at.toISOString(), kind })),
  } as OwnMarkers;
}
