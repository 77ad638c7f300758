import { cardValue, isNatural, pointsOf } from '#domain/games/baccarat/hands.ts';
import type { Coup } from '#domain/games/baccarat/rules.ts';
import { parseCard } from '#domain/games/cards/card.ts';
import { createBetBoard } from './bet-board.ts';

export const baccaratBoard = createBetBoard();

export type Side = 'player' | 'banker';
/** `undefined` is a covered card. */
export type Cards = readonly (string | undefined)[];
export type Hands = Readonly<Record<Side, Cards>>;
export type CoupView = Coup & Readonly<Record<Side, readonly string[]>>;

type Facts = { readonly [name: string]: unknown };
const isCard = (value: unknown): value is string => typeof value === 'string' && parseCard(value) !== undefined;
const cardsIn = (value: unknown): string[] => (Array.isArray(value) ? value.filter(isCard) : []);

/** A coup by the outcome of its round; undefined for the outcome of another game. */
export const coupOf = (outcome: Facts): CoupView | undefined => {
  const { winner, playerPair, bankerPair } = outcome;
  if (winner !== 'player' && winner !== 'banker' && winner !== 'tie') return undefined;
  return {
    winner,
    playerPair: playerPair === true,
    bankerPair: bankerPair === true,
    player: cardsIn(outcome['player']),
    banker: cardsIn(outcome['banker']),
  };
};

const valuesOf = (cards: Cards): number[] =>
  cards.flatMap((card) => {
    const read = card === undefined ? undefined : parseCard(card);
    return read === undefined ? [] : cardValue(read);
  });

/** The points of the cards that lie open; undefined while none does. */
export const pointsShown = (cards: Cards): number | undefined => {
  const values = valuesOf(cards);
  return values.length === 0 ? undefined : pointsOf(values);
};

/** Whether a side was dealt eight or nine, which ends the coup. Said once both hands lie open. */
export const naturalsOf = ({ player, banker }: Hands): readonly Side[] => {
  const [own, other] = [valuesOf(player), valuesOf(banker)];
  if (own.length !== 2 || other.length !== 2) return [];
  const sides = { player: pointsOf(own), banker: pointsOf(other) };
  if (!isNatural(sides.player, sides.banker)) return [];
  return (['player', 'banker'] as const).filter((side) => sides[side] >= 8);
};

/** One picture of the deal, and how long it stands before the next, in milliseconds. */
export type CoupFrame = { readonly hands: Hands; readonly ms: number; readonly sound?: 'card' | 'turn' };

export const noHands: Hands = { player: [], banker: [] };

const dealMs = 160;
const openMs = 250;
/** After both hands lie open, and around a third card: a coup is decided here. */
const breathMs = 360;
const thirdMs = 420;

/**
 * Player, banker, player, banker, all covered; then the player's two are turned, then the banker's, then each third card
 * comes covered and is turned.
 */
export const coupFrames = ({ player, banker }: CoupView): CoupFrame[] => {
  const frames: CoupFrame[] = [];
  let hands = noHands;
  const show = (change: Partial<Hands>, ms: number, sound?: 'card' | 'turn'): void => {
    hands = { ...hands, ...change };
    frames.push({ hands, ms, ...(sound && { sound }) });
  };
  const open = (side: Side, cards: readonly string[], ms: number): void => {
    const [first, second] = cards;
    show({ [side]: [first, undefined] }, openMs, 'turn');
    show({ [side]: [first, second] }, ms, 'turn');
  };
  for (const side of ['player', 'banker'] as const) show({ [side]: [undefined] }, dealMs, 'card');
  show({ player: [undefined, undefined] }, dealMs, 'card');
  show({ banker: [undefined, undefined] }, dealMs + openMs, 'card');
  open('player', player, breathMs);
  open('banker', banker, breathMs + openMs);
  for (const [side, cards] of [
    ['player', player],
    ['banker', banker],
  ] as const) {
    if (cards.length < 3) continue;
    show({ [side]: [...cards.slice(0, 2), undefined] }, thirdMs, 'card');
    show({ [side]: cards }, thirdMs, 'turn');
  }
  return frames;
};
