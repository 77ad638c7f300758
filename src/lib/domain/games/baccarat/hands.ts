import { type Card, rankOf, ranks } from '../kit/cards/card.ts';
import type { Winner } from './baccarat/paytable.ts';

export const deckCount = 8;

/** Two to nine count themselves, ten to king nothing, the ace one. */
export const valueOfRank = (rank: number): number => (rank === ranks.ace ? 1 : rank < ranks.ten ? rank + 2 : 0);

export const cardValue = (card: Card): number => valueOfRank(rankOf(card));

/** The points of a hand: the last digit of the sum. */
export const pointsOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) % 10;

/** Eight or nine with two cards on either side: nobody draws. */
export const isNatural = (player: number, banker: number): boolean => player >= 8 || banker >= 8;

/** The player draws to zero to five and stands on six and seven. */
export const playerDraws = (points: number): boolean => points <= 5;

/** For two-card banker points 3 to 6: the third cards of the player at which the banker draws. */
const drawnAgainst: Readonly<Record<number, readonly [low: number, high: number]>> = {
  4: [2, 7],
  5: [4, 7],
  6: [6, 7],
};

/** The banker's table. `third` is the value of the player's third card, undefined when the player stood. */
export const bankerDraws = (points: number, third: number | undefined): boolean => {
  if (third === undefined) return points <= 5;
  if (points <= 2) return true;
  if (points === 3) return third !== 8;
  const range = drawnAgainst[points];
  return range !== undefined && third >= range[0] && third <= range[1];
};

export const winnerOf = (player: number, banker: number): Winner =>
  player > banker ? 'player' : player < banker ? 'banker' : 'tie';

export type Hands = { readonly player: readonly Card[]; readonly banker: readonly Card[] };

/** One coup: player, banker, player, banker, then the third cards that the rules call for. */
export const dealHands = (deal: () => Card): Hands => {
  const first = [deal(), deal(), deal(), deal()] as const;
  const player = [first[0], first[2]];
  const banker = [first[1], first[3]];
  const playerPoints = pointsOf(player.map(cardValue));
  const bankerPoints = pointsOf(banker.map(cardValue));
  if (isNatural(playerPoints, bankerPoints)) return { player, banker };
  const third = playerDraws(playerPoints) ? deal() : undefined;
  if (third !== undefined) player.push(third);
  if (bankerDraws(bankerPoints, third === undefined ? undefined : cardValue(third))) banker.push(deal());
  return { player, banker };
};
