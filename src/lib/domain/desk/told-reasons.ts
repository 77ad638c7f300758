import type { Act } from './acts.ts';

/**
 * Acts whose reason the player reads. Those of the others are for staff alone: why money was not paid, or a promotion not given, may tell
 * of a suspicion or of somebody else.
 */
export const toldReasons = [
  'players.sign_out',
  'players.exclude',
  'players.reopen',
  'players.open_number',
  'players.remove_factor',
  'papers.decide',
] as const satisfies readonly Act[];
