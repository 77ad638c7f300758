import { type Rational, rational } from '../../maths/rational.ts';
import { hundredthsFor, type Priced } from '../kit/fixed-odds.ts';
import { betMatches, cupWhole, finalMatch, waysOf } from './bracket.ts';
import { type Cup, clubOf, cups } from './cups.ts';
import { matchWhole, type Played, scoresOf } from './match.ts';

/** More than two goals are over the line, fewer are under it. */
export const goalLine = 2;

/** A score with more goals than this on a side is told as any other. */
export const scoreMax = 3;

const upTo = (last: number): number[] => Array.from({ length: last }, (_, index) => index + 1);
const [upperHalf, lowerHalf] = [
  [1, 2, 3, 4],
  [5, 6, 7, 8],
] as const;

/** Every bet there is on a cup by its name there, kind by kind: 182 of them. */
export const betNames: readonly string[] = [
  ...['winner', 'final', 'semi'].flatMap((kind) => upTo(8).map((club) => `${kind}:${club}`)),
  ...upperHalf.flatMap((upper) => lowerHalf.map((lower) => `pair:${upper}-${lower}`)),
  ...upperHalf.flatMap((upper) => lowerHalf.map((lower) => `order:${upper}-${lower}`)),
  ...lowerHalf.flatMap((lower) => upperHalf.map((upper) => `order:${lower}-${upper}`)),
  ...betMatches.flatMap((match) => [
    ...['home', 'draw', 'away'].map((side) => `result:${match}:${side}`),
    ...['over', 'under'].map((side) => `goals:${match}:${side}`),
    ...upTo((scoreMax + 1) ** 2).map(
      (place) => `score:${match}:${Math.floor((place - 1) / (scoreMax + 1))}-${(place - 1) % (scoreMax + 1)}`,
    ),
    `score:${match}:other`,
  ]),
];

/** The bets that a way through the bracket wins, by their names within the cup. The finalists are named from the top. */
export const bracketBetsOf = (winners: readonly number[]): string[] => {
  const [upper = 0, lower = 0, champion = 0] = winners.slice(4);
  return [
    `winner:${champion}`,
    `final:${upper}`,
    `final:${lower}`,
    ...winners.slice(0, 4).map((club) => `semi:${club}`),
    `pair:${upper}-${lower}`,
    `order:${champion}-${champion === upper ? lower : upper}`,
  ];
};

/** The bets that a match's score at full time wins. */
export const matchBetsOf = (match: number, home: number, away: number): string[] => [
  `result:${match}:${home > away ? 'home' : home < away ? 'away' : 'draw'}`,
  `goals:${match}:${home + away > goalLine ? 'over' : 'under'}`,
  `score:${match}:${Math.max(home, away) > scoreMax ? 'other' : `${home}-${away}`}`,
];

/** All bets that a cup as it was played wins. */
export const winningBetsOf = (matches: readonly Played[]): string[] => [
  ...bracketBetsOf(matches.map(({ through }) => through)),
  ...betMatches.flatMap((number) => {
    const [home, away] = matches[number - 1]?.goals ?? [[], []];
    return matchBetsOf(number, home.length, away.length);
  }),
];

/** A cup with the chance and the odds of every bet on it, the odds in hundredths, the stake included: `winner:3` → 512 for 5.12. */
export type PricedCup = {
  readonly cup: Cup;
  /** Cases of `cupWhole`. */
  readonly cases: ReadonlyMap<string, bigint>;
  readonly hundredths: ReadonlyMap<string, bigint>;
};

const price = (cup: Cup): PricedCup => {
  const cases = new Map(betNames.map((name) => [name, 0n]));
  const count = (bets: readonly string[], more: bigint): void => {
    for (const bet of bets) cases.set(bet, (cases.get(bet) ?? 0n) + more);
  };
  const finals = new Map<string, { readonly home: number; readonly away: number; cases: bigint }>();
  for (const way of waysOf(cup)) {
    count(bracketBetsOf(way.winners), way.cases);
    const [home = 0, away = 0] = way.winners.slice(4, 6);
    const known = finals.get(`${home}-${away}`);
    finals.set(`${home}-${away}`, { home, away, cases: (known?.cases ?? 0n) + way.cases });
  }
  /** Either side through, at each score of a match that is met in so many cases of the cup. */
  const countMatch = (match: number, home: number, away: number, met: bigint): void => {
    for (const score of scoresOf(clubOf(cup, home), clubOf(cup, away)))
      count(matchBetsOf(match, score.home, score.away), (met / matchWhole) * (score.homeThrough + score.awayThrough));
  };
  for (const match of betMatches)
    if (match === finalMatch)
      for (const { home, away, cases: met } of finals.values()) countMatch(match, home, away, met);
    else countMatch(match, 2 * match - 1, 2 * match, cupWhole);
  return { cup, cases, hundredths: new Map([...cases].map(([bet, met]) => [bet, hundredthsFor(met, cupWhole)])) };
};

const priced = new Map<Cup, PricedCup>();

/** A cup's chances and odds, worked out when they are first asked for. */
export const pricedCup = (cup: Cup): PricedCup => {
  const known = priced.get(cup) ?? price(cup);
  priced.set(cup, known);
  return known;
};

/** The odds of a bet of a cup, the stake included, exact; zero for a bet that there is not. */
export const oddsOf = (cup: Cup, bet: string): Rational => rational(pricedCup(cup).hundredths.get(bet) ?? 0n, 100n);

const onCup = /^cup:(\d):(.+)$/;

/** `cup:2:winner:5`, `cup:2:pair:1-6`, `cup:2:score:3:2-0`; undefined for everything else. */
export const findBet = (spot: string): (Priced & { readonly cup: Cup }) | undefined => {
  const [, number, name = ''] = onCup.exec(spot) ?? [];
  const cup = cups.find((one) => String(one.number) === number);
  const hundredths = cup && pricedCup(cup).hundredths.get(name);
  return cup && hundredths !== undefined ? { cup, name, hundredths } : undefined;
};
