import { sharedGames } from '#domain/games/book/shared-games.ts';
import { catalogue } from '#layouts/catalogue.ts';
import { featuredGame } from '#layouts/parts/home/rows.ts';
import { jackpotBand } from './_jackpot.ts';
import { gameLine } from './game/_facts.ts';

/** The games of the shelf that start by the clock, the soonest kind first, with the clock's figures. */
const starts = Object.entries(sharedGames)
  .flatMap(([id, { timetable }]) => {
    const game = catalogue.byId.get(id);
    return game && timetable ? [{ game, ...timetable }] : [];
  })
  .toSorted((a, b) => a.everyMs - b.everyMs);

/** What stands in the house at this moment. */
export const now = { jackpot: jackpotBand, starts };

/** The one game of the wide band, with its line. */
export const feature = featuredGame && { game: featuredGame, line: gameLine(featuredGame) };
