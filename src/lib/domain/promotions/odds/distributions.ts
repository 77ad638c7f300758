import { fields as baccaratFields } from '../../games/baccarat/baccarat/rules.ts';
import { fields as noCommissionFields } from '../../games/baccarat/baccarat-no-commission/paytable.ts';
import { dragonTigerSpots } from '../../games/baccarat/dragon-tiger/paytable.ts';
import type { GameId } from '../../games/book/registry.ts';
import { cups } from '../../games/cup/cups.ts';
import { cupReturns } from '../../games/cup/maths.ts';
import { spotReturn as diceReturn } from '../../games/dice/maths.ts';
import { returnsByKind as fishingReturns } from '../../games/fishing/fishing/maths.ts';
import { chancesOf as reefChances } from '../../games/fishing/fishing-shared/maths.ts';
import { targets as reefTargets } from '../../games/fishing/fishing-shared/paytable.ts';
import { spotOf as reefSpot } from '../../games/fishing/fishing-shared/spots.ts';
import { dogCards } from '../../games/greyhounds/cards.ts';
import { cardReturns as dogReturns } from '../../games/greyhounds/maths.ts';
import { sheet as sheetOf40 } from '../../games/keno/keno-40-10/paytable.ts';
import { sheet as sheetOf80 } from '../../games/keno/keno-80-20/paytable.ts';
import { mathsOf as kenoMathsOf } from '../../games/keno/maths.ts';
import type { KenoSheet } from '../../games/keno/sheet.ts';
import type { Chance } from '../../games/kit/figures.ts';
import type { SpotReturn } from '../../games/kit/game.ts';
import { spotReturn as limboReturn } from '../../games/limbo/maths.ts';
import { boards, spotOf } from '../../games/plinko/boards.ts';
import { pathsToPockets } from '../../games/plinko/maths.ts';
import { multipliersOf as plinkoMultipliers } from '../../games/plinko/paytable.ts';
import { chancesOn } from '../../games/roulette/maths.ts';
import { table as american } from '../../games/roulette/roulette-american/table.ts';
import { table as european } from '../../games/roulette/roulette-european/table.ts';
import { table as french } from '../../games/roulette/roulette-french/table.ts';
import { chancesOnWheels } from '../../games/roulette/roulette-multi/maths.ts';
import { spotOf as spotOnWheels } from '../../games/roulette/roulette-multi/spots.ts';
import { table as prison } from '../../games/roulette/roulette-prison/table.ts';
import type { Table } from '../../games/roulette/table.ts';
import { prizes as foxAndCrow } from '../../games/scratch/scratch-fox-and-crow/prizes.ts';
import { prizes as marketDay } from '../../games/scratch/scratch-market-day/prizes.ts';
import { prizes as nightFerry } from '../../games/scratch/scratch-night-ferry/prizes.ts';
import { prizes as paperPlanes } from '../../games/scratch/scratch-paper-planes/prizes.ts';
import { prizes as parcelRoom } from '../../games/scratch/scratch-parcel-room/prizes.ts';
import { prizes as parishHall } from '../../games/scratch/scratch-parish-hall/prizes.ts';
import { prizes as tideTable } from '../../games/scratch/scratch-tide-table/prizes.ts';
import { prizes as wordGarden } from '../../games/scratch/scratch-word-garden/prizes.ts';
import type { Prize } from '../../games/scratch/series.ts';
import { chancesOf as sicBoChances } from '../../games/sic-bo/maths.ts';
import { roundCounts } from '../../games/slots/bonus-wheel/maths.ts';
import type { BonusWheelTitle } from '../../games/slots/bonus-wheel/paytable.ts';
import { depotNine } from '../../games/slots/bonus-wheel/slot-depot-nine/title.ts';
import { millRace } from '../../games/slots/bonus-wheel/slot-mill-race/title.ts';
import { orrery } from '../../games/slots/bonus-wheel/slot-orrery/title.ts';
import { quarterBells } from '../../games/slots/bonus-wheel/slot-quarter-bells/title.ts';
import siphonDrops from '../../games/slots/cascades/slot-soda-siphon/distribution.json' with { type: 'json' };
import { sodaSiphon } from '../../games/slots/cascades/slot-soda-siphon/title.ts';
import poolDrops from '../../games/slots/cascades/slot-tidepool/distribution.json' with { type: 'json' };
import { tidepool } from '../../games/slots/cascades/slot-tidepool/title.ts';
import { winCounts } from '../../games/slots/classic/slot-signal-box/maths.ts';
import { lineCounts } from '../../games/slots/classic/slot-signal-box/paytable.ts';
import nightOrchard from '../../games/slots/free-spins/slot-night-orchard/distribution.json' with { type: 'json' };
import { lineCount as orchardUnits } from '../../games/slots/free-spins/slot-night-orchard/paytable.ts';
import kiteHarbour from '../../games/slots/ways/slot-kite-harbour/distribution.json' with { type: 'json' };
import { unitsAStake as kiteUnits } from '../../games/slots/ways/slot-kite-harbour/paytable.ts';
import { chancesOf as wheelChances } from '../../games/wheel/maths.ts';
import { spotOf as wheelSpot, wheels } from '../../games/wheel/wheels.ts';
import { type Rational, rational, zero } from '../../maths/rational.ts';
import { coupChances } from '../risk/baccarat.ts';
import { dragonTigerChances } from '../risk/dragon-tiger.ts';
import { readCounted } from './counted.ts';
import { type Distribution, gathered, type Outcome } from './outcomes.ts';

