import * as z from 'zod/mini';
import { affiliateEvents } from './affiliate-events.ts';
import { gameEvents } from './game-events.ts';
import { houseEvents } from './house-events.ts';
import { moneyEvents } from './money-events.ts';
import { playEvents } from './play-events.ts';
import { playerEvents } from './player-events.ts';
import { riskEvents } from './risk-events.ts';

/** Every type of event with its versions, the parts of the list by what they are about. Closed: the house tells nothing else. */
export const eventGroups = {
  player: playerEvents,
  money: moneyEvents,
  play: playEvents,
  affiliate: affiliateEvents,
  risk: riskEvents,
  game: gameEvents,
  house: houseEvents,
} as const;

const all = [
  ...playerEvents,
  ...moneyEvents,
  ...playEvents,
  ...affiliateEvents,
  ...riskEvents,
  ...gameEvents,
  ...houseEvents,
] as const;

export type HouseEvent = z.infer<(typeof all)[number]['schema']>;
export type EventType = HouseEvent['type'];

export const eventTypes: readonly EventType[] = [...new Set(all.flatMap(({ schema }) => schema.shape.type.def.values))];

/**
 * Reads one event as it goes out. Fails for a type or a version that is none of the house's.
 * @internal a test holds every row of the outbox to it
 */
export const houseEvent = z.union(all.map(({ schema }) => schema)) as z.ZodMiniType<HouseEvent>;
