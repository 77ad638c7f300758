import { houseGames } from '#domain/catalogue/house-games.ts';
import { gamePathOf } from '#domain/catalogue/slug.ts';
import { jackpotSlots } from '#domain/games/book/jackpot-slots.ts';
import { jackpotOwner, jackpotVersion } from '#domain/jackpot/parameters.ts';
import { fallbackCurrency } from '#domain/money/currency.ts';
import { jackpotSummary, potLines, slotLines } from '#domain/returns/jackpot-summary.ts';

/** What pages say of the jackpot, from the engine; amounts are those of the house's own currency. */
export const jackpotFacts = jackpotSummary(fallbackCurrency);

/** What the home page's band needs: whose pot it is, its share and odds, and where it is won. */
export const jackpotBand = {
  owner: jackpotOwner,
  share: jackpotFacts.share,
  unit: jackpotFacts.unit,
  odds: jackpotFacts.odds,
  games: jackpotSlots.flatMap((id) => {
    const game = houseGames.find((one) => one.id === id);
    return game ? [{ id, name: game.name, path: gamePathOf(game) }] : [];
  }),
};

/** What the house's slots return by themselves and with the jackpot, and what the pot of each currency is. */
export const jackpotTables = { version: jackpotVersion, games: slotLines(), pots: potLines() };
