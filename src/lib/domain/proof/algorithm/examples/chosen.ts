import type { GameId, HouseGame } from '../../../games/book/registry.ts';
import { facetsOf } from './facets.ts';
import { roundOf, type Tried } from './rounds.ts';

/** So many rounds are played, and at most so many of them told. */
const attempts = 160;
const toldMax = (id: GameId): number => (id === 'craps' ? 16 : 10);

/** An action, or a way to end, counts as so many other things that a round may show. */
const mainWeight = 4;

/** Further attempts that show what is rarer than one round of 160. */
const rare: Partial<Readonly<Record<GameId, readonly number[]>>> = {
  blackjack: [359, 1_206],
  'blackjack-surrender': [3_050],
  craps: [15, 2_890],
  // Left by hand, under a target that the table’s largest payout sets, and by itself: what is drawn goes by the way out.
  crash: [8, 14, 153],
  'fishing-shared': [1_034],
  'pai-gow-poker': [48_009],
  'roulette-american': [158],
  'roulette-french': [478],
  'roulette-prison': [123, 4_254],
  'slot-apothecary-row': [287, 352],
  'slot-comet-register': [1_006],
  'slot-honey-ledger': [1_207],
  'slot-lotus-hour': [161],
  'slot-mill-race': [785],
  'slot-night-orchard': [1_483, 21_708],
  'slot-orrery': [510],
  'slot-pattern-book': [3_379],
  'slot-penny-proscenium': [1_063],
  'slot-polar-logbook': [6_397, 12_824],
  'slot-quarter-bells': [341],
  'slot-signal-box': [181, 2_957],
  'slot-six-shafts': [169],
  'slot-soda-siphon': [202, 13_161],
  'slot-wax-and-seal': [600],
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
const mostShowing = (all: readonly Seen[], told: readonly Seen[], most: number): readonly Seen[] => {
  const known = new Set(told.flatMap(({ main, more }) => [...main, ...more]));
  const worthOf = ({ main, more }: Seen): number => mainWeight * newIn(main, known) + newIn(more, known);
  const [best] = all.map((one) => ({ one, worth: worthOf(one) })).toSorted((a, b) => b.worth - a.worth);
  if (!best || best.worth === 0 || told.length >= most) return told;
  return mostShowing(all, [...told, best.one], most);
};

const numbers = Array.from({ length: attempts }, (_, attempt) => attempt);

/** Rounds of a game, always the same ones, that between them show what its rounds can be: every action, and every end that is not rare. */
export const chosenRounds = (id: GameId, game: HouseGame): readonly Tried[] => {
  const play = (attempt: number): Seen[] =>
    [roundOf(id, game, attempt)].flatMap((tried) => (tried ? [seen(tried)] : []));
  const [first, ...others] = numbers.flatMap(play);
  const always = [...(first ? [first] : []), ...(rare[id] ?? []).flatMap(play)];
  return mostShowing(others, always, toldMax(id)).map(({ tried }) => tried);
};
