import { fields as baccaratFields } from '../games/baccarat/baccarat/rules.ts';
import { fields as noCommissionFields } from '../games/baccarat/baccarat-no-commission/paytable.ts';
import { type GameId, isGameId } from '../games/book/registry.ts';
import { returnsOfAll as cupReturns } from '../games/cup/rules.ts';
import { spotReturn as diceReturn } from '../games/dice/maths.ts';
import { returnsByFinish } from '../games/greyhounds/rules.ts';
import { guessReturn } from '../games/hilo/maths.ts';
import { rankCount } from '../games/hilo/paytable.ts';
import { sheet as sheetOf40 } from '../games/keno/keno-40-10/paytable.ts';
import { sheet as sheetOf80 } from '../games/keno/keno-80-20/paytable.ts';
import { mathsOf as kenoMathsOf } from '../games/keno/maths.ts';
import { type KenoSheet, parseSpotOn } from '../games/keno/sheet.ts';
import { type Bet, stakeOf } from '../games/kit/game.ts';
import { ladders as coinLadders } from '../games/ladder/coin/paytable.ts';
import { type Ladders, parseClimb } from '../games/ladder/ladder.ts';
import { planReturn } from '../games/ladder/maths.ts';
import { ladders as penaltyLadders } from '../games/ladder/penalty/paytable.ts';
import { ladders as towerLadders } from '../games/ladder/towers/paytable.ts';
import { spotReturn as limboReturn } from '../games/limbo/maths.ts';
import { planReturn as minesReturn } from '../games/mines/maths.ts';
import { parseField } from '../games/mines/spots.ts';
import { findBoard } from '../games/plinko/boards.ts';
import { boardReturn } from '../games/plinko/maths.ts';
import { calmestVariance as calmestRide } from '../games/poker/let-it-ride/maths.ts';
import { chipsOf as americanChips } from '../games/roulette/roulette-american/rules.ts';
import { table as american } from '../games/roulette/roulette-american/table.ts';
import { chipsOf as europeanChips } from '../games/roulette/roulette-european/rules.ts';
import { table as european } from '../games/roulette/roulette-european/table.ts';
import { chipsOf as frenchChips } from '../games/roulette/roulette-french/rules.ts';
import { table as french } from '../games/roulette/roulette-french/table.ts';
import { wheelsOf } from '../games/roulette/roulette-multi/rules.ts';
import { onBoard } from '../games/roulette/roulette-multi/spots.ts';
import { chipsOf as prisonChips } from '../games/roulette/roulette-prison/rules.ts';
import { table as prison } from '../games/roulette/roulette-prison/table.ts';
import { chipsOf as sharedChips } from '../games/roulette/roulette-shared/round.ts';
import { table as shared } from '../games/roulette/roulette-shared/table.ts';
import { allThrows } from '../games/sic-bo/dice.ts';
import { payoutOf as sicBoPayout } from '../games/sic-bo/rules.ts';
import { wheelReturn } from '../games/wheel/maths.ts';
import { findWheel } from '../games/wheel/wheels.ts';
import { coupRisk } from './risk/baccarat.ts';
import { riskOfCases, riskOfSums, riskOfVariance, wholeRisk } from './risk/cases.ts';
import { dragonTigerRisk } from './risk/dragon-tiger.ts';
import { calmestSetting } from './risk/pai-gow.ts';
import { rouletteRisk } from './risk/roulette.ts';
import { warRisk } from './risk/war.ts';

/** The risk of a round with one bet, by that bet's own variance. */
const ofOne =
  (riskOfSpot: (spot: string) => number) =>
  ([bet]: readonly Bet[]): number =>
    bet ? riskOfSpot(bet.spot) : 0;

const kenoRisk =
  (sheet: KenoSheet) =>
  (spot: string): number => {
    const ticket = parseSpotOn(sheet, spot);
    return ticket ? riskOfVariance(kenoMathsOf(sheet).kenoReturn(ticket.table, ticket.picks.length).variance) : 0;
  };

/** The player may cash out after the first safe pick, and the stake is counted before anybody knows: that plan's risk. */
const minesRisk = (spot: string): number => {
  const field = parseField(spot);
  return field ? riskOfVariance(minesReturn(field.mines, 1).variance) : 0;
};

const plinkoRisk = (spot: string): number => {
  const board = findBoard(spot);
  return board ? riskOfVariance(boardReturn(board).variance) : 0;
};

/** The calmest plan of a climb is to leave after its first rung, and the stake is counted before anybody knows. */
const ladderRisk =
  (ladders: Ladders) =>
  (spot: string): number => {
    const climb = parseClimb(ladders, spot);
    return climb ? riskOfVariance(planReturn(spot, climb.ladder, 1).variance) : 0;
  };

/** The calmest guess there is: twelve ranks of thirteen. */
const hiloRisk = (): number => riskOfVariance(guessReturn(rankCount - 1).variance);

/** All bets of a throw together, over the 216 of them. */
const sicBoRisk = (bets: readonly Bet[]): number =>
  riskOfCases(
    allThrows.map((dice) => ({ cases: 1n, returns: bets.reduce((sum, bet) => sum + sicBoPayout(bet, dice), 0n) })),
    stakeOf(bets),
  );

const wheelRisk = (spot: string): number => {
  const wheel = findWheel(spot);
  return wheel ? riskOfVariance(wheelReturn(wheel).variance) : 0;
};

/**
 * How a game's risk is found.
 * `whole`: every bet swings by its own stake or nearly so, and no two of them can win against each other: slots, tickets, shots
 * at fish, and card games where both hands of a player play against the same dealer.
 * `untold`: bets cover each other over many rolls, or may be taken back before they are decided; what they risk is not known when
 * they are placed, so nothing of them counts, and no document may give such a game a weight.
 */
