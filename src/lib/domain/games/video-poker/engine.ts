import { drawItems } from '../../fairness/draw.ts';
import type { Stream } from '../../fairness/stream.ts';
import { fail, ok, type Result } from '../../result.ts';
import { parseBetList } from '../kit/bets.ts';
import { type Card, cardsOf, cardText, type DeckSize, parseCard } from '../kit/cards/card.ts';
import type { Bet, Decided, Json, Open, SpotReturn, StatefulGame } from '../kit/game.ts';
import { bestOf, drawCounts, type HoldMask, type HoldWorth, type Ranking } from './hold.ts';

/** What makes one video poker game different from another. `paysOf` answers what one coin returns by kind. */
export type VideoPokerRules = {
  readonly id: string;
  readonly name: string;
  readonly rulesVersion: number;
  readonly ranking: Ranking;
  readonly paysOf: (coins: number) => readonly number[];
  readonly returns: () => readonly SpotReturn[];
};

/** `hands:5:coins:3`: five hands of three coins each. The stake is all of them, and divides by their number. */
const spotPattern = /^hands:(1|5|10):coins:([1-5])$/;

type Play = { readonly hands: number; readonly coins: number };

const parseSpot = (spot: string): Play | undefined => {
  const [, hands, coins] = spotPattern.exec(spot) ?? [];
  return hands === undefined ? undefined : { hands: Number(hands), coins: Number(coins) };
};

const refusalOf = ({ spot, amountMinor }: Bet): string | undefined => {
  const play = parseSpot(spot);
  if (!play) return 'spot_unknown';
  return amountMinor % BigInt(play.hands * play.coins) === 0n ? undefined : 'not_divisible';
};

/** A round is one bet that has been parsed; anything else here is a bug. */
const playOf = (bets: readonly Bet[]): Play & { readonly bet: Bet; readonly coinMinor: bigint } => {
  const [bet] = bets;
  const play = bet && parseSpot(bet.spot);
  if (!play || bets.length !== 1) throw new RangeError('a round of video poker is one bet');
  return { ...play, bet, coinMinor: bet.amountMinor / BigInt(play.hands * play.coins) };
};

/** The five cards dealt: the first five of a whole deck drawn card by card. */
const dealFive = (deck: DeckSize, stream: Stream): Card[] => drawItems(cardsOf(deck), 5, stream);

/**
 * For each hand the five cards next in its own deck, which is the cards that were not dealt in the order of their numbers.
 * All five are drawn even when fewer are needed, so that no hand's cards depend on the hold.
 */
const dealDraws = (deck: DeckSize, dealt: readonly Card[], hands: number, stream: Stream): Card[][] => {
  const rest = cardsOf(deck).filter((card) => !dealt.includes(card));
  return Array.from({ length: hands }, () => drawItems(rest, 5, stream));
};

/** The hand after a draw: cards thrown away are replaced from left to right. */
export const handAfter = (dealt: readonly Card[], draw: readonly Card[], hold: HoldMask): Card[] => {
  let taken = 0;
  return dealt.map((card, slot) => {
    if (hold & (1 << slot)) return card;
    taken += 1;
    return draw[taken - 1] ?? card;
  });
};

const heldSlots = (hold: HoldMask): number[] => [0, 1, 2, 3, 4].filter((slot) => hold & (1 << slot));

/** `{ name: 'draw', holds: [0, 3] }`: the slots held, counted from 0, upwards, each once. */
const parseDraw = (action: unknown): Result<HoldMask, 'action_invalid'> => {
  if (typeof action !== 'object' || action === null || Object.keys(action).length !== 2) return fail('action_invalid');
  if (!('name' in action) || action.name !== 'draw' || !('holds' in action) || !Array.isArray(action.holds)) {
    return fail('action_invalid', { reason: 'draw_expected' });
  }
  const holds: readonly unknown[] = action.holds;
  const mask = [0, 1, 2, 3, 4].reduce((sum, slot) => (holds.includes(slot) ? sum | (1 << slot) : sum), 0);
  const isUpwards = heldSlots(mask).length === holds.length && heldSlots(mask).every((slot, at) => holds[at] === slot);
  return isUpwards ? ok(mask) : fail('action_invalid', { reason: 'holds' });
};

/** The cards in the state of an open round, which nobody but `start` writes. */
const dealtIn = (state: Json): Card[] => {
  const signs = typeof state === 'object' && state !== null && 'dealt' in state ? state.dealt : [];
  const cards = (Array.isArray(signs) ? signs : []).map((sign) => parseCard(String(sign)) ?? -1);
  if (cards.length !== 5 || cards.includes(-1)) throw new RangeError('not the state of a dealt hand');
  return cards;
};

/** The hold that returns most on average for a dealt hand, exact. For the hint, and for a round that was left alone. */
export const bestHold = (rules: VideoPokerRules, dealt: readonly Card[], coins: number): HoldWorth =>
  bestOf(drawCounts(dealt, rules.ranking), rules.paysOf(coins));

/** The game of these rules: a deal, the choice to draw with any of 32 holds, and a hand or several. */
export const videoPoker = (rules: VideoPokerRules): StatefulGame => {
  const { ranking, paysOf } = rules;

  const settle = (bets: readonly Bet[], hold: HoldMask, stream: Stream): Decided => {
    const { bet, hands, coins, coinMinor } = playOf(bets);
    const dealt = dealFive(ranking.deck, stream);
    const ends = dealDraws(ranking.deck, dealt, hands, stream).map((draw) => handAfter(dealt, draw, hold));
    const kinds = ends.map((cards) => ranking.kindOf(cards));
    const coinsWon = kinds.reduce((sum, kind) => sum + (paysOf(coins)[kind] ?? 0), 0) * coins;
    const payoutMinor = coinMinor * BigInt(coinsWon);
    return {
      status: 'settled',
      outcome: {
        dealt: dealt.map(cardText),
        holds: heldSlots(hold),
        hands: ends.map((cards, index) => ({
          cards: cards.map(cardText),
          kind: ranking.kinds[kinds[index] ?? 0] ?? 'nothing',
        })),
      },
      payoutMinor,
      wins: payoutMinor > 0n ? [{ spot: bet.spot, stakeMinor: bet.amountMinor, payoutMinor }] : [],
    };
  };

  const start = (_bets: readonly Bet[], stream: Stream): Open => {
    // The cards dealt are all that is decided before the draw: there is nothing for the state to hide.
    const dealt = dealFive(ranking.deck, stream).map(cardText);
    return { status: 'open', state: { dealt }, view: { dealt }, choices: [{ name: 'draw', addsMinor: 0n }] };
  };

  return {
    id: rules.id,
    name: rules.name,
    rulesVersion: rules.rulesVersion,
    steps: 'many',
    parseBets: (input, currency) => parseBetList(input, currency, 1, refusalOf),
    // Every hand may hold the best: the draws come from decks of their own.
    maxPayoutOf: (bets) => {
      const { bet, coins } = playOf(bets);
      return bet.amountMinor * BigInt(Math.max(...paysOf(coins)));
    },
    returns: rules.returns,
    start,
    act: (bets, _state, action, stream) => {
      const hold = parseDraw(action);
      return hold.ok ? ok({ step: settle(bets, hold.value, stream), added: [] }) : hold;
    },
    finish: (bets, state, stream) => settle(bets, bestHold(rules, dealtIn(state), playOf(bets).coins).mask, stream),
  };
};
