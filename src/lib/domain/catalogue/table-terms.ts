import type { GameCategory } from './game.ts';

const onReels: readonly GameCategory[] = ['slots', 'video_poker'];
/** Games dealt or spun at a table: 5 s a round where nothing else is asked for. */
const atTables: readonly GameCategory[] = ['card', 'poker', 'craps', 'roulette'];

/** Which of the limits of `domain/games/table-limits.ts` bind a table of this category. */
export const tableKindOf = (category: GameCategory): 'reels' | 'table' =>
  onReels.includes(category) ? 'reels' : 'table';

/** A game as far as its pace goes. `isShared`: its rounds begin when they begin, for everybody at once. */
type Paced = { readonly category: GameCategory; readonly isShared: boolean };

/** The pace of a game's rounds: that of tables, the quick one, or none where the house's clock begins them. */
export const paceOf = ({ category, isShared }: Paced): 'table' | 'quick' | 'none' => {
  if (isShared) return 'none';
  return atTables.includes(category) ? 'table' : 'quick';
};

/** The least time from one stake to the next where an operator sets no other, in ms. */
export const usualPaceMs = { table: 5_000, quick: 2_500, none: 0 } as const;

/** Games whose round is one stake, laid once: a table of chips is laid anew for every round. */
const oneStake: readonly GameCategory[] = ['slots', 'casual', 'lottery'];

/**
 * Whether rounds of a game can follow each other by themselves, where the operator allows it: one step and one stake. `steps` as its
 * rules say it.
 */
export const canAutoplay = (game: { readonly steps: string; readonly category: GameCategory }): boolean =>
  game.steps === 'one' && oneStake.includes(game.category);