/** A bet and all that can come of it. `spot` is what a table would place: `red`, `picks:classic:1-2-3`, `spin`. */
export type BetOdds = { readonly spot: string; readonly outcomes: Distribution };

const asNumber = ({ num, den }: Rational): number => Number(num) / Number(den);

const ofChances = (chances: readonly Chance[]): Distribution => {
  const whole = chances.reduce((sum, { cases }) => sum + cases, 0n);
  return gathered(chances.map(({ pays, cases }): Outcome => [asNumber(pays), asNumber(rational(cases, whole))]));
};

/** A bet that wins one amount or nothing. */
const winOrNothing = ({ kind, maxWin, hitFrequency }: SpotReturn): BetOdds => ({
  spot: kind,
  outcomes: gathered([
    [0, 1 - asNumber(hitFrequency)],
    [asNumber(maxWin), asNumber(hitFrequency)],
  ]),
});

const roulette = (table: Table): BetOdds[] =>
  ['red', 'dozen:1', 'corner:1-2-4-5', 'straight:17'].map((spot) => ({
    spot,
    outcomes: ofChances(chancesOn(table, spot)),
  }));

const rouletteOnWheels = (): BetOdds[] =>
  ['red', 'dozen:1', 'corner:1-2-4-5', 'straight:17'].map((place) => ({
    spot: spotOnWheels(4, place),
    outcomes: ofChances(chancesOnWheels(place, 4)),
  }));

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

const keno = (sheet: KenoSheet): BetOdds[] => {
  const { hitCases } = kenoMathsOf(sheet);
  return sheet.tableNames.flatMap((table) =>
    upTo(sheet.picksMax).map((picks) => ({
      spot: `picks:${table}:${upTo(picks).join('-')}`,
      outcomes: ofChances(
        [0, ...upTo(picks)].map((hits) => ({
          pays: sheet.multipliersOf(table, picks)[hits] ?? zero,
          cases: hitCases(picks, hits),
        })),
      ),
    })),
  );
};

/** The first card: every winner, and three bets of more risk each. */
const greyhounds = (): BetOdds[] =>
  dogCards
    .slice(0, 1)
    .flatMap(dogReturns)
    .filter(({ kind }) => /:win:|:place:2$|:forecast:2-4$|:trifecta:2-4-1$/.test(kind))
    .map(winOrNothing);

/** The first cup: every winner, and bets of other kinds on one club and one match. */
const cup = (): BetOdds[] =>
  cups
    .slice(0, 1)
    .flatMap(cupReturns)
    .filter(({ kind }) => /:winner:|:final:2$|:semi:2$|:order:2-8$|:(?:result|goals):1:/.test(kind))
    .map(winOrNothing);

const plinko = (): BetOdds[] =>
  boards.map((board) => {
    const paths = pathsToPockets(board.rows);
    const pays = plinkoMultipliers(board.rows, board.risk);
    return {
      spot: spotOf(board),
      outcomes: ofChances(pays.map((one, pocket) => ({ pays: one, cases: paths[pocket] ?? 0n }))),
    };
  });

const series = (prizes: readonly Prize[]): BetOdds[] => [
  {
    spot: 'ticket',
    outcomes: ofChances(
      prizes.map(({ multiple, tickets }) => ({ pays: rational(BigInt(multiple)), cases: BigInt(tickets) })),
    ),
  },
];

