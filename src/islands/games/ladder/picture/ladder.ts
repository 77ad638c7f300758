import { mostAt } from '#domain/games/kit/share.ts';
import { ladders as coinLadders } from '#domain/games/ladder/coin/paytable.ts';
import { type Climb, type Ladder, type Ladders, multiplierOf, parseClimb } from '#domain/games/ladder/ladder.ts';
import { ladders as penaltyLadders } from '#domain/games/ladder/penalty/paytable.ts';
import { ladders as towerLadders } from '#domain/games/ladder/towers/paytable.ts';

/** The games that are climbs of equal rungs. */
export const laddersOf = { coin: coinLadders, penalty: penaltyLadders, towers: towerLadders } as const satisfies Record<
  string,
  Ladders
>;
export type LadderGame = keyof typeof laddersOf;

/** The ladder that each table begins with. */
export const firstName = { coin: 'coin', penalty: 'penalty:regular', towers: 'towers:medium' } as const;

/** The game of a table; one that is no climb reads as the coin. */
export const ladderGame = (id: string): LadderGame => (id === 'towers' || id === 'penalty' ? id : 'coin');

/** What a waiting round shows: the picks so far, after how many rungs it is paid by itself, and the rungs told, if its game tells them. */
export type LadderView = {
  readonly rungsMax: number;
  readonly picks: readonly number[];
  readonly told: readonly (readonly number[])[];
};

/** How a round ended. `rungs`: the places of each that held. With `fell` the last pick is the one that did not. */
export type LadderEnd = {
  readonly rungs: readonly (readonly number[])[];
  readonly picks: readonly number[];
  readonly fell: boolean;
  readonly multiplier: string;
};

type Own = Readonly<Record<string, unknown>>;

const numbersIn = (value: unknown): readonly number[] =>
  Array.isArray(value) ? value.filter((one): one is number => typeof one === 'number') : [];

/** The view of an open round; undefined when it is another game's. */
export const readView = ({ rungsMax, picks, told }: Own): LadderView | undefined =>
  typeof rungsMax === 'number' && Array.isArray(picks)
    ? { rungsMax, picks: numbersIn(picks), told: Array.isArray(told) ? told.map(numbersIn) : [] }
    : undefined;

/** The outcome of a settled round; undefined when it is another game's. */
export const readEnd = ({ rungs, picks, fell, multiplier }: Own): LadderEnd | undefined =>
  Array.isArray(rungs) && Array.isArray(picks) && typeof fell === 'boolean' && typeof multiplier === 'string'
    ? { rungs: rungs.map(numbersIn), picks: numbersIn(picks), fell, multiplier }
    : undefined;

/** The ladder's name and the climb of a round's bet; undefined for the bet of another game. */
export const readBet = (game: LadderGame, bets: readonly Own[] | undefined) => {
  const spot = bets?.[0]?.['spot'];
  const climb = typeof spot === 'string' ? parseClimb(laddersOf[game], spot) : undefined;
  const name = [...laddersOf[game].keys()].find((one) => spot === one || String(spot).startsWith(`${one}:`));
  return climb && name !== undefined ? { name, climb } : undefined;
};

/** After how many rungs a stake reaches what the table pays at most; 0 when already the first would pass it. */
export const rungsWithin = (ladder: Ladder, stakeMinor: bigint, maxPayoutMinor: bigint): number => {
  let rungs = 0;
  while (rungs < ladder.rungs && mostAt(stakeMinor, multiplierOf(ladder, rungs + 1)) <= maxPayoutMinor) rungs += 1;
  return rungs;
};

/** The whole ladder: what each rung pays, to the one after which the round is paid by itself. */
export const rungsOf = ({ ladder, rungsMax }: Climb) =>
  Array.from({ length: rungsMax }, (_, index) => ({ step: index + 1, multiplier: multiplierOf(ladder, index + 1) }));

export type PlaceState = 'covered' | 'next' | 'safe' | 'hit' | 'trap' | 'left';

/** What each place of each rung shows, from the lowest: while a round waits, or when all is told. */
export const placeStates = (
  { options, rungs }: Ladder,
  picks: readonly number[],
  end: LadderEnd | undefined,
  isOpen: boolean,
): readonly (readonly PlaceState[])[] =>
  Array.from({ length: rungs }, (_, rung) =>
    Array.from({ length: options }, (_, place): PlaceState => {
      const picked = picks[rung] === place;
      if (!end) return picked ? 'safe' : isOpen && rung === picks.length ? 'next' : 'covered';
      const held = end.rungs[rung]?.includes(place) ?? false;
      if (picked) return held ? 'safe' : 'hit';
      return held ? 'left' : 'trap';
    }),
  );

/** One of so many places, all equally likely. `byte` gives integers from 0 to 255. */
export const anyPlace = (options: number, byte: () => number): number => {
  // Bytes beyond the last whole multiple would favour the first places.
  const limit = 256 - (256 % options);
  for (;;) {
    const drawn = byte();
    if (drawn < limit) return drawn % options;
  }
};
