import { readSearch } from '#domain/desk/typed-search.ts';
import { ok, type Result } from '#domain/result.ts';
import type { Look } from '../../../services/desk/audit/lately.ts';
import { addNote } from '../../../services/desk/players/add-note.ts';
import { findPlayers } from '../../../services/desk/players/find-players.ts';
import { listDeskPayments, listDeskRounds, readDeskRound } from '../../../services/desk/players/history.ts';
import type { Looked } from '../../../services/desk/players/people.ts';
import { readDeskPlayer } from '../../../services/desk/players/read-player.ts';
import { listDeskTimeline } from '../../../services/desk/players/timeline.ts';
import type { DeskRoutesOf } from '../desk-route.ts';

/** Hands on what was shown, and says whose it was. */
function shown<Answer, Fault extends string = never>(
  found: Result<Looked<Answer>, Fault>,
  saw: (seen: Look) => void,
  facts: Look['facts'] = {},
): Result<Answer, Fault> {
  if (!found.ok) return found;
  saw({ players: found.value.looked, facts });
  return ok(found.value.answer);
}

export const playerRoutes: DeskRoutesOf<
  | 'findPlayers'
  | 'readDeskPlayer'
  | 'listDeskTimeline'
  | 'listDeskRounds'
  | 'readDeskRound'
  | 'listDeskPayments'
  | 'addPlayerNote'
> = {
  // What was typed may be anybody's address, which a log that nothing is taken out of does not need: it says by what was looked.
  findPlayers: {
    handle: async ({ ctx, query, saw }) =>
      shown(await findPlayers(ctx, query), saw, { by: Object.keys(readSearch(query.q)) }),
  },
  readDeskPlayer: { handle: async ({ ctx, params, saw }) => shown(await readDeskPlayer(ctx, params.id), saw) },
  listDeskTimeline: {
    handle: async ({ ctx, params, query, saw }) =>
      shown(await listDeskTimeline(ctx, params.id, query), saw, {
        part: 'timeline',
        ...(query.kind && { kind: query.kind }),
      }),
  },
  listDeskRounds: {
    handle: async ({ ctx, params, query, saw }) =>
      shown(await listDeskRounds(ctx, params.id, query), saw, { part: 'rounds' }),
  },
  readDeskRound: {
    handle: async ({ ctx, params, saw }) =>
      shown(await readDeskRound(ctx, params.id, params.round), saw, { part: 'round', round: params.round }),
  },
  listDeskPayments: {
    handle: async ({ ctx, params, query, saw }) =>
      shown(await listDeskPayments(ctx, params.id, query), saw, { part: 'payments' }),
  },
  addPlayerNote: { handle: ({ ctx, actor, params, body }) => addNote(ctx, actor, params.id, body.text) },
};
