// Written from the cards of the games by `npm run games:sync`.
import type { GameId } from '#domain/games/book/registry.ts';
import { poster as baccarat } from './baccarat.ts';
import { poster as baccaratNoCommission } from './baccarat-no-commission.ts';
import { poster as bingo75 } from './bingo-75.ts';
import { poster as blackjack } from './blackjack.ts';
import { poster as blackjackSurrender } from './blackjack-surrender.ts';
import { poster as bonusDeuces } from './bonus-deuces.ts';
import { poster as bonusPoker } from './bonus-poker.ts';
import { poster as caribbeanStud } from './caribbean-stud.ts';
import { poster as casinoHoldem } from './casino-holdem.ts';
import { poster as coin } from './coin.ts';
import { poster as craps } from './craps.ts';
import { poster as crapsPocket } from './craps-pocket.ts';
import { poster as crash } from './crash.ts';
import { poster as cup } from './cup.ts';
import { poster as deucesNotSoUgly } from './deuces-not-so-ugly.ts';
import { poster as dice } from './dice.ts';
import { poster as doubleDoubleBonus } from './double-double-bonus.ts';
import { poster as dragonTiger } from './dragon-tiger.ts';
import { drawing } from './drawing.ts';
import { poster as fishing } from './fishing.ts';
import { poster as fishingShared } from './fishing-shared.ts';
import { poster as greyhounds } from './greyhounds.ts';
import { poster as horses } from './horses.ts';
import { poster as jacksOrBetter } from './jacks-or-better.ts';
import { poster as jokerPoker } from './joker-poker.ts';
import { poster as keno4010 } from './keno-40-10.ts';
import { poster as keno8020 } from './keno-80-20.ts';
import { poster as letItRide } from './let-it-ride.ts';
import { poster as looseDeuces } from './loose-deuces.ts';
import { poster as lotto649 } from './lotto-6-49.ts';
import { poster as mines } from './mines.ts';
import { poster as paiGowPoker } from './pai-gow-poker.ts';
import { poster as penalty } from './penalty.ts';
import { poster as plinko } from './plinko.ts';
import type { Poster } from './poster.ts';
import { poster as rouletteAmerican } from './roulette-american.ts';
import { poster as rouletteEuropean } from './roulette-european.ts';
import { poster as rouletteFrench } from './roulette-french.ts';
import { poster as rouletteMulti } from './roulette-multi.ts';
import { poster as roulettePrison } from './roulette-prison.ts';
import { poster as rouletteShared } from './roulette-shared.ts';
import { poster as scratchFoxAndCrow } from './scratch-fox-and-crow.ts';
import { poster as scratchMarketDay } from './scratch-market-day.ts';
import { poster as scratchNightFerry } from './scratch-night-ferry.ts';
import { poster as scratchPaperPlanes } from './scratch-paper-planes.ts';
import { poster as scratchParcelRoom } from './scratch-parcel-room.ts';
import { poster as scratchParishHall } from './scratch-parish-hall.ts';
import { poster as scratchTideTable } from './scratch-tide-table.ts';
import { poster as scratchWordGarden } from './scratch-word-garden.ts';
import { poster as sicBo } from './sic-bo.ts';
import { poster as slotApothecaryRow } from './slot-apothecary-row.ts';
import { poster as slotCometRegister } from './slot-comet-register.ts';
import { poster as slotDeepFoundry } from './slot-deep-foundry.ts';
import { poster as slotDepotNine } from './slot-depot-nine.ts';
import { poster as slotGableStreet } from './slot-gable-street.ts';
import { poster as slotHoneyLedger } from './slot-honey-ledger.ts';
import { poster as slotKiteHarbour } from './slot-kite-harbour.ts';
import { poster as slotLamplightersRound } from './slot-lamplighters-round.ts';
import { poster as slotLotusHour } from './slot-lotus-hour.ts';
import { poster as slotMillRace } from './slot-mill-race.ts';
import { poster as slotMothLight } from './slot-moth-light.ts';
import { poster as slotNightOrchard } from './slot-night-orchard.ts';
import { poster as slotOrrery } from './slot-orrery.ts';
import { poster as slotPatternBook } from './slot-pattern-book.ts';
import { poster as slotPennyProscenium } from './slot-penny-proscenium.ts';
import { poster as slotPolarLogbook } from './slot-polar-logbook.ts';
import { poster as slotQuarterBells } from './slot-quarter-bells.ts';
import { poster as slotRainGarden } from './slot-rain-garden.ts';
import { poster as slotSeedVault } from './slot-seed-vault.ts';
import { poster as slotSignalBox } from './slot-signal-box.ts';
import { poster as slotSixShafts } from './slot-six-shafts.ts';
import { poster as slotSodaSiphon } from './slot-soda-siphon.ts';
import { poster as slotTidepool } from './slot-tidepool.ts';
import { poster as slotWaxAndSeal } from './slot-wax-and-seal.ts';
import { poster as threeCardPoker } from './three-card-poker.ts';
import { poster as towers } from './towers.ts';
import { poster as ultimateTexasHoldem } from './ultimate-texas-holdem.ts';
import { poster as war } from './war.ts';
import { poster as wheel } from './wheel.ts';

