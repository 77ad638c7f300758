import type { HouseEvent } from '#contract/events/house-event.ts';
import type { EventRow } from '../../db/queries/events.ts';

/** An event's place among all: an epoch's numbers are given once. */
export const eventIdOf = ({ epoch, number }: Pick<EventRow, 'epoch' | 'number'>): string => `${epoch}-${number}`;

/** An event as it goes out. What the triggers write is what the contract says: a test holds every type to it. */
export const presentEvent = (row: EventRow): HouseEvent =>
  ({
    id: eventIdOf(row),
    epoch: row.epoch,
    number: Number(row.number),
    at: row.at.toISOString(),
    type: row.type,
    version: row.version,
    key: row.key,
    playerId: row.player_id,
    facts: row.facts,
  }) as HouseEvent;
