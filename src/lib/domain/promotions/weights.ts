import type { Wagering } from './rules.ts';

/** What counts in full, in hundredths of a percent. */
export const fullWeight = 10_000;

/** A game as far as wagering asks. */
export type WeighedGame = { readonly id: string; readonly category: string };

/** How much of a stake at a game counts for the wagering requirement: 0 to 10,000 hundredths of a percent. */
export const weightOf = ({ games, categories }: Wagering, { id, category }: WeighedGame): number =>
  (games[id] ?? categories[category] ?? 0) * 100;

/** The weight of every game, as a grant keeps it; `*` is any other. */
export const weightsOf = (wagering: Wagering, games: readonly WeighedGame[]): Readonly<Record<string, number>> => ({
  '*': 0,
  ...Object.fromEntries(games.map((game) => [game.id, weightOf(wagering, game)])),
});
