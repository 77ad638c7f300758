import type { GameCategory } from '../../catalogue/game.ts';

/** Games dealt or spun at a table. */
const atTables: readonly GameCategory[] = ['card', 'poker', 'craps', 'roulette'];

/** How long a round takes people as a rule, in ms: ten a minute, or three where one lays chips and watches a deal. */
export const roundMsOf = (category: GameCategory): number => (atTables.includes(category) ? 20_000 : 6_000);
