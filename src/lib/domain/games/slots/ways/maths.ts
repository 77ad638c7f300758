import { multiply, type Rational, rational, subtract } from '../../../maths/rational.ts';
import type { SpotReturn } from '../../kit/game.ts';
import { stopCount, windowAt } from '../reels.ts';
import { spinSpot } from '../spin-bet.ts';
import type { WaysTitle } from './title.ts';
import { countOn } from './ways.ts';

/** What each reel shows, stop by stop. */
const columnsOf = ({ strips, rows }: WaysTitle): string[][] =>
  strips.map((strip) => Array.from(strip, (_, stop) => windowAt([strip], [stop], rows)[0] ?? ''));

/** A win on exactly 3, 4 or 5 reels: its pay times a factor that each reel gives stop by stop. */
type Product = { readonly pay: number; readonly factors: readonly (readonly number[])[] };

const productsOf = (title: WaysTitle, seen: readonly (readonly string[])[], symbol: string): Product[] =>
  (title.pays[symbol] ?? []).map((pay, index) => {
    const count = index + 3;
    const factors = seen.map((reel, at) =>
      reel.map((column) => {
        const here = countOn(title, column, symbol);
        return at < count ? here : at > count || here === 0 ? 1 : 0;
      }),
    );
    return { pay, factors };
  });

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const productOf = (values: readonly number[]): number => values.reduce((product, value) => product * value, 1);

/** A win summed over all stops: the reels are independent, so that it is a product of sums over each. */
const total = ({ pay, factors }: Product): bigint => BigInt(pay * productOf(factors.map(sum)));

/** The product of two wins summed over all stops. */
const totalOfBoth = (a: Product, b: Product): bigint =>
  BigInt(a.pay * b.pay) *
  BigInt(productOf(a.factors.map((reel, at) => sum(reel.map((value, stop) => value * (b.factors[at]?.[stop] ?? 0))))));

/** A set of symbols as bits: those of the paytable that hold. */
const bitsWhere = ({ pays }: WaysTitle, holds: (symbol: string) => boolean): number =>
  sum(Object.keys(pays).map((symbol, bit) => (holds(symbol) ? 1 << bit : 0)));

/** Spins that pay, counted over the stops of the first four reels: some symbols pay from three on, all from four. */
const hitCases = (title: WaysTitle, seen: readonly (readonly string[])[]): number => {
  const [first = [], second = [], third = [], fourth = [], fifth = []] = seen.map((reel) =>
    reel.map((column) => bitsWhere(title, (symbol) => countOn(title, column, symbol) > 0)),
  );
  const payOnThree = bitsWhere(title, (symbol) => (title.pays[symbol]?.[0] ?? 0) > 0);
  let hits = 0;
  for (const a of first) {
    for (const b of second) {
      for (const c of third) {
        const alive = a & b & c;
        hits += (alive & payOnThree) === 0 ? fourth.filter((d) => (alive & d) !== 0).length : fourth.length;
      }
    }
  }
  return hits * fifth.length;
};

/**
 * The exact figures of a spin. A win is a sum of products of one factor a reel, and the reels are independent: mean and
 * second moment are sums of products over single reels. The hits are counted over the stops of the first four reels.
 */
export const waysReturns = (title: WaysTitle): SpotReturn[] => {
  const seen = columnsOf(title);
  const products = Object.keys(title.pays).flatMap((symbol) => productsOf(title, seen, symbol));
  const cases = stopCount(title.strips);
  const stake = BigInt(title.unitsAStake);
  const mean = rational(
    products.reduce((units, product) => units + total(product), 0n),
    stake * cases,
  );
  const square = products.reduce(
    (units, a) => units + products.reduce((inner, b) => inner + totalOfBoth(a, b), 0n),
    0n,
  );
  return [
    {
      kind: spinSpot,
      returnToPlayer: mean,
      variance: subtract(rational(square, stake * stake * cases), multiply(mean, mean)),
      hitFrequency: rational(BigInt(hitCases(title, seen)), cases),
      maxWin: rational(BigInt(title.top.units), stake),
      maxWinChance: topChance(title),
    },
  ];
};

/** The chance of the largest win. */
export const topChance = ({ top, strips }: WaysTitle): Rational => rational(BigInt(top.cases), stopCount(strips));
