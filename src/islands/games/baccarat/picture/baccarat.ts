import { heightOf } from '#domain/games/baccarat/dragon-tiger/rules.ts';
import type { Coup } from '#domain/games/baccarat/engine.ts';
import { cardValue, isNatural, pointsOf } from '#domain/games/baccarat/hands.ts';
import { parseCard } from '#domain/games/kit/cards/card.ts';
import { createBetBoard } from '#stores/play/bet-board.ts';

export const baccaratBoard = createBetBoard();

export type Side = 'player' | 'banker';
/** `undefined` is a covered card. */
export type Cards = readonly (string | undefined)[];
export type Hands = Readonly<Record<Side, Cards>>;
/** A coup as its table shows it. Dragon and tiger lie where player and banker do; `suited`: a tie of two like cards. */
export type CoupView = Coup & { readonly suited: boolean } & Readonly<Record<Side, readonly string[]>>;

type Facts = { readonly [name: string]: unknown };
const isCard = (value: unknown): value is string => typeof value === 'string' && parseCard(value) !== undefined;
const cardsIn = (value: unknown): string[] => (Array.isArray(value) ? value.filter(isCard) : []);

/** The two cards of dragon and tiger, one of them on each side. */
const dragonTigerOf = ({ winner, suited, dragon, tiger }: Facts): CoupView => ({
  winner: winner === 'dragon' ? 'player' : winner === 'tiger' ? 'banker' : 'tie',
  playerPair: false,
  bankerPair: false,
  suited: suited === true,
  player: cardsIn([dragon]),
  banker: cardsIn([tiger]),
});

/** A coup by the outcome of its round; undefined for the outcome of another game. */
export const coupOf = (outcome: Facts): CoupView | undefined => {
  const { winner, playerPair, bankerPair } = outcome;
  if ('dragon' in outcome) return dragonTigerOf(outcome);
  if (winner !== 'player' && winner !== 'banker' && winner !== 'tie') return undefined;
  return {
    winner,
    playerPair: playerPair === true,
    bankerPair: bankerPair === true,
    suited: false,
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

/** How high a card of dragon or tiger is: 1 for the ace to 13 for the king; undefined while it is covered. */
export const heightShown = ([card]: Cards): number | undefined => {
  const read = card === undefined ? undefined : parseCard(card);
  return read === undefined ? undefined : heightOf(read);
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
 * comes covered and is turned. Dragon and tiger have one card each.
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
  if (player.length === 1) {
    show({}, openMs);
    show({ player }, breathMs + openMs, 'turn');
    show({ banker }, breathMs, 'turn');
    return frames;
  }
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
