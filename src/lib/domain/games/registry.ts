import { baccarat } from './baccarat/rules.ts';
import { baccaratNoCommission } from './baccarat-no-commission/rules.ts';
import { bingo } from './bingo-75/shared.ts';
import { blackjack } from './blackjack/rules.ts';
import { blackjackSurrender } from './blackjack-surrender/rules.ts';
import { bonusDeuces } from './bonus-deuces/rules.ts';
import { bonusPoker } from './bonus-poker/rules.ts';
import { caribbeanStud } from './caribbean-stud/rules.ts';
import { casinoHoldem } from './casino-holdem/rules.ts';
import { coin } from './coin/rules.ts';
import { craps } from './craps/rules.ts';
import { crapsPocket } from './craps-pocket/rules.ts';
import { crash } from './crash/shared.ts';
import { cup } from './cup/rules.ts';
import { deucesNotSoUgly } from './deuces-not-so-ugly/rules.ts';
import { dice } from './dice/rules.ts';
import { doubleDoubleBonus } from './double-double-bonus/rules.ts';
import { dragonTiger } from './dragon-tiger/rules.ts';
import { fishing } from './fishing/rules.ts';
import { fishingShared } from './fishing-shared/rules.ts';
import type { Game, SharedGame } from './game.ts';
import { greyhounds } from './greyhounds/rules.ts';
import { hilo } from './hilo/rules.ts';
import { horses } from './horses/shared.ts';
import { jacksOrBetter } from './jacks-or-better/rules.ts';
import { jokerPoker } from './joker-poker/rules.ts';
import { keno } from './keno-40-10/rules.ts';
import { keno80 } from './keno-80-20/rules.ts';
import { letItRide } from './let-it-ride/rules.ts';
import { limbo } from './limbo/rules.ts';
import { looseDeuces } from './loose-deuces/rules.ts';
import { lotto } from './lotto-6-49/shared.ts';
import { mines } from './mines/rules.ts';
import { paiGowPoker } from './pai-gow-poker/rules.ts';
import { penalty } from './penalty/rules.ts';
import { plinko } from './plinko/rules.ts';
import { rouletteAmerican } from './roulette-american/rules.ts';
import { rouletteEuropean } from './roulette-european/rules.ts';
import { rouletteFrench } from './roulette-french/rules.ts';
import { rouletteMulti } from './roulette-multi/rules.ts';
import { roulettePrison } from './roulette-prison/rules.ts';
import { rouletteShared } from './roulette-shared/shared.ts';
import type { ScratchGame } from './scratch/ticket.ts';
import { foxAndCrow } from './scratch-fox-and-crow/rules.ts';
import { marketDay } from './scratch-market-day/rules.ts';
import { nightFerry } from './scratch-night-ferry/rules.ts';
import { paperPlanes } from './scratch-paper-planes/rules.ts';
import { parcelRoom } from './scratch-parcel-room/rules.ts';
import { parishHall } from './scratch-parish-hall/rules.ts';
import { tideTable } from './scratch-tide-table/rules.ts';
import { wordGarden } from './scratch-word-garden/rules.ts';
import { sicBo } from './sic-bo/rules.ts';
import { slotKiteHarbour } from './slot-kite-harbour/rules.ts';
import { slotNightOrchard } from './slot-night-orchard/rules.ts';
import { slotSignalBox } from './slot-signal-box/rules.ts';
import { slotDepotNine, slotMillRace, slotOrrery, slotQuarterBells } from './slots/bonus-wheel/games.ts';
import { slotSodaSiphon, slotTidepool } from './slots/cascades/games.ts';
import { slotCometRegister, slotPatternBook, slotPolarLogbook } from './slots/expanding-book/games.ts';
import { holdGame } from './slots/hold-respin/rules.ts';
import { deepFoundry } from './slots/hold-respin/titles/deep-foundry.ts';
import { honeyLedger } from './slots/hold-respin/titles/honey-ledger.ts';
import { waxAndSeal } from './slots/hold-respin/titles/wax-and-seal.ts';
import { pickGame } from './slots/pick-bonus/rules.ts';
import { apothecaryRow } from './slots/pick-bonus/titles/apothecary-row.ts';
import { lotusHour } from './slots/pick-bonus/titles/lotus-hour.ts';
import { pennyProscenium } from './slots/pick-bonus/titles/penny-proscenium.ts';
import { slotLamplightersRound, slotRainGarden, slotSeedVault } from './slots/sticky-wilds/games.ts';
import { slotGableStreet, slotMothLight, slotSixShafts } from './slots/variable-ways/games.ts';
import { threeCardPoker } from './three-card-poker/rules.ts';
import { towers } from './towers/rules.ts';
import { ultimateTexasHoldem } from './ultimate-texas-holdem/rules.ts';
import { war } from './war/rules.ts';
import { wheel } from './wheel/rules.ts';

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
