import type { GameId, HouseGame } from '../../../games/book/registry.ts';
import { facetsOf } from './facets.ts';
import { roundOf, type Tried } from './rounds.ts';

/** So many rounds are played, and at most so many of them told. */
const attempts = 160;
const toldMax = 10;

/** An action, or a way to end, counts as so many other things that a round may show. */
const mainWeight = 4;

/** Further attempts that show what is rarer than one round of 160. */
const rare: Partial<Readonly<Record<GameId, readonly number[]>>> = {
  'roulette-american': [158],
  'roulette-french': [2_524],
  'roulette-prison': [1_738, 6_007],
  'slot-comet-register': [1_006],
  'slot-lotus-hour': [692],
  'slot-mill-race': [785],
  'slot-night-orchard': [1_483, 21_708],
  'slot-orrery': [510],
  'slot-pattern-book': [3_379],
  'slot-penny-proscenium': [1_785],
  'slot-polar-logbook': [6_397, 12_824],
  'slot-quarter-bells': [341],
  'slot-six-shafts': [169],
  'slot-soda-siphon': [202, 13_161],
  'three-card-poker': [909],
};

type Seen = { readonly tried: Tried; readonly main: ReadonlySet<string>; readonly more: ReadonlySet<string> };

const seen = (tried: Tried): Seen => {
  const { main, more } = facetsOf(tried.bets, tried);
  return { tried, main: new Set(main), more: new Set(more) };
};

const newIn = (facets: ReadonlySet<string>, known: ReadonlySet<string>): number =>
  [...facets].filter((facet) => !known.has(facet)).length;

/** The round that shows most of what the others have not, again and again, until nothing new is shown or there are enough. */
const mostShowing = (all: readonly Seen[], told: readonly Seen[]): readonly Seen[] => {
  const known = new Set(told.flatMap(({ main, more }) => [...main, ...more]));
  const worthOf = ({ main, more }: Seen): number => mainWeight * newIn(main, known) + newIn(more, known);
  const [best] = all.map((one) => ({ one, worth: worthOf(one) })).toSorted((a, b) => b.worth - a.worth);
  if (!best || best.worth === 0 || told.length >= toldMax) return told;
  return mostShowing(all, [...told, best.one]);
};

const numbers = Array.from({ length: attempts }, (_, attempt) => attempt);

/** Rounds of a game, always the same ones, that between them show what its rounds can be: every action, and every end that is not rare. */
export const chosenRounds = (id: GameId, game: HouseGame): readonly Tried[] => {
  const play = (attempt: number): Seen[] =>
    [roundOf(id, game, attempt)].flatMap((tried) => (tried ? [seen(tried)] : []));
  const [first, ...others] = numbers.flatMap(play);
  const always = [...(first ? [first] : []), ...(rare[id] ?? []).flatMap(play)];
  return mostShowing(others, always).map(({ tried }) => tried);
};