const signalBox = (): BetOdds[] =>
  lineCounts.toReversed().map((lines) => ({
    spot: `lines:${lines}`,
    outcomes: ofChances(
      [...winCounts(lines)].map(([units, cases]) => ({
        pays: rational(BigInt(units), BigInt(lines)),
        cases: BigInt(cases),
      })),
    ),
  }));

const spin = (outcomes: Distribution): BetOdds[] => [{ spot: 'spin', outcomes }];

const wheel = (): BetOdds[] => wheels.map((one) => ({ spot: wheelSpot(one), outcomes: ofChances(wheelChances(one)) }));

const wheelRounds = (title: BonusWheelTitle): Distribution =>
  ofChances(
    [...roundCounts(title)].map(([units, cases]) => ({
      pays: rational(BigInt(units), BigInt(title.lines.length)),
      cases: BigInt(cases),
    })),
  );

/** The bets whose distribution is told, the usual one of each game first. */
const byGame: Readonly<Partial<Record<GameId, () => readonly BetOdds[]>>> = {
  baccarat: () =>
    (['player', 'banker', 'tie'] as const).map((spot) => ({
      spot,
      outcomes: ofChances(coupChances(baccaratFields, spot)),
    })),
  'baccarat-no-commission': () =>
    (['banker', 'player', 'tie', 'banker-six'] as const).map((spot) => ({
      spot,
      outcomes: ofChances(coupChances(noCommissionFields, spot)),
    })),
  cup,
  dice: () => ['under:49.50', 'under:20.00', 'under:10.00'].map((spot) => winOrNothing(diceReturn(spot))),
  'dragon-tiger': () => dragonTigerSpots.map((spot) => ({ spot, outcomes: ofChances(dragonTigerChances(spot)) })),
  fishing: () => fishingReturns().map(winOrNothing),
  'fishing-shared': () =>
    reefTargets.map((target) => ({ spot: reefSpot(target.id), outcomes: ofChances(reefChances(target)) })),
  greyhounds,
  'keno-40-10': () => keno(sheetOf40),
  'keno-80-20': () => keno(sheetOf80),
  limbo: () => ['target:2.00', 'target:5.00', 'target:10.00'].map((spot) => winOrNothing(limboReturn(spot))),
  plinko,
  'roulette-american': () => roulette(american),
  'roulette-european': () => roulette(european),
  'roulette-french': () => roulette(french),
  'roulette-multi': rouletteOnWheels,
  'roulette-prison': () => roulette(prison),
  'roulette-shared': () => roulette(european),
  'scratch-night-ferry': () => series(nightFerry),
  'scratch-parcel-room': () => series(parcelRoom),
  'scratch-fox-and-crow': () => series(foxAndCrow),
  'scratch-market-day': () => series(marketDay),
  'scratch-paper-planes': () => series(paperPlanes),
  'scratch-parish-hall': () => series(parishHall),
  'scratch-tide-table': () => series(tideTable),
  'scratch-word-garden': () => series(wordGarden),
  'sic-bo': () =>
    ['big', 'single:6', 'total:9', 'any-triple'].map((spot) => ({ spot, outcomes: ofChances(sicBoChances(spot)) })),
  'slot-kite-harbour': () => spin(readCounted(kiteHarbour, kiteUnits)),
  'slot-mill-race': () => spin(wheelRounds(millRace)),
  'slot-night-orchard': () => spin(readCounted(nightOrchard, orchardUnits)),
  'slot-orrery': () => spin(wheelRounds(orrery)),
  'slot-depot-nine': () => spin(wheelRounds(depotNine)),
  'slot-quarter-bells': () => spin(wheelRounds(quarterBells)),
  'slot-signal-box': signalBox,
  'slot-soda-siphon': () => spin(readCounted(siphonDrops, sodaSiphon.unitsAStake)),
  'slot-tidepool': () => spin(readCounted(poolDrops, tidepool.unitsAStake)),
  wheel,
};

/**
 * What can come of a game's bets, every outcome with its chance, from the same counts as the game's exact figures. Empty for a
 * game whose rounds the player decides on the way (card games, mines, craps), where there is no one distribution.
 */
export const distributionOf = (game: GameId): readonly BetOdds[] => byGame[game]?.() ?? [];

/** The games that have one, in the order of the registry. */
export const gamesWithOdds = Object.keys(byGame) as readonly GameId[];