/** The poster of each game. */
export const posters: Readonly<Record<GameId, Poster>> = {
  baccarat,
  'baccarat-no-commission': baccaratNoCommission,
  'dragon-tiger': dragonTiger,
  'bingo-75': bingo75,
  blackjack,
  'blackjack-surrender': blackjackSurrender,
  craps,
  'craps-pocket': crapsPocket,
  crash,
  cup,
  dice,
  fishing,
  'fishing-shared': fishingShared,
  greyhounds,
  hilo: drawing('hilo'),
  horses,
  'keno-40-10': keno4010,
  'keno-80-20': keno8020,
  coin,
  penalty,
  towers,
  limbo: drawing('limbo'),
  'lotto-6-49': lotto649,
  mines,
  'pai-gow-poker': paiGowPoker,
  plinko,
  'caribbean-stud': caribbeanStud,
  'casino-holdem': casinoHoldem,
  'let-it-ride': letItRide,
  'three-card-poker': threeCardPoker,
  'ultimate-texas-holdem': ultimateTexasHoldem,
  'roulette-american': rouletteAmerican,
  'roulette-european': rouletteEuropean,
  'roulette-french': rouletteFrench,
  'roulette-multi': rouletteMulti,
  'roulette-prison': roulettePrison,
  'roulette-shared': rouletteShared,
  'scratch-fox-and-crow': scratchFoxAndCrow,
  'scratch-market-day': scratchMarketDay,
  'scratch-night-ferry': scratchNightFerry,
  'scratch-paper-planes': scratchPaperPlanes,
  'scratch-parcel-room': scratchParcelRoom,
  'scratch-parish-hall': scratchParishHall,
  'scratch-tide-table': scratchTideTable,
  'scratch-word-garden': scratchWordGarden,
  'sic-bo': sicBo,
  'slot-apothecary-row': slotApothecaryRow,
  'slot-comet-register': slotCometRegister,
  'slot-deep-foundry': slotDeepFoundry,
  'slot-depot-nine': slotDepotNine,
  'slot-gable-street': slotGableStreet,
  'slot-honey-ledger': slotHoneyLedger,
  'slot-kite-harbour': slotKiteHarbour,
  'slot-lamplighters-round': slotLamplightersRound,
  'slot-lotus-hour': slotLotusHour,
  'slot-mill-race': slotMillRace,
  'slot-moth-light': slotMothLight,
  'slot-night-orchard': slotNightOrchard,
  'slot-orrery': slotOrrery,
  'slot-pattern-book': slotPatternBook,
  'slot-penny-proscenium': slotPennyProscenium,
  'slot-polar-logbook': slotPolarLogbook,
  'slot-quarter-bells': slotQuarterBells,
  'slot-rain-garden': slotRainGarden,
  'slot-seed-vault': slotSeedVault,
  'slot-signal-box': slotSignalBox,
  'slot-six-shafts': slotSixShafts,
  'slot-soda-siphon': slotSodaSiphon,
  'slot-tidepool': slotTidepool,
  'slot-wax-and-seal': slotWaxAndSeal,
  'bonus-deuces': bonusDeuces,
  'bonus-poker': bonusPoker,
  'deuces-not-so-ugly': deucesNotSoUgly,
  'double-double-bonus': doubleDoubleBonus,
  'jacks-or-better': jacksOrBetter,
  'joker-poker': jokerPoker,
  'loose-deuces': looseDeuces,
  war,
  wheel,
};
