import { baccaratPoster } from './baccarat.ts';
import { baccaratNoCommissionPoster } from './baccarat-no-commission.ts';
import { bingoPoster } from './bingo-75.ts';
import { blackjackPoster } from './blackjack.ts';
import { blackjackSurrenderPoster } from './blackjack-surrender.ts';
import { bonusDeucesPoster } from './bonus-deuces.ts';
import { bonusPokerPoster } from './bonus-poker.ts';
import { caribbeanStudPoster } from './caribbean-stud.ts';
import { casinoHoldemPoster } from './casino-holdem.ts';
import { coinPoster } from './coin.ts';
import { crapsPoster } from './craps.ts';
import { crapsPocketPoster } from './craps-pocket.ts';
import { crashPoster } from './crash.ts';
import { cupPoster } from './cup.ts';
import { deucesNotSoUglyPoster } from './deuces-not-so-ugly.ts';
import { dicePoster } from './dice.ts';
import { doubleDoubleBonusPoster } from './double-double-bonus.ts';
import { dragonTigerPoster } from './dragon-tiger.ts';
import { fishingPoster } from './fishing.ts';
import { fishingSharedPoster } from './fishing-shared.ts';
import { greyhoundsPoster } from './greyhounds.ts';
import { hiloPoster } from './hilo.ts';
import { horsesPoster } from './horses.ts';
import { jacksOrBetterPoster } from './jacks-or-better.ts';
import { jokerPokerPoster } from './joker-poker.ts';
import { kenoPoster } from './keno-40-10.ts';
import { keno80Poster } from './keno-80-20.ts';
import { letItRidePoster } from './let-it-ride.ts';
import { limboPoster } from './limbo.ts';
import { looseDeucesPoster } from './loose-deuces.ts';
import { lottoPoster } from './lotto-6-49.ts';
import { minesPoster } from './mines.ts';
import { paiGowPokerPoster } from './pai-gow-poker.ts';
import { penaltyPoster } from './penalty.ts';
import { plinkoPoster } from './plinko.ts';
import type { Poster } from './poster.ts';
import { rouletteAmericanPoster } from './roulette-american.ts';
import { rouletteEuropeanPoster } from './roulette-european.ts';
import { rouletteFrenchPoster } from './roulette-french.ts';
import { rouletteMultiPoster } from './roulette-multi.ts';
import { roulettePrisonPoster } from './roulette-prison.ts';
import { rouletteSharedPoster } from './roulette-shared.ts';
import { foxAndCrowPoster } from './scratch-fox-and-crow.ts';
import { marketDayPoster } from './scratch-market-day.ts';
import { nightFerryPoster } from './scratch-night-ferry.ts';
import { paperPlanesPoster } from './scratch-paper-planes.ts';
import { parcelRoomPoster } from './scratch-parcel-room.ts';
import { parishHallPoster } from './scratch-parish-hall.ts';
import { tideTablePoster } from './scratch-tide-table.ts';
import { wordGardenPoster } from './scratch-word-garden.ts';
import { sicBoPoster } from './sic-bo.ts';
import { apothecaryRowPoster } from './slot-apothecary-row.ts';
import { cometRegisterPoster } from './slot-comet-register.ts';
import { deepFoundryPoster } from './slot-deep-foundry.ts';
import { depotNinePoster } from './slot-depot-nine.ts';
import { gableStreetPoster } from './slot-gable-street.ts';
import { honeyLedgerPoster } from './slot-honey-ledger.ts';
import { kiteHarbourPoster } from './slot-kite-harbour.ts';
import { lamplightersRoundPoster } from './slot-lamplighters-round.ts';
import { lotusHourPoster } from './slot-lotus-hour.ts';
import { millRacePoster } from './slot-mill-race.ts';
import { mothLightPoster } from './slot-moth-light.ts';
import { nightOrchardPoster } from './slot-night-orchard.ts';
import { orreryPoster } from './slot-orrery.ts';
import { patternBookPoster } from './slot-pattern-book.ts';
import { pennyProsceniumPoster } from './slot-penny-proscenium.ts';
import { polarLogbookPoster } from './slot-polar-logbook.ts';
import { quarterBellsPoster } from './slot-quarter-bells.ts';
import { rainGardenPoster } from './slot-rain-garden.ts';
import { seedVaultPoster } from './slot-seed-vault.ts';
import { signalBoxPoster } from './slot-signal-box.ts';
import { sixShaftsPoster } from './slot-six-shafts.ts';
import { sodaSiphonPoster } from './slot-soda-siphon.ts';
import { tidepoolPoster } from './slot-tidepool.ts';
import { waxAndSealPoster } from './slot-wax-and-seal.ts';
import { threeCardPokerPoster } from './three-card-poker.ts';
import { towersPoster } from './towers.ts';
import { ultimateTexasHoldemPoster } from './ultimate-texas-holdem.ts';
import { warPoster } from './war.ts';
import { wheelPoster } from './wheel.ts';

