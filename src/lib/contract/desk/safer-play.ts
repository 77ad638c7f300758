import * as z from 'zod/mini';
import { interventionKinds, markerFacts } from '../profile/markers.ts';
import { day, instant, money, text, uuid } from '../wire.ts';
import { defineDeskCall } from './call.ts';

const player = z.strictObject({ id: uuid, name: z.string(), email: z.string() });
const one = z.strictObject({ id: uuid });

const markedPlayer = z.strictObject({
  player,
  /** The sum over their markers of 1 to 3 each. */
  strength: z.int(),
  kinds: z.array(z.string()),
  /** Since when staff may see the oldest that nobody has answered; null: each was. */
  waitsSince: z.nullable(instant),
  seenSince: instant,
});
export type MarkedPlayer = z.output<typeof markedPlayer>;

export const listMarkedPlayers = defineDeskCall({
  method: 'GET',
  path: '/desk-service/safer-play',
  summary:
    'Players whose play shows markers of harm that they were shown first: who waits for a person, then by strength; 200 at most',
  access: 'markers.read',
  response: z.array(markedPlayer),
  errors: [],
});

const span = z.strictObject({ deposited: money, staked: money, minutes: z.int(), sessions: z.int() });

const markedDetail = z.strictObject({
  player,
  markers: z.array(
    z.strictObject({
      id: uuid,
      day,
      strength: z.int(),
      toldAt: instant,
      /** Null: the player has not looked, and was told a day ago. */
      shownAt: z.nullable(instant),
      sign: markerFacts,
    }),
  ),
  interventions: z.array(
    z.strictObject({
      id: uuid,
      at: instant,
      kind: z.enum(interventionKinds),
      by: z.string(),
      note: z.string(),
      /** As many days before as after it, 28 at most, in euros; null: no day after it is over. */
      after: z.nullable(
        z.strictObject({ days: z.int(), before: span, since: span, limitsSet: z.int(), breaksTaken: z.int() }),
      ),
    }),
  ),
});
export type MarkedDetail = z.output<typeof markedDetail>;

export const readMarkedPlayer = defineDeskCall({
  method: 'GET',
  path: '/desk-service/safer-play/{id}',
  summary: 'The markers of one player with what they rest on, what was done about them, and how play went on after it',
  access: 'markers.read',
  params: one,
  response: markedDetail,
  errors: ['player_not_found'],
});

const intervention = z.strictObject({
  kind: z.enum(interventionKinds),
  note: text(2_000),
  /** The markers as they were shown: with others meanwhile it is refused. */
  markers: z.array(uuid).check(z.minLength(1), z.maxLength(50)),
});
export type Intervention = z.output<typeof intervention>;

export const intervene = defineDeskCall({
  method: 'POST',
  path: '/desk-service/safer-play/{id}',
  summary:
    'Say what was done about a player’s markers, or that nothing is needed; a suggestion is told to the player by the bell',
  access: 'markers.intervene',
  params: one,
  body: intervention,
  response: z.void(),
  errors: ['player_not_found', 'changed_since_shown'],
});
