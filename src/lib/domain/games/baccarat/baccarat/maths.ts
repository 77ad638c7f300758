import { rational } from '../../../maths/rational.ts';
import { type Chance, figuresOf } from '../../kit/figures.ts';
import type { SpotReturn } from '../../kit/game.ts';
import { bankerDraws, deckCount, isNatural, playerDraws, pointsOf, winnerOf } from '../hands.ts';
import { type BaccaratSpot, baccaratSpots, payoutToUnit, type Winner } from './paytable.ts';

const shoeSize = 52 * deckCount;

/** Ways to take one card of a value from what is left, while `rest` is counted: a number below 2^53 stays exact. */
const eachCard = (counts: number[], use: (value: number, ways: number) => void): void => {
  for (let value = 0; value < 10; value += 1) {
    const ways = counts[value] ?? 0;
    if (ways === 0) continue;
    counts[value] = ways - 1;
    use(value, ways);
    counts[value] = ways;
  }
};

/** Two cards of one hand in either order. */
const eachPair = (counts: number[], use: (first: number, second: number, ways: number) => void): void =>
  eachCard(counts, (first, firstWays) =>
    eachCard(counts, (second, secondWays) => {
      if (second >= first) use(first, second, firstWays * secondWays * (second > first ? 2 : 1));
    }),
  );

const enumerate = (): Readonly<Record<Winner, bigint>> => {
  const tally: Record<Winner, number> = { player: 0, banker: 0, tie: 0 };
  const counts = Array.from({ length: 10 }, (_, value) => (value === 0 ? 16 : 4) * deckCount);
  // A coup that ends early stands for every order of the cards that would have followed, up to six.
  const fifth = shoeSize - 4;
  const sixth = shoeSize - 5;
  const count = (player: number, banker: number, ways: number): void => {
    tally[winnerOf(player, banker)] += ways;
  };
  const drawBanker = (player: number, banker: number, third: number | undefined, ways: number): void => {
    const unseen = third === undefined ? sixth : 1;
    if (!bankerDraws(banker, third)) count(player, banker, ways * sixth * (third === undefined ? fifth : 1));
    else eachCard(counts, (value, cards) => count(player, (banker + value) % 10, ways * cards * unseen));
  };
  eachPair(counts, (a, b, playerWays) =>
    eachPair(counts, (c, d, bankerWays) => {
      const player = pointsOf([a, b]);
      const banker = pointsOf([c, d]);
      const ways = playerWays * bankerWays;
      if (isNatural(player, banker)) count(player, banker, ways * fifth * sixth);
      else if (!playerDraws(player)) drawBanker(player, banker, undefined, ways);
      else eachCard(counts, (third, cards) => drawBanker((player + third) % 10, banker, third, ways * cards));
    }),
  );
  return { player: BigInt(tally.player), banker: BigInt(tally.banker), tie: BigInt(tally.tie) };
};

let counted: Readonly<Record<Winner, bigint>> | undefined;

/**
 * How many of the 416·415·414·413·412·411 orders of six cards each side wins, by going through all hands by value. The
 * whole, 4,998,398,275,503,360, is below 2^53, so every sum is exact.
 */
export const winnerCounts = (): Readonly<Record<Winner, bigint>> => {
  counted ??= enumerate();
  return counted;
};

/** The second card has the rank of the first: 31 of the 415 that are left. */
const pairChances: readonly Chance[] = [
  { pays: payoutToUnit['player-pair'], cases: 31n },
  { pays: rational(0n), cases: 384n },
];

const chancesOf = (spot: BaccaratSpot): readonly Chance[] => {
  if (spot === 'player-pair' || spot === 'banker-pair') return pairChances;
  const counts = winnerCounts();
  const tiePays = spot === 'tie' ? payoutToUnit.tie : rational(1n);
  const winPays = (winner: Winner) => (spot === winner ? payoutToUnit[spot] : rational(0n));
  return [
    { pays: winPays('player'), cases: counts.player },
    { pays: winPays('banker'), cases: counts.banker },
    { pays: tiePays, cases: counts.tie },
  ];
};

/** Return, variance, hit frequency and largest return of each spot, by full enumeration of eight decks. */
export const returnsBySpot = (): SpotReturn[] =>
  baccaratSpots.map((spot) => ({ kind: spot, ...figuresOf(chancesOf(spot)) }));
