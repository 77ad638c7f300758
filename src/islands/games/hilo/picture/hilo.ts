import { type Guess, guesses } from '#domain/games/hilo/paytable.ts';
import { standingOf } from '#domain/games/hilo/round.ts';
import { topMax, topMin } from '#domain/games/hilo/spots.ts';
import { parseCard } from '#domain/games/kit/cards/card.ts';
import { multiplierText, stakeCapAt } from '#domain/games/kit/multiplier.ts';
import { nothing, type Share, shareAt } from '#domain/games/kit/share.ts';
import { rational } from '#domain/maths/rational.ts';

/** A guess as the table offers it: how many of the 13 ranks make it true, and what the round would then pay. */
export type Offer = {
  readonly guess: Guess;
  readonly ranks: number;
  /** Four digits, cut off; undefined where no card makes the guess true. */
  readonly multiplier: string | undefined;
  readonly open: boolean;
};

export type Made = Guess | 'skip';

export type HiloView = {
  readonly cards: readonly string[];
  readonly moves: readonly Made[];
  /** What leaving now pays; undefined before the first right guess. */
  readonly multiplier: string | undefined;
  readonly offers: readonly Offer[];
  readonly top: number;
};

export type HiloEnd = {
  readonly cards: readonly string[];
  readonly moves: readonly Made[];
  readonly wrong: boolean;
  readonly multiplier: string;
};

type Own = Readonly<Record<string, unknown>>;

const isMade = (value: unknown): value is Made => value === 'skip' || guesses.some((guess) => guess === value);
const textsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];
const movesIn = (value: unknown): readonly Made[] => (Array.isArray(value) ? value.filter(isMade) : []);

const offerOf = (value: unknown): Offer[] => {
  const { guess, ranks, multiplier, open } = (value ?? {}) as Own;
  const found = guesses.find((one) => one === guess);
  return found && typeof ranks === 'number'
    ? [
        {
          guess: found,
          ranks,
          multiplier: typeof multiplier === 'string' ? multiplier : undefined,
          open: open === true,
        },
      ]
    : [];
};

/** The view of an open round; undefined when it is another game's. */
export const readView = ({ cards, moves, multiplier, offers, top }: Own): HiloView | undefined =>
  Array.isArray(offers) && typeof top === 'number'
    ? {
        cards: textsIn(cards),
        moves: movesIn(moves),
        multiplier: typeof multiplier === 'string' ? multiplier : undefined,
        offers: offers.flatMap(offerOf),
        top,
      }
    : undefined;

/** The outcome of a settled round; undefined when it is another game's. */
export const readEnd = ({ cards, moves, wrong, multiplier }: Own): HiloEnd | undefined =>
  Array.isArray(cards) && typeof wrong === 'boolean' && typeof multiplier === 'string'
    ? { cards: textsIn(cards), moves: movesIn(moves), wrong, multiplier }
    : undefined;

/** How many guesses of a round were right. */
export const rightGuesses = (moves: readonly Made[], wrong: boolean): number =>
  moves.filter((move) => move !== 'skip').length - (wrong ? 1 : 0);

/** The highest top that a stake may play for under what the table pays; 0 when not even the least fits. */
export const topWithin = (stakeMinor: bigint, maxPayoutMinor: bigint): number => {
  const top = Number(maxPayoutMinor / stakeMinor);
  if (top < topMin) return 0;
  return Math.min(top, topMax);
};

/** The largest stake that leaves room for the least top. */
export const stakeCap = (maxPayoutMinor: bigint): bigint => stakeCapAt(maxPayoutMinor, rational(BigInt(topMin)));

/** What leaving now pays: by the engine, from the cards that lie open and what was done on each; 0 before a first right guess. */
export const takesOf = ({ cards, moves }: Pick<HiloView, 'cards' | 'moves'>, stakeMinor: bigint): Share => {
  const { factors, multiplier } = standingOf(
    cards.map((text) => parseCard(text) ?? 0),
    moves,
  );
  return factors.length === 0 ? nothing : shareAt(stakeMinor, multiplier);
};

/** What leaving paid after each move, as a multiplier of two digits cut off: undefined for a skip and for a guess that was wrong. */
export const multipliersAlong = (
  { cards, moves }: Pick<HiloView, 'cards' | 'moves'>,
  wrong: boolean,
): readonly (string | undefined)[] => {
  const known = cards.map((text) => parseCard(text) ?? 0);
  return moves.map((move, at) =>
    move === 'skip' || (wrong && at === moves.length - 1)
      ? undefined
      : multiplierText(standingOf(known, moves.slice(0, at + 1)).multiplier, 2),
  );
};
