import { createTurns } from './turns.ts';

/** A file is held in memory until it was dealt with, some three times over: 8 of 10 MB come to 240 MB. */
const atOnce = 8;
const waitingMax = 64;
/** Nobody may hold all the places. */
const atOnceOfPlayer = 2;
const waitingOfPlayerMax = 8;

/** Lets a player's file in, or waits until there is room for it; null where the line is full. What it gives ends the stay. */
export function createUploadGate(): (playerId: string) => Promise<(() => void) | null> {
  const ofPlayer = createTurns(atOnceOfPlayer, waitingOfPlayerMax);
  const ofAll = createTurns(atOnce, waitingMax);
  return async (playerId) => {
    const endOwn = await ofPlayer(playerId);
    if (endOwn === null) return null;
    const end = await ofAll('all');
    if (end === null) endOwn();
    return (
      end &&
      (() => {
        end();
        endOwn();
      })
    );
  };
}