type Found = 'whole' | 'untold' | ((bets: readonly Bet[]) => number);

const byGame: Readonly<Record<GameId, Found>> = {
  baccarat: coupRisk(baccaratFields),
  'baccarat-no-commission': coupRisk(noCommissionFields),
  'bingo-75': 'whole',
  blackjack: 'whole',
  'blackjack-surrender': 'whole',
  'caribbean-stud': 'whole',
  'casino-holdem': 'whole',
  'ultimate-texas-holdem': 'whole',
  coin: ofOne(ladderRisk(coinLadders)),
  craps: 'untold',
  'craps-pocket': 'untold',
  crash: 'untold',
  cup: (bets) => riskOfSums(cupReturns(bets), stakeOf(bets)),
  'deuces-not-so-ugly': 'whole',
  dice: ofOne((spot) => riskOfVariance(diceReturn(spot).variance)),
  'dragon-tiger': dragonTigerRisk,
  fishing: 'whole',
  'fishing-shared': 'whole',
  greyhounds: (bets) => riskOfCases(returnsByFinish(bets), stakeOf(bets)),
  hilo: ofOne(hiloRisk),
  horses: 'untold',
  'jacks-or-better': 'whole',
  'bonus-poker': 'whole',
  'double-double-bonus': 'whole',
  'loose-deuces': 'whole',
  'bonus-deuces': 'whole',
  'joker-poker': 'whole',
  'keno-40-10': ofOne(kenoRisk(sheetOf40)),
  'keno-80-20': ofOne(kenoRisk(sheetOf80)),
  // Two of the three bets may be taken back, and the stake is counted before anybody knows.
  'let-it-ride': () => riskOfVariance(calmestRide()),
  'lotto-6-49': 'whole',
  limbo: ofOne((spot) => riskOfVariance(limboReturn(spot).variance)),
  mines: ofOne(minesRisk),
  'pai-gow-poker': () => calmestSetting,
  plinko: ofOne(plinkoRisk),
  'roulette-american': (bets) => rouletteRisk(american, { chipsOf: americanChips }, bets),
  'roulette-european': (bets) => rouletteRisk(european, { chipsOf: europeanChips }, bets),
  'roulette-french': (bets) => rouletteRisk(french, { chipsOf: frenchChips }, bets),
  'roulette-multi': (bets) => rouletteRisk(european, { chipsOf: europeanChips }, bets.map(onBoard), wheelsOf(bets)),
  'roulette-prison': (bets) => rouletteRisk(prison, { chipsOf: prisonChips }, bets),
  'roulette-shared': (bets) => rouletteRisk(shared, { chipsOf: sharedChips }, bets),
  'scratch-night-ferry': 'whole',
  'scratch-parcel-room': 'whole',
  'scratch-fox-and-crow': 'whole',
  'scratch-market-day': 'whole',
  'scratch-paper-planes': 'whole',
  'scratch-parish-hall': 'whole',
  'scratch-tide-table': 'whole',
  'scratch-word-garden': 'whole',
  'slot-gable-street': 'whole',
  'sic-bo': sicBoRisk,
  'slot-honey-ledger': 'whole',
  'slot-wax-and-seal': 'whole',
  'slot-deep-foundry': 'whole',
  'slot-apothecary-row': 'whole',
  'slot-lotus-hour': 'whole',
  'slot-penny-proscenium': 'whole',
  'slot-kite-harbour': 'whole',
  'slot-mill-race': 'whole',
  'slot-moth-light': 'whole',
  'slot-night-orchard': 'whole',
  'slot-orrery': 'whole',
  'slot-depot-nine': 'whole',
  'slot-quarter-bells': 'whole',
  'slot-polar-logbook': 'whole',
  'slot-pattern-book': 'whole',
  'slot-comet-register': 'whole',
  'slot-lamplighters-round': 'whole',
  'slot-rain-garden': 'whole',
  'slot-seed-vault': 'whole',
  'slot-signal-box': 'whole',
  'slot-six-shafts': 'whole',
  'slot-soda-siphon': 'whole',
  'slot-tidepool': 'whole',
  'three-card-poker': 'whole',
  penalty: ofOne(ladderRisk(penaltyLadders)),
  towers: ofOne(ladderRisk(towerLadders)),
  war: warRisk,
  wheel: ofOne(wheelRisk),
};

/** Whether the risk of a game's bets is known when they are placed: only such a game may count for a wagering requirement. */
export const hasToldRisk = (gameId: string): boolean => isGameId(gameId) && byGame[gameId] !== 'untold';

/** Whether the risk of a game's bets has to be counted from them; of other games it is the same for all bets. */
export const isRiskCounted = (gameId: string): boolean => isGameId(gameId) && typeof byGame[gameId] === 'function';

/**
 * What the bets of a round leave at risk, 0 to 10,000 hundredths of a percent: the variance of the return of one unit staked on
 * all of them together, from one unit squared on the whole. Red alone risks 99.93%, red and black together 2.6%: a stake
 * that can hardly be lost counts for hardly anything. Exact, by counting all cases; bets come from the game's `parseBets`.
 * The games of other studios risk 0 here: what their bets are is not known.
 */
export const riskOf = (gameId: string, bets: readonly Bet[]): number => {
  const found = isGameId(gameId) ? byGame[gameId] : 'untold';
  if (bets.length === 0 || found === 'untold') return 0;
  return found === 'whole' ? wholeRisk : found(bets);
};
