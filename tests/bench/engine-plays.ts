import { createStream, type RoundSeeds } from '#domain/fairness/stream.ts';
import { cardOf } from '#domain/games/book/card-of.ts';
import { findGame, type GameId, type HouseGame } from '#domain/games/book/registry.ts';
import { cardAt } from '#domain/games/horses/round.ts';
import { parseCard } from '#domain/games/kit/cards/card.ts';
import type { Bet, Open, SharedGame, StatefulGame, Step } from '#domain/games/kit/game.ts';
import { houseWay } from '#domain/games/pai-gow/pai-gow-poker/house-way.ts';
import { freshSeries, isClosed } from '#domain/games/scratch/series.ts';
import type { ScratchGame } from '#domain/games/scratch/ticket.ts';

const currency = 'EUR';

/** The bets of a game's round as they go over the wire. A race is bet on by its own card. */
export const wireBetsOf = (id: GameId, raceIndex = 1) => {
  if (id === 'horses') return [{ spot: `card:${cardAt(raceIndex).number}:win:1`, amount: '1.00' }];
  // The sample's five hands could return more than a table pays.
  return id === 'deuces-not-so-ugly' ? [{ spot: 'hands:1:coins:5', amount: '5.00' }] : cardOf(id).sample.bets;
};

/** What a round that waits shows. */
type Waiting = Pick<Open, 'choices'> & { readonly view: unknown };

const cardsIn = (view: unknown): number[] => {
  const signs = typeof view === 'object' && view !== null && 'cards' in view ? view.cards : [];
  return (Array.isArray(signs) ? signs : []).map((sign) => parseCard(String(sign)) ?? 0);
};

/** Plain decisions, none of which adds to the stake but a call: what matters is that a round has its usual length. */
const decisions: Readonly<Record<string, (open: Waiting) => { readonly name: string }>> = {
  blackjack: ({ choices }) => ({ name: choices.some(({ name }) => name === 'decline') ? 'decline' : 'stand' }),
  'blackjack-surrender': ({ choices }) => ({
    name: choices.some(({ name }) => name === 'decline') ? 'decline' : 'stand',
  }),
  'caribbean-stud': () => ({ name: 'call' }),
  'casino-holdem': () => ({ name: 'call' }),
  craps: () => ({ name: 'roll' }),
  'craps-pocket': () => ({ name: 'roll' }),
  'deuces-not-so-ugly': () => ({ name: 'draw', holds: [0, 3] }),
  'bonus-poker': () => ({ name: 'draw', holds: [1, 2] }),
  'double-double-bonus': () => ({ name: 'draw', holds: [1, 2] }),
  'loose-deuces': () => ({ name: 'draw', holds: [1, 2] }),
  'bonus-deuces': () => ({ name: 'draw', holds: [1, 2] }),
  'joker-poker': () => ({ name: 'draw', holds: [1, 2] }),
  'jacks-or-better': () => ({ name: 'draw', holds: [1, 2] }),
  'let-it-ride': () => ({ name: 'ride' }),
  'ultimate-texas-holdem': ({ choices }) => ({
    name: choices.some(({ name }) => name === 'check') ? 'check' : 'raise-one',
  }),
  war: () => ({ name: 'war' }),
  mines: ({ choices }) => (choices.some(({ name }) => name === 'cash-out') ? { name: 'cash-out' } : reveal),
  'pai-gow-poker': ({ view }) => ({ name: 'set', low: houseWay(cardsIn(view)).low }),
  'three-card-poker': () => ({ name: 'play' }),
};
const reveal = { name: 'reveal', tile: 7 };

/** What is done next in a round that waits. */
export const decide = (id: string, open: Waiting): { readonly name: string } => {
  const decision = decisions[id];
  if (!decision) throw new Error(`nobody has said how the bench plays ${id}: see tests/bench/engine-plays.ts`);
  return decision(open);
};

/** Plays the `nonce`-th round of a game by its rules alone, to the end. */
export type Engine = (nonce: number) => void;

/** The engine of a game with its bets parsed once. */
export const engineOf = (id: GameId): Engine => {
  const game = findGame(id);
  const parsed = game?.parseBets(wireBetsOf(id), currency);
  if (!game || !parsed?.ok) throw new Error(`the bench's bets on ${id} are none`);
  return engineFor(game, parsed.value);
};

const seedsAt = (nonce: number): RoundSeeds => ({ serverSeed: 'c1'.repeat(32), clientSeed: 'bench', nonce });

const engineFor = (game: HouseGame, bets: readonly Bet[]): Engine => {
  switch (game.steps) {
    case 'one':
      return (nonce) => game.play(bets, createStream(seedsAt(nonce)));
    case 'many':
      return (nonce) => playOut(game, bets, seedsAt(nonce));
    case 'series':
      return ticketsOf(game, bets);
    case 'shared':
      return (nonce) => settleShared(game, bets, nonce);
  }
};

const playOut = (game: StatefulGame, opening: readonly Bet[], seeds: RoundSeeds): void => {
  let bets = opening;
  let step: Step = game.start(bets, createStream(seeds));
  while (step.status === 'open') {
    const acted = game.act(bets, step.state, decide(game.id, step), createStream(seeds));
    if (!acted.ok) throw new Error(`${game.id} refuses what the bench does`);
    bets = [...bets, ...acted.value.added];
    step = acted.value.step;
  }
};

/** One series after the other, each sold out as it is by law. */
const ticketsOf = (game: ScratchGame, bets: readonly Bet[]): Engine => {
  let remaining: readonly number[] = freshSeries(game.prizes);
  return (nonce) => {
    const drawn = game.draw(remaining, createStream(seedsAt(nonce)));
    game.settle(bets, drawn);
    remaining = isClosed(drawn.remaining) ? freshSeries(game.prizes) : drawn.remaining;
  };
};

/** Races come round to the same card every twelve links. */
const cardsInTurn = 12;

const settleShared = (game: SharedGame, bets: readonly Bet[], nonce: number): void => {
  const link = nonce.toString(16).padStart(64, '0');
  const settled = game.settle(bets, { link, salt: 'bench', index: 1 + nonce * cardsInTurn }, []);
  if (!settled.ok) throw new Error(`${game.id} refuses what the bench stakes`);
};
