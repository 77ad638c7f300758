// Written from the cards of the games by `npm run games:sync`.
import { game as baccarat } from '../baccarat/baccarat/rules.ts';
import { game as baccaratNoCommission } from '../baccarat/baccarat-no-commission/rules.ts';
import { game as dragonTiger } from '../baccarat/dragon-tiger/rules.ts';
import { game as bingo75 } from '../bingo/bingo-75/rules.ts';
import { game as blackjack } from '../blackjack/blackjack/rules.ts';
import { game as blackjackSurrender } from '../blackjack/blackjack-surrender/rules.ts';
import { game as craps } from '../craps/craps/rules.ts';
import { game as crapsPocket } from '../craps/craps-pocket/rules.ts';
import { game as crash } from '../crash/rules.ts';
import { game as cup } from '../cup/rules.ts';
import { game as dice } from '../dice/rules.ts';
import { game as fishing } from '../fishing/fishing/rules.ts';
import { game as fishingShared } from '../fishing/fishing-shared/rules.ts';
import { game as greyhounds } from '../greyhounds/rules.ts';
import { game as hilo } from '../hilo/rules.ts';
import { game as horses } from '../horses/rules.ts';
import { game as keno4010 } from '../keno/keno-40-10/rules.ts';
import { game as keno8020 } from '../keno/keno-80-20/rules.ts';
import { game as coin } from '../ladder/coin/rules.ts';
import { game as penalty } from '../ladder/penalty/rules.ts';
import { game as towers } from '../ladder/towers/rules.ts';
import { game as limbo } from '../limbo/rules.ts';
import { game as lotto649 } from '../lotto/lotto-6-49/rules.ts';
import { game as mines } from '../mines/rules.ts';
import { game as paiGowPoker } from '../pai-gow/pai-gow-poker/rules.ts';
import { game as plinko } from '../plinko/rules.ts';
import { game as caribbeanStud } from '../poker/caribbean-stud/rules.ts';
import { game as casinoHoldem } from '../poker/casino-holdem/rules.ts';
import { game as letItRide } from '../poker/let-it-ride/rules.ts';
import { game as threeCardPoker } from '../poker/three-card-poker/rules.ts';
import { game as ultimateTexasHoldem } from '../poker/ultimate-texas-holdem/rules.ts';
import { game as rouletteAmerican } from '../roulette/roulette-american/rules.ts';
import { game as rouletteEuropean } from '../roulette/roulette-european/rules.ts';
import { game as rouletteFrench } from '../roulette/roulette-french/rules.ts';
import { game as rouletteMulti } from '../roulette/roulette-multi/rules.ts';
import { game as roulettePrison } from '../roulette/roulette-prison/rules.ts';
import { game as rouletteShared } from '../roulette/roulette-shared/rules.ts';
import { game as scratchFoxAndCrow } from '../scratch/scratch-fox-and-crow/rules.ts';
import { game as scratchMarketDay } from '../scratch/scratch-market-day/rules.ts';
import { game as scratchNightFerry } from '../scratch/scratch-night-ferry/rules.ts';
import { game as scratchPaperPlanes } from '../scratch/scratch-paper-planes/rules.ts';
import { game as scratchParcelRoom } from '../scratch/scratch-parcel-room/rules.ts';
import { game as scratchParishHall } from '../scratch/scratch-parish-hall/rules.ts';
import { game as scratchTideTable } from '../scratch/scratch-tide-table/rules.ts';
import { game as scratchWordGarden } from '../scratch/scratch-word-garden/rules.ts';
import { game as sicBo } from '../sic-bo/rules.ts';
import { game as slotDepotNine } from '../slots/bonus-wheel/slot-depot-nine/rules.ts';
import { game as slotMillRace } from '../slots/bonus-wheel/slot-mill-race/rules.ts';
import { game as slotOrrery } from '../slots/bonus-wheel/slot-orrery/rules.ts';
import { game as slotQuarterBells } from '../slots/bonus-wheel/slot-quarter-bells/rules.ts';
import { game as slotSodaSiphon } from '../slots/cascades/slot-soda-siphon/rules.ts';
import { game as slotTidepool } from '../slots/cascades/slot-tidepool/rules.ts';
import { game as slotSignalBox } from '../slots/classic/slot-signal-box/rules.ts';
import { game as slotCometRegister } from '../slots/expanding-book/slot-comet-register/rules.ts';
import { game as slotPatternBook } from '../slots/expanding-book/slot-pattern-book/rules.ts';
import { game as slotPolarLogbook } from '../slots/expanding-book/slot-polar-logbook/rules.ts';
import { game as slotNightOrchard } from '../slots/free-spins/slot-night-orchard/rules.ts';
import { game as slotDeepFoundry } from '../slots/hold-respin/slot-deep-foundry/rules.ts';
import { game as slotHoneyLedger } from '../slots/hold-respin/slot-honey-ledger/rules.ts';
import { game as slotWaxAndSeal } from '../slots/hold-respin/slot-wax-and-seal/rules.ts';
import { game as slotApothecaryRow } from '../slots/pick-bonus/slot-apothecary-row/rules.ts';
import { game as slotLotusHour } from '../slots/pick-bonus/slot-lotus-hour/rules.ts';
import { game as slotPennyProscenium } from '../slots/pick-bonus/slot-penny-proscenium/rules.ts';
import { game as slotLamplightersRound } from '../slots/sticky-wilds/slot-lamplighters-round/rules.ts';
import { game as slotRainGarden } from '../slots/sticky-wilds/slot-rain-garden/rules.ts';
import { game as slotSeedVault } from '../slots/sticky-wilds/slot-seed-vault/rules.ts';
import { game as slotGableStreet } from '../slots/variable-ways/slot-gable-street/rules.ts';
import { game as slotMothLight } from '../slots/variable-ways/slot-moth-light/rules.ts';
import { game as slotSixShafts } from '../slots/variable-ways/slot-six-shafts/rules.ts';
import { game as slotKiteHarbour } from '../slots/ways/slot-kite-harbour/rules.ts';
import { game as bonusDeuces } from '../video-poker/bonus-deuces/rules.ts';
import { game as bonusPoker } from '../video-poker/bonus-poker/rules.ts';
import { game as deucesNotSoUgly } from '../video-poker/deuces-not-so-ugly/rules.ts';
import { game as doubleDoubleBonus } from '../video-poker/double-double-bonus/rules.ts';
import { game as jacksOrBetter } from '../video-poker/jacks-or-better/rules.ts';
import { game as jokerPoker } from '../video-poker/joker-poker/rules.ts';
import { game as looseDeuces } from '../video-poker/loose-deuces/rules.ts';
import { game as war } from '../war/rules.ts';
import { game as wheel } from '../wheel/rules.ts';

/** The rules of all games, loaded at once. */
export const games = {
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
  hilo,
  horses,
  'keno-40-10': keno4010,
  'keno-80-20': keno8020,
  coin,
  penalty,
  towers,
  limbo,
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
} as const;
