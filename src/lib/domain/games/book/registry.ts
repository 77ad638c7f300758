import { baccarat } from '../baccarat/baccarat/rules.ts';
import { baccaratNoCommission } from '../baccarat/baccarat-no-commission/rules.ts';
import { dragonTiger } from '../baccarat/dragon-tiger/rules.ts';
import { bingo } from '../bingo/bingo-75/shared.ts';
import { blackjack } from '../blackjack/blackjack/rules.ts';
import { blackjackSurrender } from '../blackjack/blackjack-surrender/rules.ts';
import { craps } from '../craps/craps/rules.ts';
import { crapsPocket } from '../craps/craps-pocket/rules.ts';
import { crash } from '../crash/shared.ts';
import { cup } from '../cup/rules.ts';
import { dice } from '../dice/rules.ts';
import { fishing } from '../fishing/fishing/rules.ts';
import { fishingShared } from '../fishing/fishing-shared/rules.ts';
import { greyhounds } from '../greyhounds/rules.ts';
import { hilo } from '../hilo/rules.ts';
import { horses } from '../horses/shared.ts';
import { keno } from '../keno/keno-40-10/rules.ts';
import { keno80 } from '../keno/keno-80-20/rules.ts';
import type { Game, SharedGame } from '../kit/game.ts';
import { coin } from '../ladder/coin/rules.ts';
import { penalty } from '../ladder/penalty/rules.ts';
import { towers } from '../ladder/towers/rules.ts';
import { limbo } from '../limbo/rules.ts';
import { lotto } from '../lotto/lotto-6-49/shared.ts';
import { mines } from '../mines/rules.ts';
import { paiGowPoker } from '../pai-gow/pai-gow-poker/rules.ts';
import { plinko } from '../plinko/rules.ts';
import { caribbeanStud } from '../poker/caribbean-stud/rules.ts';
import { casinoHoldem } from '../poker/casino-holdem/rules.ts';
import { letItRide } from '../poker/let-it-ride/rules.ts';
import { threeCardPoker } from '../poker/three-card-poker/rules.ts';
import { ultimateTexasHoldem } from '../poker/ultimate-texas-holdem/rules.ts';
import { rouletteAmerican } from '../roulette/roulette-american/rules.ts';
import { rouletteEuropean } from '../roulette/roulette-european/rules.ts';
import { rouletteFrench } from '../roulette/roulette-french/rules.ts';
import { rouletteMulti } from '../roulette/roulette-multi/rules.ts';
import { roulettePrison } from '../roulette/roulette-prison/rules.ts';
import { rouletteShared } from '../roulette/roulette-shared/shared.ts';
import { foxAndCrow } from '../scratch/scratch-fox-and-crow/rules.ts';
import { marketDay } from '../scratch/scratch-market-day/rules.ts';
import { nightFerry } from '../scratch/scratch-night-ferry/rules.ts';
import { paperPlanes } from '../scratch/scratch-paper-planes/rules.ts';
import { parcelRoom } from '../scratch/scratch-parcel-room/rules.ts';
import { parishHall } from '../scratch/scratch-parish-hall/rules.ts';
import { tideTable } from '../scratch/scratch-tide-table/rules.ts';
import { wordGarden } from '../scratch/scratch-word-garden/rules.ts';
import type { ScratchGame } from '../scratch/ticket.ts';
import { sicBo } from '../sic-bo/rules.ts';
import { slotDepotNine, slotMillRace, slotOrrery, slotQuarterBells } from '../slots/bonus-wheel/games.ts';
import { slotSodaSiphon, slotTidepool } from '../slots/cascades/games.ts';
import { slotCometRegister, slotPatternBook, slotPolarLogbook } from '../slots/expanding-book/games.ts';
import { holdGame } from '../slots/hold-respin/rules.ts';
import { deepFoundry } from '../slots/hold-respin/titles/deep-foundry.ts';
import { honeyLedger } from '../slots/hold-respin/titles/honey-ledger.ts';
import { waxAndSeal } from '../slots/hold-respin/titles/wax-and-seal.ts';
import { pickGame } from '../slots/pick-bonus/rules.ts';
import { apothecaryRow } from '../slots/pick-bonus/titles/apothecary-row.ts';
import { lotusHour } from '../slots/pick-bonus/titles/lotus-hour.ts';
import { pennyProscenium } from '../slots/pick-bonus/titles/penny-proscenium.ts';
import { slotKiteHarbour } from '../slots/slot-kite-harbour/rules.ts';
import { slotNightOrchard } from '../slots/slot-night-orchard/rules.ts';
import { slotSignalBox } from '../slots/slot-signal-box/rules.ts';
import { slotLamplightersRound, slotRainGarden, slotSeedVault } from '../slots/sticky-wilds/games.ts';
import { slotGableStreet, slotMothLight, slotSixShafts } from '../slots/variable-ways/games.ts';
import { bonusDeuces } from '../video-poker/bonus-deuces/rules.ts';
import { bonusPoker } from '../video-poker/bonus-poker/rules.ts';
import { deucesNotSoUgly } from '../video-poker/deuces-not-so-ugly/rules.ts';
import { doubleDoubleBonus } from '../video-poker/double-double-bonus/rules.ts';
import { jacksOrBetter } from '../video-poker/jacks-or-better/rules.ts';
import { jokerPoker } from '../video-poker/joker-poker/rules.ts';
import { looseDeuces } from '../video-poker/loose-deuces/rules.ts';
import { war } from '../war/rules.ts';
import { wheel } from '../wheel/rules.ts';

