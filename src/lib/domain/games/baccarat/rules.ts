import type { Stream } from '../../fairness/stream.ts';
import { parseBetList } from '../bets.ts';
import { type Card, cardText, rankOf } from '../cards/card.ts';
import { openShoe } from '../cards/shoe.ts';
import type { Bet, Settled, SingleStepGame, Win } from '../game.ts';
import { cardValue, dealHands, deckCount, type Hands, pointsOf, winnerOf } from './hands.ts';
import { returnsBySpot } from './maths.ts';
import { type BaccaratSpot, baccaratSpots, payoutToUnit, type Winner } from './paytable.ts';

const isSpot = (text: string): text is BaccaratSpot => baccaratSpots.some((spot) => spot === text);

const isPair = ([first, second]: readonly Card[]): boolean =>
  first !== undefined && second !== undefined && rankOf(first) === rankOf(second);

/** All that a coup decides. */
export type Coup = { readonly winner: Winner; readonly playerPair: boolean; readonly bankerPair: boolean };

/** What a bet returns, floored to the minor unit; the stake itself where player or banker tie. */
export const payoutOf = ({ spot, amountMinor }: Bet, { winner, playerPair, bankerPair }: Coup): bigint => {
  if (!isSpot(spot)) return 0n;
  if (winner === 'tie' && (spot === 'player' || spot === 'banker')) return amountMinor;
  const wins = spot === 'player-pair' ? playerPair : spot === 'banker-pair' ? bankerPair : spot === winner;
  const { num, den } = payoutToUnit[spot];
  return wins ? (amountMinor * num) / den : 0n;
};

const totalOf = (bets: readonly Bet[], coup: Coup): bigint => bets.reduce((sum, bet) => sum + payoutOf(bet, coup), 0n);

/** The round as it stands with these hands. */
export const settle = (bets: readonly Bet[], { player, banker }: Hands): Settled => {
  const playerPoints = pointsOf(player.map(cardValue));
  const bankerPoints = pointsOf(banker.map(cardValue));
  const coup: Coup = {
    winner: winnerOf(playerPoints, bankerPoints),
    playerPair: isPair(player),
    bankerPair: isPair(banker),
  };
  const wins: Win[] = bets
    .map((bet) => ({ spot: bet.spot, stakeMinor: bet.amountMinor, payoutMinor: payoutOf(bet, coup) }))
    .filter(({ payoutMinor }) => payoutMinor > 0n);
  return {
    status: 'settled',
    outcome: { player: player.map(cardText), banker: banker.map(cardText), playerPoints, bankerPoints, ...coup },
    payoutMinor: totalOf(bets, coup),
    wins,
  };
};

/** The cards of a round: a full shoe of eight decks, drawn only as far as the coup needs. */
export const dealCoup = (stream: Stream): Hands => dealHands(openShoe(deckCount, stream));

/** Both pairs can come with each of the three winners. */
const maxPayoutOf = (bets: readonly Bet[]): bigint =>
  (['player', 'banker', 'tie'] as const)
    .map((winner) => totalOf(bets, { winner, playerPair: true, bankerPair: true }))
    .sort((a, b) => (a < b ? 1 : -1))[0] ?? 0n;

export const baccarat: SingleStepGame = {
  id: 'baccarat',
  name: 'Baccarat',
  rulesVersion: 1,
  steps: 'one',
  parseBets: (input, currency) =>
    parseBetList(input, currency, baccaratSpots.length, ({ spot }) => (isSpot(spot) ? undefined : 'spot_unknown')),
  maxPayoutOf,
  returns: returnsBySpot,
  play: (bets, stream) => settle(bets, dealCoup(stream)),
};
