import { type Card, parseCard, rankSigns } from '#domain/games/kit/cards/card.ts';
import type { HandValue } from '#domain/games/kit/cards/poker-hand.ts';
import {
  type HighName,
  highName,
  type LowName,
  lowName,
  playRank,
  topRank,
} from '#domain/games/pai-gow/pai-gow-poker/hands.ts';
import { houseWay } from '#domain/games/pai-gow/pai-gow-poker/house-way.ts';
import type { Comparison, Meeting, Result } from '#domain/games/pai-gow/pai-gow-poker/paytable.ts';
import { handSize, isFoul, isLowPlaces, type LowPlaces, setHand } from '#domain/games/pai-gow/pai-gow-poker/sets.ts';

/** A card as it is held: its place is that in which it was dealt, by which the rules know it. */
export type Held = { readonly card: string; readonly place: number };

/** One side's cards, the highest first, the joker among the aces; the low hand once they are set. */
export type Side = { readonly cards: readonly Held[]; readonly low: LowPlaces | undefined };

export type PaiGowEnd = Comparison & { readonly ending: 'set' | 'left' };

/** What lies on the table. The dealer's cards are `covered` until they are turned. */
export type PaiGowFelt = {
  readonly player: Side;
  readonly dealer: Side;
  readonly covered: number;
  /** How many of the two comparisons are told, the high hands first. */
  readonly told: 0 | 1 | 2;
  readonly end: PaiGowEnd | undefined;
};

const none: Side = { cards: [], low: undefined };
export const emptyPaiGow: PaiGowFelt = { player: none, dealer: none, covered: 0, told: 0, end: undefined };

type Facts = { readonly [name: string]: unknown };

const factsOf = (value: unknown): Facts => (typeof value === 'object' && value !== null ? (value as Facts) : {});
const cardOf = (sign: string): Card => parseCard(sign) ?? 0;
const rankOfHeld = ({ card }: Held): number => playRank(cardOf(card));

/** Seven signs as they are held; empty for anything else. */
const heldIn = (value: unknown): readonly Held[] => {
  const signs = (Array.isArray(value) ? value : []).filter(
    (sign): sign is string => typeof sign === 'string' && parseCard(sign) !== undefined,
  );
  if (signs.length !== handSize) return [];
  const held = signs.map((card, place) => ({ card, place }));
  return held.toSorted((a, b) => rankOfHeld(b) - rankOfHeld(a) || cardOf(b.card) - cardOf(a.card));
};

const sideIn = (value: unknown): Side => {
  const { cards, low } = factsOf(value);
  return { cards: heldIn(cards), low: isLowPlaces(low) ? low : undefined };
};

const meetings: readonly unknown[] = ['won', 'copy', 'lost'] satisfies Meeting[];
const results: readonly unknown[] = ['won', 'push', 'lost'] satisfies Result[];

/** What lies there by the view of an open round or the outcome of a settled one; empty for anything else. */
export const paiGowOf = (view: Facts): PaiGowFelt => {
  const { high, low, result, ending } = view;
  if (results.includes(result) && meetings.includes(high) && meetings.includes(low)) {
    const end = { high, low, result, ending: ending === 'left' ? 'left' : 'set' } as PaiGowEnd;
    return { player: sideIn(view['player']), dealer: sideIn(view['dealer']), covered: 0, told: 2, end };
  }
  const cards = heldIn(view['cards']);
  return cards.length === 0 ? emptyPaiGow : { ...emptyPaiGow, player: { cards, low: undefined }, covered: handSize };
};

/** A hand by its name and its deciding ranks as signs, the first before all others. */
export type Named<Name> = { readonly name: Name; readonly ranks: readonly string[] };

/** What a side's hands are; `foul` where the low one would rank above the high one. */
export type Hands = { readonly high: Named<HighName>; readonly low: Named<LowName>; readonly foul: boolean };

const ranksIn = (value: HandValue): string[] =>
  [topRank(value), ...[3, 2, 1, 0].map((slot) => (value >> (4 * slot)) & 15)].map((rank) => rankSigns[rank] ?? '');

/** The cards in the order in which they were dealt, as the rules have them. */
const dealtOf = (cards: readonly Held[]): Card[] =>
  cards.toSorted((a, b) => a.place - b.place).map(({ card }) => cardOf(card));

export const handsOf = ({ cards, low }: Side): Hands | undefined => {
  if (!low || cards.length !== handSize) return undefined;
  const set = setHand(dealtOf(cards), low);
  const { highValue, lowValue } = set;
  return {
    high: { name: highName(highValue), ranks: ranksIn(highValue) },
    low: { name: lowName(lowValue), ranks: ranksIn(lowValue) },
    foul: isFoul(set),
  };
};

/** How the house would set these cards. */
export const houseLow = (cards: readonly Held[]): LowPlaces => houseWay(dealtOf(cards)).low;

/** The low hand after a press on a card: it joins, the earlier of two making room, or goes back. */
export const pressed = (chosen: readonly number[], place: number): readonly number[] =>
  chosen.includes(place) ? chosen.filter((one) => one !== place) : [...chosen, place].slice(-2);

/** Two chosen places as a low hand, or undefined while they are fewer. */
export const lowOf = (chosen: readonly number[]): LowPlaces | undefined => {
  const [first, second] = chosen.toSorted((a, b) => a - b);
  return first === undefined || second === undefined ? undefined : [first, second];
};

/** One picture of a sequence, how long it stands, and what is heard with it. */
export type PaiGowFrame = { readonly felt: PaiGowFelt; readonly ms: number; readonly sound?: 'card' | 'turn' };

const dealMs = 110;
const turnMs = 620;
const setMs = 560;
const tellMs = 760;
const readMs = 500;

/** The steps from what is shown to what the round has become: the deal, then the dealer's cards turned, set, and compared. */
export const paiGowFrames = (from: PaiGowFelt, to: PaiGowFelt): readonly PaiGowFrame[] => {
  const frames: PaiGowFrame[] = [];
  let felt: PaiGowFelt = { ...from, end: undefined, told: 0 };
  const show = (change: Partial<PaiGowFelt>, ms: number, sound?: PaiGowFrame['sound']): void => {
    felt = { ...felt, ...change };
    frames.push({ felt, ms, ...(sound && { sound }) });
  };
  const missing = to.player.cards.slice(felt.player.cards.length);
  for (const [index] of missing.entries()) {
    const cards = to.player.cards.slice(0, felt.player.cards.length + 1);
    show(
      { player: { cards, low: undefined }, covered: to.player.cards.length - missing.length + index + 1 },
      dealMs,
      'card',
    );
  }
  if (!to.end) return [...frames, { felt: to, ms: 0 }];
  show({ player: to.player, covered: handSize }, setMs / 2);
  show({ dealer: { cards: to.dealer.cards, low: undefined }, covered: 0 }, turnMs, 'turn');
  show({ dealer: to.dealer }, setMs, 'card');
  show({ told: 1, end: to.end }, tellMs);
  show({ told: 2 }, readMs);
  return [...frames, { felt: to, ms: 0 }];
};
