import { scaleWord } from '#domain/fairness/scale.ts';
import type { Stream } from '#domain/fairness/stream.ts';
import { payoutToUnit } from '#domain/games/blackjack/paytable.ts';
import { dealTable, makeMove, type Table } from '#domain/games/blackjack/round.ts';
import { resultsOf } from '#domain/games/blackjack/settle.ts';
import { hintFor } from '#domain/games/blackjack/strategy.ts';
import type { CountedFraction } from '#domain/games/kit/counted.ts';
import { compare, type Rational } from '#domain/maths/rational.ts';
import type { Counted } from '../counted.ts';
import { bestPlay } from './best.ts';
import { exactFigures, spreadOf } from './returns.ts';

/** Quick words for a simulation: xorshift128, Marsaglia 2003. The game itself never draws from it. */
const quickStream = (): Stream => {
  let [x, y, z, w] = [123_456_789, 362_436_069, 521_288_629, 88_675_123];
  const u32 = (): number => {
    const t = x ^ (x << 11);
    [x, y, z] = [y, z, w];
    w = w ^ (w >>> 19) ^ t ^ (t >>> 8);
    return w >>> 0;
  };
  const below = (n: number): number => scaleWord(u32(), 32, n) ?? below(n);
  return { u32, below };
};

/** What a round won in units of the first stake. */
const netOfTable = (table: Table): number =>
  resultsOf(table).reduce((sum, result, place) => {
    const { num, den } = payoutToUnit[result];
    return sum + (Number(num) / Number(den) - 1) * (table.hands[place]?.doubled ? 2 : 1);
  }, 0);

const simulate = (rounds: number, surrender: boolean): { net: number; square: number; hit: number } => {
  const stream = quickStream();
  const sums = { net: 0, square: 0, hit: 0 };
  for (let round = 0; round < rounds; round += 1) {
    const table = dealTable(stream, surrender);
    for (let move = hintFor(table); move; move = hintFor(table)) makeMove(table, move);
    const net = netOfTable(table);
    sums.net += net;
    sums.square += net * net;
    if (resultsOf(table).some((result) => payoutToUnit[result].num > 0n)) sums.hit += 1;
  }
  return { net: sums.net / rounds, square: sums.square / rounds, hit: sums.hit / rounds };
};

/**
 * The best chart and its figures, and what play by the cards of each hand wins. The chart's return is counted in two ways, and a million
 * rounds of the game itself, played by the chart in its folder, must agree with it. A minute.
 */
export const strategyFigures = (surrender: boolean): Counted => {
  const { chart, exceptions, chartNet, best } = bestPlay(surrender);
  const { net, stake } = exactFigures(chart);
  if (compare(net, chartNet) !== 0) throw new Error('two ways to count the chart do not agree');
  const { square, hit } = spreadOf(chart);
  const netNumber = Number(net.num) / Number(net.den);
  const rounds = 1_000_000;
  const played = simulate(rounds, surrender);
  const errors = {
    net: (played.net - netNumber) / Math.sqrt((square - netNumber ** 2) / rounds),
    hit: (played.hit - hit) / Math.sqrt((hit * (1 - hit)) / rounds),
    square: played.square / square - 1,
  };
  console.log({ net: netNumber, square, hit, played, errors });
  if (Math.abs(errors.net) > 4 || Math.abs(errors.hit) > 4 || Math.abs(errors.square) > 0.01) {
    throw new Error('the simulation does not fit the computed return');
  }

  const textOf = ({ num, den }: Rational): CountedFraction => ({ num: `${num}`, den: `${den}` });
  const millionths = (value: number): CountedFraction => ({ num: `${Math.round(value * 1e6)}`, den: '1000000' });
  return {
    figures: {
      net: textOf(net),
      stake: textOf(stake),
      variance: millionths(square - netNumber ** 2),
      hit: millionths(hit),
      best: textOf(best),
    },
    chart: { chart, exceptions },
  };
};
