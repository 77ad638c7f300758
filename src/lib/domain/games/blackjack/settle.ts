import { type Card, cardText } from '../kit/cards/card.ts';
import type { Bet, Decided, Json } from '../kit/game.ts';
import { settledBy } from '../kit/settled.ts';
import { nothing, type Share, shareAt, wholeShare } from '../kit/share.ts';
import { isBlackjack, totalOf } from './hands.ts';
import { type HandResult, insurancePayout, payoutToUnit } from './paytable.ts';
import type { Table } from './round.ts';

/** How each hand of a round that is over ended. */
export const resultsOf = ({ dealer, hands, surrendered }: Table): HandResult[] => {
  if (surrendered) return ['surrender'];
  return hands.map(({ cards }) => {
    const { total } = totalOf(cards);
    if (total > 21) return 'bust';
    const natural = hands.length === 1 && isBlackjack(cards);
    if (isBlackjack(dealer)) return natural ? 'push' : 'loss';
    if (natural) return 'blackjack';
    const dealt = totalOf(dealer).total;
    return dealt > 21 || total > dealt ? 'win' : total < dealt ? 'loss' : 'push';
  });
};

/** The hand on which a bet lies, by its place; insurance lies on none. */
const handOfSpot: Readonly<Record<string, number>> = { hand: 0, 'double:1': 0, split: 1, 'double:2': 1 };

/** What a unit of a bet beside the hand returns by the first three cards: the player's two and the dealer's open one. */
type SideReturn = (cards: readonly [Card, Card, Card]) => bigint;
export type SideBets = Readonly<Record<string, SideReturn>>;

/** What a bet of a round that is over returns. */
const shareOf = ({ spot, amountMinor }: Bet, table: Table, sides: SideBets): Share => {
  const side = Object.hasOwn(sides, spot) ? sides[spot] : undefined;
  if (side) return wholeShare(amountMinor * side([...table.first, table.dealer[0] ?? 0]));
  if (spot === 'insurance') return isBlackjack(table.dealer) ? wholeShare(amountMinor * insurancePayout) : nothing;
  const result = resultsOf(table)[handOfSpot[spot] ?? -1];
  return result ? shareAt(amountMinor, payoutToUnit[result]) : nothing;
};

/** What everyone at the table sees: the hole card only when the round is over. */
export const viewOf = (table: Table): { readonly [key: string]: Json } => {
  const dealer = table.over ? table.dealer : table.dealer.slice(0, 1);
  const turn = table.over || table.insurance === 'offered' ? -1 : table.hands.findIndex(({ done }) => !done);
  return {
    dealer: dealer.map(cardText),
    dealerTotal: totalOf(dealer).total,
    hands: table.hands.map(({ cards, doubled }) => ({ cards: cards.map(cardText), ...totalOf(cards), doubled })),
    turn: turn < 0 ? null : turn,
    insurance: table.insurance,
  };
};

/** The round as it stands when it is over. */
export const settle = (bets: readonly Bet[], table: Table, sides: SideBets = {}): Decided =>
  settledBy(
    { ...viewOf(table), results: resultsOf(table) },
    bets.map((bet) => ({ spot: bet.spot, stakeMinor: bet.amountMinor, ...shareOf(bet, table, sides) })),
  );
