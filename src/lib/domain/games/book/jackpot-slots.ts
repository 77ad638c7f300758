// Written from the cards of the games by `npm run games:sync`.
import type { GameId } from './registry.ts';

/** Whose stakes feed the pots: one pot a currency for all of these. */
export const jackpotSlots: readonly GameId[] = [
  'slot-kite-harbour',
  'slot-night-orchard',
  'slot-signal-box',
  'slot-tidepool',
];
