import type { Stream } from '../../fairness/stream.ts';
import { ok } from '../../result.ts';
import { amountOn, parseAnteBets, parseChoice } from '../kit/cards/ante-bets.ts';
import { type Card, cardText, rankOf } from '../kit/cards/card.ts';
import { openShoe } from '../kit/cards/shoe.ts';
import type { Bet, Decided, StatefulGame, Step } from '../kit/game.ts';
import { settledBy } from '../kit/settled.ts';
import { nothing, shareAt } from '../kit/share.ts';
import { returnsByBet } from './maths.ts';
import { burntCards, deckCount, returnOf, tieReturn, type WarEnd, type WarSpot } from './paytable.ts';

type Pair = { readonly player: Card; readonly dealer: Card };
type Table = { readonly first: Pair; readonly war: Pair };

/** One card each from six decks shuffled for this round, three laid aside, and one card each for a war. */
export const deal = (stream: Stream): Table => {
  const next = openShoe(deckCount, stream);
  const first = { player: next(), dealer: next() };
  for (let burnt = 0; burnt < burntCards; burnt += 1) next();
  return { first, war: { player: next(), dealer: next() } };
};

/** By rank alone, the ace high: above zero where the player's is the higher card. */
const lead = ({ player, dealer }: Pair): number => rankOf(player) - rankOf(dealer);

const textOf = ({ player, dealer }: Pair) => ({ player: cardText(player), dealer: cardText(dealer) });

/** How the first cards end a round, or undefined where they tie. */
export const firstEnd = ({ first }: Table): 'won' | 'lost' | undefined => {
  const ahead = lead(first);
  return ahead > 0 ? 'won' : ahead < 0 ? 'lost' : undefined;
};

/** How the war ends a round. */
export const warEnd = ({ war }: Table): WarEnd => {
  const ahead = lead(war);
  return ahead > 0 ? 'war-won' : ahead < 0 ? 'war-lost' : 'war-tied';
};

const isSpot = (spot: string): spot is WarSpot => spot === 'ante' || spot === 'tie' || spot === 'war';

/** The round as it stands when it is over. */
export const settle = (bets: readonly Bet[], end: WarEnd, table: Table): Decided =>
  settledBy(
    { ...textOf(table.first), war: end.startsWith('war') ? textOf(table.war) : null, ending: end },
    bets.map(({ spot, amountMinor }) => ({
      spot,
      stakeMinor: amountMinor,
      ...(isSpot(spot) ? shareAt(amountMinor, returnOf(spot, end)) : nothing),
    })),
  );

const anteOf = (bets: readonly Bet[]): bigint => amountOn(bets, 'ante');

const start = (bets: readonly Bet[], stream: Stream): Step => {
  const table = deal(stream);
  const end = firstEnd(table);
  if (end) return settle(bets, end, table);
  const view = textOf(table.first);
  // The state needs no secret: the cards of the war are made from the stream again.
  return {
    status: 'open',
    state: view,
    view,
    choices: [
      { name: 'war', addsMinor: anteOf(bets) },
      { name: 'surrender', addsMinor: 0n },
    ],
  };
};

/**
 * One card against the dealer's, six decks, the ace high. At a tie the player gives up half of the ante or adds another for a second
 * card each, which wins a tie too.
 */
export const game: StatefulGame = {
  id: 'war',
  name: 'War',
  rulesVersion: 2,
  roundedDown: 1,
  steps: 'many',
  parseBets: (input, currency) => parseAnteBets(input, currency, ['tie']),
  // Counts the stake that may follow: a second tie returns ante and war twice each.
  maxPayoutOf: (bets) => 4n * anteOf(bets) + tieReturn.num * amountOn(bets, 'tie'),
  returns: returnsByBet,
  bindsMinor: anteOf,
  start,
  act: (bets, _state, action, stream) => {
    const choice = parseChoice(action, ['war', 'surrender'] as const);
    if (!choice.ok) return choice;
    const table = deal(stream);
    if (choice.value === 'surrender') return ok({ step: settle(bets, 'surrendered', table), added: [] });
    const added = [{ spot: 'war', amountMinor: anteOf(bets) }];
    return ok({ step: settle([...bets, ...added], warEnd(table), table), added });
  },
  // Nobody adds a stake for a player who is not there.
  finish: (bets, _state, stream) => settle(bets, 'left', deal(stream)),
};
