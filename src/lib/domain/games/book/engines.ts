import type { CommonGame } from '../kit/common-game.ts';
import type { GameId, HouseGame, SharedGameId } from './registry.ts';

/** The rules of each game by themselves, for who plays one and shall not load the others. */
export const engines: Readonly<Record<GameId, () => Promise<HouseGame>>> = {
  baccarat: async () => (await import('../baccarat/baccarat/rules.ts')).baccarat,
  'baccarat-no-commission': async () =>
    (await import('../baccarat/baccarat-no-commission/rules.ts')).baccaratNoCommission,
  'bingo-75': async () => (await import('../bingo/bingo-75/shared.ts')).bingo,
  blackjack: async () => (await import('../blackjack/blackjack/rules.ts')).blackjack,
  'blackjack-surrender': async () => (await import('../blackjack/blackjack-surrender/rules.ts')).blackjackSurrender,
  'bonus-deuces': async () => (await import('../video-poker/bonus-deuces/rules.ts')).bonusDeuces,
  'bonus-poker': async () => (await import('../video-poker/bonus-poker/rules.ts')).bonusPoker,
  'caribbean-stud': async () => (await import('../poker/caribbean-stud/rules.ts')).caribbeanStud,
  'ultimate-texas-holdem': async () => (await import('../poker/ultimate-texas-holdem/rules.ts')).ultimateTexasHoldem,
  'casino-holdem': async () => (await import('../poker/casino-holdem/rules.ts')).casinoHoldem,
  coin: async () => (await import('../ladder/coin/rules.ts')).coin,
  craps: async () => (await import('../craps/craps/rules.ts')).craps,
  'craps-pocket': async () => (await import('../craps/craps-pocket/rules.ts')).crapsPocket,
  crash: async () => (await import('../crash/shared.ts')).crash,
  'deuces-not-so-ugly': async () => (await import('../video-poker/deuces-not-so-ugly/rules.ts')).deucesNotSoUgly,
  dice: async () => (await import('../dice/rules.ts')).dice,
  'double-double-bonus': async () => (await import('../video-poker/double-double-bonus/rules.ts')).doubleDoubleBonus,
  'dragon-tiger': async () => (await import('../baccarat/dragon-tiger/rules.ts')).dragonTiger,
  fishing: async () => (await import('../fishing/fishing/rules.ts')).fishing,
  cup: async () => (await import('../cup/rules.ts')).cup,
  'fishing-shared': async () => (await import('../fishing/fishing-shared/rules.ts')).fishingShared,
  greyhounds: async () => (await import('../greyhounds/rules.ts')).greyhounds,
  hilo: async () => (await import('../hilo/rules.ts')).hilo,
  horses: async () => (await import('../horses/shared.ts')).horses,
  'jacks-or-better': async () => (await import('../video-poker/jacks-or-better/rules.ts')).jacksOrBetter,
  'joker-poker': async () => (await import('../video-poker/joker-poker/rules.ts')).jokerPoker,
  'keno-40-10': async () => (await import('../keno/keno-40-10/rules.ts')).keno,
  'keno-80-20': async () => (await import('../keno/keno-80-20/rules.ts')).keno80,
  'let-it-ride': async () => (await import('../poker/let-it-ride/rules.ts')).letItRide,
  limbo: async () => (await import('../limbo/rules.ts')).limbo,
  'loose-deuces': async () => (await import('../video-poker/loose-deuces/rules.ts')).looseDeuces,
  'lotto-6-49': async () => (await import('../lotto/lotto-6-49/shared.ts')).lotto,
  mines: async () => (await import('../mines/rules.ts')).mines,
  'pai-gow-poker': async () => (await import('../pai-gow/pai-gow-poker/rules.ts')).paiGowPoker,
  plinko: async () => (await import('../plinko/rules.ts')).plinko,
  'roulette-american': async () => (await import('../roulette/roulette-american/rules.ts')).rouletteAmerican,
  'roulette-european': async () => (await import('../roulette/roulette-european/rules.ts')).rouletteEuropean,
  'roulette-french': async () => (await import('../roulette/roulette-french/rules.ts')).rouletteFrench,
  'roulette-multi': async () => (await import('../roulette/roulette-multi/rules.ts')).rouletteMulti,
  'roulette-prison': async () => (await import('../roulette/roulette-prison/rules.ts')).roulettePrison,
  'roulette-shared': async () => (await import('../roulette/roulette-shared/shared.ts')).rouletteShared,
  'scratch-night-ferry': async () => (await import('../scratch/scratch-night-ferry/rules.ts')).nightFerry,
  'scratch-parcel-room': async () => (await import('../scratch/scratch-parcel-room/rules.ts')).parcelRoom,
  'scratch-fox-and-crow': async () => (await import('../scratch/scratch-fox-and-crow/rules.ts')).foxAndCrow,
  'scratch-market-day': async () => (await import('../scratch/scratch-market-day/rules.ts')).marketDay,
  'scratch-paper-planes': async () => (await import('../scratch/scratch-paper-planes/rules.ts')).paperPlanes,
  'scratch-parish-hall': async () => (await import('../scratch/scratch-parish-hall/rules.ts')).parishHall,
  'scratch-tide-table': async () => (await import('../scratch/scratch-tide-table/rules.ts')).tideTable,
  'scratch-word-garden': async () => (await import('../scratch/scratch-word-garden/rules.ts')).wordGarden,
  'slot-gable-street': async () => (await import('../slots/variable-ways/games.ts')).slotGableStreet,
  'sic-bo': async () => (await import('../sic-bo/rules.ts')).sicBo,
  'slot-honey-ledger': async () =>
    (await import('../slots/hold-respin/rules.ts')).holdGame(
      (await import('../slots/hold-respin/titles/honey-ledger.ts')).honeyLedger,
    ),
  'slot-wax-and-seal': async () =>
    (await import('../slots/hold-respin/rules.ts')).holdGame(
      (await import('../slots/hold-respin/titles/wax-and-seal.ts')).waxAndSeal,
    ),
  'slot-deep-foundry': async () =>
    (await import('../slots/hold-respin/rules.ts')).holdGame(
      (await import('../slots/hold-respin/titles/deep-foundry.ts')).deepFoundry,
    ),
  'slot-apothecary-row': async () =>
    (await import('../slots/pick-bonus/rules.ts')).pickGame(
      (await import('../slots/pick-bonus/titles/apothecary-row.ts')).apothecaryRow,
    ),
  'slot-lotus-hour': async () =>
    (await import('../slots/pick-bonus/rules.ts')).pickGame(
      (await import('../slots/pick-bonus/titles/lotus-hour.ts')).lotusHour,
    ),
  'slot-penny-proscenium': async () =>
    (await import('../slots/pick-bonus/rules.ts')).pickGame(
      (await import('../slots/pick-bonus/titles/penny-proscenium.ts')).pennyProscenium,
    ),
  'slot-kite-harbour': async () => (await import('../slots/slot-kite-harbour/rules.ts')).slotKiteHarbour,
  'slot-mill-race': async () => (await import('../slots/bonus-wheel/games.ts')).slotMillRace,
  'slot-moth-light': async () => (await import('../slots/variable-ways/games.ts')).slotMothLight,
  'slot-night-orchard': async () => (await import('../slots/slot-night-orchard/rules.ts')).slotNightOrchard,
  'slot-orrery': async () => (await import('../slots/bonus-wheel/games.ts')).slotOrrery,
  'slot-depot-nine': async () => (await import('../slots/bonus-wheel/games.ts')).slotDepotNine,
  'slot-quarter-bells': async () => (await import('../slots/bonus-wheel/games.ts')).slotQuarterBells,
  'slot-polar-logbook': async () => (await import('../slots/expanding-book/games.ts')).slotPolarLogbook,
  'slot-pattern-book': async () => (await import('../slots/expanding-book/games.ts')).slotPatternBook,
  'slot-comet-register': async () => (await import('../slots/expanding-book/games.ts')).slotCometRegister,
  'slot-lamplighters-round': async () => (await import('../slots/sticky-wilds/games.ts')).slotLamplightersRound,
  'slot-rain-garden': async () => (await import('../slots/sticky-wilds/games.ts')).slotRainGarden,
  'slot-seed-vault': async () => (await import('../slots/sticky-wilds/games.ts')).slotSeedVault,
  'slot-signal-box': async () => (await import('../slots/slot-signal-box/rules.ts')).slotSignalBox,
  'slot-six-shafts': async () => (await import('../slots/variable-ways/games.ts')).slotSixShafts,
  'slot-soda-siphon': async () => (await import('../slots/cascades/games.ts')).slotSodaSiphon,
  'slot-tidepool': async () => (await import('../slots/cascades/games.ts')).slotTidepool,
  'three-card-poker': async () => (await import('../poker/three-card-poker/rules.ts')).threeCardPoker,
  penalty: async () => (await import('../ladder/penalty/rules.ts')).penalty,
  towers: async () => (await import('../ladder/towers/rules.ts')).towers,
  war: async () => (await import('../war/rules.ts')).war,
  wheel: async () => (await import('../wheel/rules.ts')).wheel,
};

/** What a shared round of each such game is made of. */
export const commonGames: Readonly<Record<SharedGameId, () => Promise<CommonGame>>> = {
  'bingo-75': async () => (await import('../bingo/bingo-75/common.ts')).commonBingo,
  crash: async () => (await import('../crash/common.ts')).commonCrash,
  horses: async () => (await import('../horses/common.ts')).commonHorses,
  'lotto-6-49': async () => (await import('../lotto/lotto-6-49/common.ts')).commonLotto,
  'roulette-shared': async () => (await import('../roulette/roulette-shared/common.ts')).commonRoulette,
};