/** Any game of the house; `steps` says how its rounds are decided. */
export type HouseGame = Game | ScratchGame | SharedGame;

/** Each says in methods.ts how its figures are found: without that, it does not compile. */
const games = {
  baccarat,
  'baccarat-no-commission': baccaratNoCommission,
  'bingo-75': bingo,
  blackjack,
  'blackjack-surrender': blackjackSurrender,
  'bonus-deuces': bonusDeuces,
  'bonus-poker': bonusPoker,
  'caribbean-stud': caribbeanStud,
  'casino-holdem': casinoHoldem,
  coin,
  craps,
  'craps-pocket': crapsPocket,
  crash,
  cup,
  'deuces-not-so-ugly': deucesNotSoUgly,
  dice,
  'double-double-bonus': doubleDoubleBonus,
  'dragon-tiger': dragonTiger,
  fishing,
  'fishing-shared': fishingShared,
  greyhounds,
  hilo,
  horses,
  'jacks-or-better': jacksOrBetter,
  'joker-poker': jokerPoker,
  'keno-40-10': keno,
  'keno-80-20': keno80,
  'let-it-ride': letItRide,
  limbo,
  'loose-deuces': looseDeuces,
  'lotto-6-49': lotto,
  mines,
  'pai-gow-poker': paiGowPoker,
  plinko,
  'roulette-american': rouletteAmerican,
  'roulette-european': rouletteEuropean,
  'roulette-french': rouletteFrench,
  'roulette-multi': rouletteMulti,
  'roulette-prison': roulettePrison,
  'roulette-shared': rouletteShared,
  'scratch-night-ferry': nightFerry,
  'scratch-parcel-room': parcelRoom,
  'scratch-fox-and-crow': foxAndCrow,
  'scratch-market-day': marketDay,
  'scratch-paper-planes': paperPlanes,
  'scratch-parish-hall': parishHall,
  'scratch-tide-table': tideTable,
  'scratch-word-garden': wordGarden,
  'slot-gable-street': slotGableStreet,
  'sic-bo': sicBo,
  'slot-honey-ledger': holdGame(honeyLedger),
  'slot-wax-and-seal': holdGame(waxAndSeal),
  'slot-deep-foundry': holdGame(deepFoundry),
  'slot-apothecary-row': pickGame(apothecaryRow),
  'slot-lotus-hour': pickGame(lotusHour),
  'slot-penny-proscenium': pickGame(pennyProscenium),
  'slot-kite-harbour': slotKiteHarbour,
  'slot-mill-race': slotMillRace,
  'slot-moth-light': slotMothLight,
  'slot-night-orchard': slotNightOrchard,
  'slot-orrery': slotOrrery,
  'slot-depot-nine': slotDepotNine,
  'slot-quarter-bells': slotQuarterBells,
  'slot-polar-logbook': slotPolarLogbook,
  'slot-pattern-book': slotPatternBook,
  'slot-comet-register': slotCometRegister,
  'slot-lamplighters-round': slotLamplightersRound,
  'slot-rain-garden': slotRainGarden,
  'slot-seed-vault': slotSeedVault,
  'slot-signal-box': slotSignalBox,
  'slot-six-shafts': slotSixShafts,
  'slot-soda-siphon': slotSodaSiphon,
  'slot-tidepool': slotTidepool,
  'three-card-poker': threeCardPoker,
  penalty,
  towers,
  'ultimate-texas-holdem': ultimateTexasHoldem,
  war,
  wheel,
} satisfies Readonly<Record<string, HouseGame>>;

export type GameId = keyof typeof games;

/** The games whose rounds everybody plays at once. */
export type SharedGameId = { [Id in GameId]: (typeof games)[Id] extends SharedGame ? Id : never }[GameId];

export const gameIds = Object.keys(games) as readonly GameId[];

export const isGameId = (text: string): text is GameId => Object.hasOwn(games, text);

/** The rules of a game of the house, or undefined when there is none of that id. */
export const findGame = (id: string): HouseGame | undefined => (isGameId(id) ? games[id] : undefined);
