import { cardCount } from '../../games/bingo/bingo-75/cards.ts';
import { lines as bingoLines } from '../../games/bingo/bingo-75/lines.ts';
import { ballCount, multiplierOf as bingoPays, calledCount, lineCount } from '../../games/bingo/bingo-75/paytable.ts';
import { pocketSpots } from '../../games/craps/craps-pocket/paytable.ts';
import * as craps from '../../games/craps/paytable.ts';
import { spotIds } from '../../games/craps/spots.ts';
import { doublingMs, elapsedMsMax } from '../../games/crash/growth.ts';
import {
  targetMax as crashTargetMax,
  targetMin as crashTargetMin,
  instantCrash,
  pointMax,
} from '../../games/crash/paytable.ts';
import { cups } from '../../games/cup/cups.ts';
import { attackCount, parts } from '../../games/cup/match.ts';
import { goalLine, pricedCup, scoreMax } from '../../games/cup/paytable.ts';
import { returnToPlayer as diceReturn, winningRollsMax, winningRollsMin } from '../../games/dice/paytable.ts';
import { rollCount } from '../../games/dice/spots.ts';
import { drawCount as fishingDraws, targets as fishingTargets } from '../../games/fishing/fishing/paytable.ts';
import { drawCount as reefDraws, targets as reefTargets } from '../../games/fishing/fishing-shared/paytable.ts';
import { dogCards } from '../../games/greyhounds/cards.ts';
import { pricedCard } from '../../games/greyhounds/paytable.ts';
import { oddsOf as horseOdds } from '../../games/horses/paytable.ts';
import { raceCards } from '../../games/horses/race-card.ts';
import { sheet as keno4010 } from '../../games/keno/keno-40-10/paytable.ts';
import { sheet as keno8020 } from '../../games/keno/keno-80-20/paytable.ts';
import type { KenoSheet } from '../../games/keno/sheet.ts';
import { ladders as coin } from '../../games/ladder/coin/paytable.ts';
import { type Ladders, multiplierOf as rungPays } from '../../games/ladder/ladder.ts';
import { ladders as penalty } from '../../games/ladder/penalty/paytable.ts';
import { ladders as towers } from '../../games/ladder/towers/paytable.ts';
import { drawCount, returnToPlayer as limboReturn } from '../../games/limbo/paytable.ts';
import { targetMax, targetMin } from '../../games/limbo/target.ts';
import { drawnCount, multiplierOf as lottoPays, numberCount } from '../../games/lotto/lotto-6-49/paytable.ts';
import { returnToPlayer as minesReturn } from '../../games/mines/paytable.ts';
import { minesMax, tileCount } from '../../games/mines/spots.ts';
import { spotOf as boardSpot, boards } from '../../games/plinko/boards.ts';
import { multipliersOf } from '../../games/plinko/paytable.ts';
import { payoutToOne } from '../../games/roulette/paytable.ts';
import { table as american } from '../../games/roulette/roulette-american/table.ts';
import { table as european } from '../../games/roulette/roulette-european/table.ts';
import { table as french } from '../../games/roulette/roulette-french/table.ts';
import { wheelCounts } from '../../games/roulette/roulette-multi/spots.ts';
import { table as prison } from '../../games/roulette/roulette-prison/table.ts';
import { table as sharedRoulette } from '../../games/roulette/roulette-shared/table.ts';
import type { Table } from '../../games/roulette/table.ts';
import { colourOf, pocketsOf, pocketText } from '../../games/roulette/wheel.ts';
import { oddsOf as sicBoOdds, singleOdds } from '../../games/sic-bo/paytable.ts';
import { findSpot, spotNames } from '../../games/sic-bo/spots.ts';
import { layoutOf } from '../../games/wheel/paytable.ts';
import { spotOf as wheelSpot, wheels } from '../../games/wheel/wheels.ts';
import { gameData } from './game-data.ts';
import type { Engine } from './texts-of.ts';

const upTo = (last: number): number[] => Array.from({ length: last + 1 }, (_, index) => index);

const kenoTables = (sheet: KenoSheet) =>
  gameData('keno', {
    numberCount: sheet.numberCount,
    drawnCount: sheet.drawnCount,
    picksMax: sheet.picksMax,
    pays: sheet.tableNames.flatMap((table) =>
      upTo(sheet.picksMax)
        .slice(1)
        .map((picks) => ({ table, picks, byHits: sheet.multipliersOf(table, picks) })),
    ),
  });

const climbs = (ladders: Ladders) =>
  gameData('ladder', {
    ladders: [...ladders].map(([spot, ladder]) => ({
      spot,
      ...ladder,
      pays: upTo(ladder.rungs)
        .slice(1)
        .map((rungs) => rungPays(ladder, rungs)),
    })),
  });

