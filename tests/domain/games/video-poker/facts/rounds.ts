import { createStream, type RoundSeeds } from '#domain/fairness/stream.ts';
import { parseCard } from '#domain/games/kit/cards/card.ts';
import type { Bet, Settled, StatefulGame } from '#domain/games/kit/game.ts';
import type { VideoPokerRules } from '#domain/games/video-poker/engine.ts';
import { type ExactPlay, handCounts } from '#domain/games/video-poker/maths.ts';
import type { Rational } from '#domain/maths/rational.ts';

type Play = { readonly exact: ExactPlay; readonly pays: readonly number[] };

/** A video poker game and what its facts are held against. */
export type VideoPokerCase = {
  readonly game: StatefulGame;
  readonly rules: VideoPokerRules;
  readonly verify: (seeds: RoundSeeds, bets: readonly Bet[], actions?: readonly unknown[]) => Settled;
  /** The play with five coins first. */
  readonly plays: readonly [Play, ...Play[]];
};

/** Every spot of a video poker game. */
export const videoPokerSpots = handCounts.flatMap((hands) =>
  [1, 2, 3, 4, 5].map((coins) => `hands:${hands}:coins:${coins}`),
);

export const cards = (text: string) => text.split(' ').map((sign) => parseCard(sign) ?? -1);
export const numberOf = ({ num, den }: Rational) => Number(num) / Number(den);

const serverSeed = '5eed'.repeat(16);
export const seedsOf = (nonce: number, clientSeed = 'video-poker') => ({ serverSeed, clientSeed, nonce });
export const bet = (spot: string, amountMinor: bigint) => [{ spot, amountMinor }];

/** A round that is drawn with these holds. */
export const settledBy =
  ({ verify }: VideoPokerCase) =>
  (nonce: number, spot: string, amountMinor: bigint, holds: readonly number[]): Settled =>
    verify(seedsOf(nonce), bet(spot, amountMinor), [{ name: 'draw', holds }]);

/** The five cards of a deal. */
export const dealtBy =
  ({ game }: VideoPokerCase) =>
  (nonce: number, clientSeed?: string): readonly string[] => {
    const step = game.start(bet('hands:1:coins:1', 1n), createStream(seedsOf(nonce, clientSeed)));
    return step.status === 'open' ? (step.view as { dealt: string[] }).dealt : [];
  };
