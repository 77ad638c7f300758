/** For how many days a game counts as new. */
const newDays = 30;

const dayMs = 86_400_000;

/** The last day on which a game of the shelf since `addedOn` counts as new; both YYYY-MM-DD. */
export const newUntil = (addedOn: string): string =>
  new Date(Date.parse(`${addedOn}T00:00:00Z`) + (newDays - 1) * dayMs).toISOString().slice(0, 10);

/**
 * The games of a list to mark as new, each with its last day as such. None where a third of the list or more is new: a mark that
 * many bear tells nothing. `today` is YYYY-MM-DD.
 */
export const newMarks = <G extends { readonly addedOn: string }>(
  games: readonly G[],
  today: string,
): ReadonlyMap<G, string> => {
  const marks = games.map((game) => [game, newUntil(game.addedOn)] as const).filter(([, until]) => until >= today);
  return new Map(marks.length * 3 < games.length ? marks : []);
};