const rouletteTable = (engine: Engine, { wheel, layoutSpots, callBets, atZero }: Table, more: object = {}) =>
  gameData(engine, {
    ...more,
    wheel: wheel.map(pocketText),
    pockets: pocketsOf(wheel).map((pocket) => ({
      drawn: pocket,
      number: pocketText(pocket),
      colour: colourOf(pocket),
    })),
    atZero,
    toOne: payoutToOne,
    places: layoutSpots.map(({ id, kind, numbers }) => ({ spot: id, kind, numbers: numbers.map(pocketText) })),
    callBets: callBets.map(({ id, chips }) => ({ spot: id, chips })),
  });

const crapsPays = {
  line: craps.evenMoney,
  odds: craps.oddsPay,
  layOdds: craps.layOddsPay,
  place: craps.placePay,
  buy: craps.buyPay,
  lay: craps.layPay,
  hard: craps.hardPay,
  easyHop: craps.easyHopPay,
  hardHop: craps.hardHopPay,
  propositions: craps.propositionPays,
  totals: craps.totalPays,
};

/** The chances, prizes and layouts of all games that are neither slots, tickets nor cards. */
export const tableData = {
  'bingo-75': gameData('bingo', {
    ballCount,
    calledCount,
    cardCount,
    lines: bingoLines,
    pays: upTo(lineCount).map((lines) => ({ lines, pays: bingoPays(lines) })),
  }),
  craps: gameData('craps', { spots: spotIds, pays: crapsPays }),
  'craps-pocket': gameData('craps', { spots: pocketSpots, pays: crapsPays }),
  crash: gameData('crash', {
    drawCount,
    returnHundredths: instantCrash,
    pointMaxHundredths: pointMax,
    targetMinHundredths: crashTargetMin,
    targetMaxHundredths: crashTargetMax,
    doublingMs,
    elapsedMsMax,
  }),
  cup: gameData('cup', {
    attackCount,
    parts,
    goalLine,
    scoreMax,
    cups: cups.map((cup) => ({ ...cup, oddsHundredths: pricedCup(cup).hundredths })),
  }),
  dice: gameData('dice', { rollCount, returnToPlayer: diceReturn, winningRollsMin, winningRollsMax }),
  fishing: gameData('fishing', { drawCount: fishingDraws, targets: fishingTargets }),
  'fishing-shared': gameData('fishing-shared', { drawCount: reefDraws, targets: reefTargets }),
  greyhounds: gameData('greyhounds', {
    cards: dogCards.map((card) => ({ ...card, oddsHundredths: pricedCard(card).hundredths })),
  }),
  horses: gameData('horses', { cards: raceCards.map((card) => ({ ...card, oddsHundredths: horseOdds(card) })) }),
  'keno-40-10': kenoTables(keno4010),
  'keno-80-20': kenoTables(keno8020),
  coin: climbs(coin),
  penalty: climbs(penalty),
  towers: climbs(towers),
  limbo: gameData('limbo', {
    drawCount,
    returnToPlayer: limboReturn,
    targetMinHundredths: targetMin,
    targetMaxHundredths: targetMax,
  }),
  'lotto-6-49': gameData('lotto', {
    numberCount,
    drawnCount,
    pays: upTo(drawnCount).map((hits) => ({ hits, pays: lottoPays(hits) })),
  }),
  mines: gameData('mines', { tileCount, minesMax, returnToPlayer: minesReturn }),
  plinko: gameData('plinko', {
    boards: boards.map((board) => ({ spot: boardSpot(board), ...board, pays: multipliersOf(board.rows, board.risk) })),
  }),
  'roulette-american': rouletteTable('roulette', american),
  'roulette-european': rouletteTable('roulette', european),
  'roulette-french': rouletteTable('roulette', french),
  'roulette-multi': rouletteTable('roulette-multi', european, { wheelCounts }),
  'roulette-prison': rouletteTable('roulette', prison),
  'roulette-shared': rouletteTable('roulette-shared', sharedRoulette),
  'sic-bo': gameData('sic-bo', {
    toOne: spotNames.flatMap((name) => {
      const spot = findSpot(name);
      return spot ? [{ spot: name, kind: spot.kind, toOne: sicBoOdds(spot) }] : [];
    }),
    singleToOneByDice: singleOdds,
  }),
  wheel: gameData('wheel', {
    wheels: wheels.map((wheel) => ({
      spot: wheelSpot(wheel),
      ...wheel,
      segmentsFromZero: layoutOf(wheel.segments, wheel.risk),
    })),
  }),
} as const;
