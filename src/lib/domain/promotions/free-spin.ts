import type { Bet } from '../games/kit/game.ts';
import { spinSpot } from '../games/slots/spin-bet.ts';

/** Slots on which a spin of all lines is called otherwise. */
const spots: Readonly<Record<string, string>> = { 'slot-signal-box': 'lines:5' };

/** The bets of a free spin: all lines or ways of its slot, at the one stake. */
export const freeSpinBets = (gameId: string, stakeMinor: bigint): readonly Bet[] => [
  { spot: spots[gameId] ?? spinSpot, amountMinor: stakeMinor },
];
