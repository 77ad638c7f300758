import type { Stream } from '../../fairness/stream.ts';
import { type Rational, zero } from '../../maths/rational.ts';
import { parseBetList } from '../kit/bets.ts';
import { type Card, cardText, rankOf } from '../kit/cards/card.ts';
import { openShoe } from '../kit/cards/shoe.ts';
import type { Bet, Decided, SingleStepGame, SpotReturn } from '../kit/game.ts';
import { settledBy } from '../kit/settled.ts';
import { mostOf, type Share, shareAt } from '../kit/share.ts';
import type { Winner } from './baccarat/paytable.ts';
import { cardValue, dealHands, deckCount, type Hands, pointsOf, winnerOf } from './hands.ts';

/** All that a coup decides, as it is recorded. */
export type Coup = { readonly winner: Winner; readonly playerPair: boolean; readonly bankerPair: boolean };

/** A coup, and whether the banker won it with six points, which some tables pay otherwise. */
export type CoupEnd = Coup & { readonly bankerSix: boolean };

/** What makes one table of baccarat differ from another: its fields, and the whole return of a unit on each. */
export type CoupFields<Spot extends string> = {
  readonly spots: readonly Spot[];
  readonly returnOf: (spot: Spot, end: CoupEnd) => Rational;
};

const isPair = ([first, second]: readonly Card[]): boolean =>
  first !== undefined && second !== undefined && rankOf(first) === rankOf(second);

/** What a bet returns. */
export const shareOn = <Spot extends string>(
  { spots, returnOf }: CoupFields<Spot>,
  { spot, amountMinor }: Bet,
  end: CoupEnd,
): Share => {
  const known = spots.find((one) => one === spot);
  return shareAt(amountMinor, known === undefined ? zero : returnOf(known, end));
};

/** The round as it stands with these hands. */
export const settleOn = <Spot extends string>(
  fields: CoupFields<Spot>,
  bets: readonly Bet[],
  { player, banker }: Hands,
): Decided => {
  const playerPoints = pointsOf(player.map(cardValue));
  const bankerPoints = pointsOf(banker.map(cardValue));
  const winner = winnerOf(playerPoints, bankerPoints);
  const coup: Coup = { winner, playerPair: isPair(player), bankerPair: isPair(banker) };
  const end = { ...coup, bankerSix: winner === 'banker' && bankerPoints === 6 };
  return settledBy(
    { player: player.map(cardText), banker: banker.map(cardText), playerPoints, bankerPoints, ...coup },
    bets.map((bet) => ({ spot: bet.spot, stakeMinor: bet.amountMinor, ...shareOn(fields, bet, end) })),
  );
};

/** The cards of a round: a full shoe of eight decks, drawn only as far as the coup needs. */
export const dealCoup = (stream: Stream): Hands => dealHands(openShoe(deckCount, stream));

/** Both pairs can come with each way to win. */
const bestEnds: readonly CoupEnd[] = [
  ...(['player', 'banker', 'tie'] as const).map((winner) => ({ winner, bankerSix: false })),
  { winner: 'banker' as const, bankerSix: true },
].map((end) => ({ ...end, playerPair: true, bankerPair: true }));

/** A game of baccarat from its fields and its counted figures. */
export const coupGame = <Spot extends string>(
  facts: Pick<SingleStepGame, 'id' | 'name'> & { readonly returns: () => readonly SpotReturn[] },
  fields: CoupFields<Spot>,
): SingleStepGame => ({
  ...facts,
  rulesVersion: 2,
  roundedDown: 1,
  steps: 'one',
  parseBets: (input, currency) =>
    parseBetList(input, currency, fields.spots.length, ({ spot }) =>
      fields.spots.some((one) => one === spot) ? undefined : 'spot_unknown',
    ),
  maxPayoutOf: (bets) =>
    bestEnds
      .map((end) => bets.reduce((sum, bet) => sum + mostOf(shareOn(fields, bet, end)), 0n))
      .toSorted((a, b) => (a < b ? 1 : -1))[0] ?? 0n,
  play: (bets, stream) => settleOn(fields, bets, dealCoup(stream)),
});