/** The posters by game id. A game of the catalogue without one stops the build. */
const posters: Readonly<Record<string, Poster>> = {
  'roulette-european': rouletteEuropeanPoster,
  'bingo-75': bingoPoster,
  'lotto-6-49': lottoPoster,
  blackjack: blackjackPoster,
  baccarat: baccaratPoster,
  'slot-gable-street': gableStreetPoster,
  'slot-mill-race': millRacePoster,
  'slot-moth-light': mothLightPoster,
  'slot-orrery': orreryPoster,
  'slot-depot-nine': depotNinePoster,
  'slot-quarter-bells': quarterBellsPoster,
  'slot-polar-logbook': polarLogbookPoster,
  'slot-pattern-book': patternBookPoster,
  'slot-comet-register': cometRegisterPoster,
  'slot-lamplighters-round': lamplightersRoundPoster,
  'slot-rain-garden': rainGardenPoster,
  'slot-seed-vault': seedVaultPoster,
  'slot-six-shafts': sixShaftsPoster,
  'baccarat-no-commission': baccaratNoCommissionPoster,
  'dragon-tiger': dragonTigerPoster,
  'three-card-poker': threeCardPokerPoster,
  coin: coinPoster,
  hilo: hiloPoster,
  greyhounds: greyhoundsPoster,
  penalty: penaltyPoster,
  towers: towersPoster,
  wheel: wheelPoster,
  'caribbean-stud': caribbeanStudPoster,
  'blackjack-surrender': blackjackSurrenderPoster,
  'pai-gow-poker': paiGowPokerPoster,
  'let-it-ride': letItRidePoster,
  war: warPoster,
  'casino-holdem': casinoHoldemPoster,
  'ultimate-texas-holdem': ultimateTexasHoldemPoster,
  'jacks-or-better': jacksOrBetterPoster,
  'deuces-not-so-ugly': deucesNotSoUglyPoster,
  'bonus-poker': bonusPokerPoster,
  'double-double-bonus': doubleDoubleBonusPoster,
  'loose-deuces': looseDeucesPoster,
  'bonus-deuces': bonusDeucesPoster,
  'joker-poker': jokerPokerPoster,
  craps: crapsPoster,
  'craps-pocket': crapsPocketPoster,
  crash: crashPoster,
  cup: cupPoster,
  horses: horsesPoster,
  'roulette-american': rouletteAmericanPoster,
  'roulette-french': rouletteFrenchPoster,
  'roulette-multi': rouletteMultiPoster,
  'roulette-prison': roulettePrisonPoster,
  'roulette-shared': rouletteSharedPoster,
  dice: dicePoster,
  fishing: fishingPoster,
  'fishing-shared': fishingSharedPoster,
  'keno-40-10': kenoPoster,
  'keno-80-20': keno80Poster,
  limbo: limboPoster,
  mines: minesPoster,
  plinko: plinkoPoster,
  'scratch-night-ferry': nightFerryPoster,
  'scratch-parcel-room': parcelRoomPoster,
  'scratch-fox-and-crow': foxAndCrowPoster,
  'scratch-market-day': marketDayPoster,
  'scratch-paper-planes': paperPlanesPoster,
  'scratch-parish-hall': parishHallPoster,
  'scratch-tide-table': tideTablePoster,
  'scratch-word-garden': wordGardenPoster,
  'sic-bo': sicBoPoster,
  'slot-honey-ledger': honeyLedgerPoster,
  'slot-wax-and-seal': waxAndSealPoster,
  'slot-deep-foundry': deepFoundryPoster,
  'slot-apothecary-row': apothecaryRowPoster,
  'slot-lotus-hour': lotusHourPoster,
  'slot-penny-proscenium': pennyProsceniumPoster,
  'slot-kite-harbour': kiteHarbourPoster,
  'slot-night-orchard': nightOrchardPoster,
  'slot-signal-box': signalBoxPoster,
  'slot-soda-siphon': sodaSiphonPoster,
  'slot-tidepool': tidepoolPoster,
};

/** The games that have a poster. */
export const drawnGames: readonly string[] = Object.keys(posters);

export const posterOf = (gameId: string): Poster => {
  const poster = posters[gameId];
  if (!poster)
    throw new Error(`No poster for the game "${gameId}": draw one in src/lib/posters and list it in posters.ts`);
  return poster;
};
