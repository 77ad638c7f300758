// Written from the cards of the games by `npm run games:sync`.

import { card as baccarat } from '../baccarat/baccarat/card.ts';
import { card as baccaratNoCommission } from '../baccarat/baccarat-no-commission/card.ts';
import { card as dragonTiger } from '../baccarat/dragon-tiger/card.ts';
import { card as bingo75 } from '../bingo/bingo-75/card.ts';
import { card as blackjack } from '../blackjack/blackjack/card.ts';
import { card as blackjackSurrender } from '../blackjack/blackjack-surrender/card.ts';
import { card as craps } from '../craps/craps/card.ts';
import { card as crapsPocket } from '../craps/craps-pocket/card.ts';
import { card as crash } from '../crash/card.ts';
import { card as cup } from '../cup/card.ts';
import { card as dice } from '../dice/card.ts';
import { card as fishing } from '../fishing/fishing/card.ts';
import { card as fishingShared } from '../fishing/fishing-shared/card.ts';
import { card as greyhounds } from '../greyhounds/card.ts';
import { card as hilo } from '../hilo/card.ts';
import { card as horses } from '../horses/card.ts';
import { card as keno4010 } from '../keno/keno-40-10/card.ts';
import { card as keno8020 } from '../keno/keno-80-20/card.ts';
import type { GameCard } from '../kit/card.ts';
import { card as coin } from '../ladder/coin/card.ts';
import { card as penalty } from '../ladder/penalty/card.ts';
import { card as towers } from '../ladder/towers/card.ts';
import { card as limbo } from '../limbo/card.ts';
import { card as lotto649 } from '../lotto/lotto-6-49/card.ts';
import { card as mines } from '../mines/card.ts';
import { card as paiGowPoker } from '../pai-gow/pai-gow-poker/card.ts';
import { card as plinko } from '../plinko/card.ts';
import { card as caribbeanStud } from '../poker/caribbean-stud/card.ts';
import { card as casinoHoldem } from '../poker/casino-holdem/card.ts';
import { card as letItRide } from '../poker/let-it-ride/card.ts';
import { card as threeCardPoker } from '../poker/three-card-poker/card.ts';
import { card as ultimateTexasHoldem } from '../poker/ultimate-texas-holdem/card.ts';
import { card as rouletteAmerican } from '../roulette/roulette-american/card.ts';
import { card as rouletteEuropean } from '../roulette/roulette-european/card.ts';
import { card as rouletteFrench } from '../roulette/roulette-french/card.ts';
import { card as rouletteMulti } from '../roulette/roulette-multi/card.ts';
import { card as roulettePrison } from '../roulette/roulette-prison/card.ts';
import { card as rouletteShared } from '../roulette/roulette-shared/card.ts';
import { card as scratchFoxAndCrow } from '../scratch/scratch-fox-and-crow/card.ts';
import { card as scratchMarketDay } from '../scratch/scratch-market-day/card.ts';
import { card as scratchNightFerry } from '../scratch/scratch-night-ferry/card.ts';
import { card as scratchPaperPlanes } from '../scratch/scratch-paper-planes/card.ts';
import { card as scratchParcelRoom } from '../scratch/scratch-parcel-room/card.ts';
import { card as scratchParishHall } from '../scratch/scratch-parish-hall/card.ts';
import { card as scratchTideTable } from '../scratch/scratch-tide-table/card.ts';
import { card as scratchWordGarden } from '../scratch/scratch-word-garden/card.ts';
import { card as sicBo } from '../sic-bo/card.ts';
import { card as slotDepotNine } from '../slots/bonus-wheel/slot-depot-nine/card.ts';
import { card as slotMillRace } from '../slots/bonus-wheel/slot-mill-race/card.ts';
import { card as slotOrrery } from '../slots/bonus-wheel/slot-orrery/card.ts';
import { card as slotQuarterBells } from '../slots/bonus-wheel/slot-quarter-bells/card.ts';
import { card as slotSodaSiphon } from '../slots/cascades/slot-soda-siphon/card.ts';
import { card as slotTidepool } from '../slots/cascades/slot-tidepool/card.ts';
import { card as slotSignalBox } from '../slots/classic/slot-signal-box/card.ts';
import { card as slotCometRegister } from '../slots/expanding-book/slot-comet-register/card.ts';
import { card as slotPatternBook } from '../slots/expanding-book/slot-pattern-book/card.ts';
import { card as slotPolarLogbook } from '../slots/expanding-book/slot-polar-logbook/card.ts';
import { card as slotNightOrchard } from '../slots/free-spins/slot-night-orchard/card.ts';
import { card as slotDeepFoundry } from '../slots/hold-respin/slot-deep-foundry/card.ts';
import { card as slotHoneyLedger } from '../slots/hold-respin/slot-honey-ledger/card.ts';
import { card as slotWaxAndSeal } from '../slots/hold-respin/slot-wax-and-seal/card.ts';
import { card as slotApothecaryRow } from '../slots/pick-bonus/slot-apothecary-row/card.ts';
import { card as slotLotusHour } from '../slots/pick-bonus/slot-lotus-hour/card.ts';
import { card as slotPennyProscenium } from '../slots/pick-bonus/slot-penny-proscenium/card.ts';
import { card as slotLamplightersRound } from '../slots/sticky-wilds/slot-lamplighters-round/card.ts';
import { card as slotRainGarden } from '../slots/sticky-wilds/slot-rain-garden/card.ts';
import { card as slotSeedVault } from '../slots/sticky-wilds/slot-seed-vault/card.ts';
import { card as slotGableStreet } from '../slots/variable-ways/slot-gable-street/card.ts';
import { card as slotMothLight } from '../slots/variable-ways/slot-moth-light/card.ts';
import { card as slotSixShafts } from '../slots/variable-ways/slot-six-shafts/card.ts';
import { card as slotKiteHarbour } from '../slots/ways/slot-kite-harbour/card.ts';
import { card as bonusDeuces } from '../video-poker/bonus-deuces/card.ts';
import { card as bonusPoker } from '../video-poker/bonus-poker/card.ts';
import { card as deucesNotSoUgly } from '../video-poker/deuces-not-so-ugly/card.ts';
import { card as doubleDoubleBonus } from '../video-poker/double-double-bonus/card.ts';
import { card as jacksOrBetter } from '../video-poker/jacks-or-better/card.ts';
import { card as jokerPoker } from '../video-poker/joker-poker/card.ts';
import { card as looseDeuces } from '../video-poker/loose-deuces/card.ts';
import { card as war } from '../war/card.ts';
import { card as wheel } from '../wheel/card.ts';
import type { GameId } from './registry.ts';

/** Everything that is known of each game without loading it. */
export const cards = {
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
} as const satisfies Readonly<Record<GameId, GameCard>>;
