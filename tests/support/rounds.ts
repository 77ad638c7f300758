import { chainOf } from '#domain/fairness/hash-chain.ts';
import { commitmentOf } from '#domain/fairness/seeds.ts';
import { createStream } from '#domain/fairness/stream.ts';
import { stakeOf } from '#domain/games/game.ts';
import { recompute } from '#domain/games/proof/recompute.ts';
import type { Proof, RoundRecord } from '#domain/games/proof/record.ts';
import { findGame, type GameId, gameIds } from '#domain/games/registry.ts';
import { freshSeries } from '#domain/games/scratch/series.ts';
import { formatAmount } from '#domain/money/amount.ts';

/** One round of each game, and of some several kinds: bets, and what the player did. */
const plays: Readonly<Record<GameId, readonly [spots: readonly string[], amount: string, actions: readonly object[]]>> =
  {
    baccarat: [['player', 'tie'], '1', []],
    blackjack: [['hand'], '2', []],
    'casino-holdem': [['ante'], '1', [{ name: 'call' }]],
    crash: [['auto:1.50'], '1', []],
    craps: [['pass'], '1', []],
    'deuces-not-so-ugly': [['hands:5:coins:5'], '25', [{ name: 'draw', holds: [0, 3] }]],
    dice: [['under:50.00'], '1', []],
    fishing: [['target:sardine'], '1', []],
    horses: [['card:1:win:1', 'card:1:show:2'], '1', []],
    'jacks-or-better': [['hands:1:coins:5'], '5', [{ name: 'draw', holds: [1, 2] }]],
    'keno-40-10': [['picks:classic:1-7-12-30'], '1', []],
    limbo: [['target:2.00'], '1', []],
    mines: [['mines:1'], '1', [{ name: 'reveal', tile: 7 }]],
    plinko: [['rows:16:high'], '1', []],
    'roulette-american': [['red', 'straight:17'], '1', []],
    'roulette-european': [['red', 'straight:17'], '1', []],
    'roulette-french': [['even', 'straight:17'], '1', []],
    'scratch-night-ferry': [['ticket'], '1', []],
    'scratch-parcel-room': [['ticket'], '2', []],
    'slot-kite-harbour': [['spin'], '1', []],
    'slot-night-orchard': [['spin'], '1', []],
    'slot-signal-box': [['lines:5'], '5', []],
    'slot-tidepool': [['spin'], '1', []],
    'three-card-poker': [['ante', 'pair-plus'], '1', [{ name: 'play' }]],
  } as Readonly<Record<string, readonly [readonly string[], string, readonly object[]]>>;

const serverSeed = 'c1'.repeat(32);
const chain = chainOf('0d'.repeat(32), 20_000);
const salt = 'a block that nobody had mined yet';

const proofFor = (game: NonNullable<ReturnType<typeof findGame>>, nonce: number): Proof =>
  game.steps === 'shared'
    ? {
        kind: 'chain',
        ...{ chain: 'updraft-1', commitment: chain[0] ?? '', salt, index: nonce + 1, link: chain[nonce + 1] ?? '' },
      }
    : {
        kind: 'seeds',
        ...{ serverSeedHash: commitmentOf(serverSeed), serverSeed, clientSeed: 'anna', nonce },
        remaining: game.steps === 'series' ? freshSeries(game.prizes) : null,
      };

/** A true record of a round of this game, as the history would tell it; seeds and nonce decide it. */
export const recordOf = (gameId: GameId, nonce: number): RoundRecord => {
  const game = findGame(gameId);
  const [spots, amount, actions] = plays[gameId];
  const wire = spots.map((spot) => ({ spot, amount }));
  const bets = game?.parseBets(wire, 'EUR');
  const proof = game && proofFor(game, nonce);
  if (!game || !bets?.ok || !proof) throw new Error(`no bets for ${gameId}: ${JSON.stringify(bets)}`);
  const open = proof.kind === 'seeds' ? { ...proof, serverSeed } : { ...proof, link: proof.link ?? '' };
  const done = recompute(game, open, bets.value, takes(gameId, nonce) ? actions : []);
  if (!done.ok) throw new Error(`${gameId}: ${done.code}`);
  const { settled, added } = done.value;
  const amountOf = (minor: bigint) => formatAmount(minor, 'EUR');
  return {
    id: `00000000-0000-4000-8000-${String(nonce).padStart(12, '0')}`,
    gameId,
    rulesVersion: game.rulesVersion,
    currency: 'EUR',
    at: new Date(1_800_000_000_000 + nonce * 1_000).toISOString(),
    stake: amountOf(stakeOf(bets.value) + stakeOf(added)),
    payout: amountOf(settled.payoutMinor),
    outcome: settled.outcome,
    bets: bets.value.map((bet) => ({ spot: bet.spot, amount: amountOf(bet.amountMinor) })),
    addedBets: added.map((bet) => ({ spot: bet.spot, amount: amountOf(bet.amountMinor) })),
    actions: takes(gameId, nonce) ? actions : [],
    wins: settled.wins.map((win) => ({
      ...{ spot: win.spot, stake: amountOf(win.stakeMinor), payout: amountOf(win.payoutMinor) },
    })),
    proof,
  };
};

/** A blackjack hand may be over before anyone acts; the actions of the others always fit. */
const takes = (gameId: GameId, nonce: number): boolean => {
  const game = findGame(gameId);
  if (game?.steps !== 'many') return false;
  const bets = game.parseBets(
    plays[gameId][0].map((spot) => ({ spot, amount: plays[gameId][1] })),
    'EUR',
  );
  return bets.ok && game.start(bets.value, createStream({ serverSeed, clientSeed: 'anna', nonce })).status === 'open';
};

/** So many rounds, newest first, the games in turn. */
export const recordsOf = (count: number): RoundRecord[] =>
  Array.from({ length: count }, (_, nonce) => recordOf(gameIds[nonce % gameIds.length] ?? 'dice', nonce)).reverse();
