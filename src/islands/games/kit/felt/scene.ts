import { minorOf } from '#stores/format/money.ts';
import type { Placed } from '#stores/play/bet-board.ts';
import type { GameSession } from '#stores/play/game.ts';

type CardSound = 'card' | 'turn' | 'chip';

/** How the cards of a game lie, and in which steps they come to lie so. */
export type Dealing<Cards> = {
  readonly empty: Cards;
  readonly isEmpty: (cards: Cards) => boolean;
  /** By the view of an open round, or the outcome of a settled one. */
  readonly cardsOf: (view: { readonly [name: string]: unknown }) => Cards;
  readonly framesTo: (
    from: Cards,
    to: Cards,
  ) => readonly { readonly felt: Cards; readonly ms: number; readonly sound?: CardSound }[];
};

/** What the table shows: the cards, the bets of their round, and whether they are being gathered in. */
export type Scene<Cards> = {
  readonly roundId: string | undefined;
  readonly felt: Cards;
  readonly bets: Placed;
  readonly leaving: boolean;
  /** The cards lay there when the player came: nothing is dealt again. */
  readonly lying: boolean;
};

export type SceneFrame<Cards> = { readonly picture: Scene<Cards>; readonly ms: number; readonly sound?: CardSound };

const sweepMs = 220;
/** Reduced motion shows the end at once; it still may not be over before it is seen. */
const stillMs = 400;

export const bareScene = <Cards>({ empty }: Dealing<Cards>, roundId?: string): Scene<Cards> => ({
  roundId,
  felt: empty,
  bets: new Map(),
  leaving: false,
  lying: false,
});

/** The steps to what a round has become; the cards of another round are gathered in first. */
export const sceneFrames = <Cards>(
  dealing: Dealing<Cards>,
  from: Scene<Cards>,
  to: Scene<Cards>,
): SceneFrame<Cards>[] => {
  const isNew = from.roundId !== to.roundId;
  const last = { ...to, lying: !isNew && from.lying };
  const gathered = isNew && !dealing.isEmpty(from.felt) ? [{ picture: { ...from, leaving: true }, ms: sweepMs }] : [];
  const steps = dealing
    .framesTo(isNew ? dealing.empty : from.felt, to.felt)
    .map(({ felt, ...step }) => ({ picture: { ...last, felt }, ...step }));
  return [...gathered, ...steps];
};

/** The same for reduced motion: what the round has become, at once. */
export const stillFrames = <Cards>(to: Scene<Cards>, isOver: boolean): SceneFrame<Cards>[] => [
  { picture: { ...to, lying: true }, ms: isOver ? stillMs : 0 },
];

/** Minor units by spot, of all lines that speak of it. */
export const amountsIn = (
  lines: readonly { readonly [name: string]: unknown }[],
  name: 'amount' | 'payout',
  currency: GameSession['currency'],
): Placed => {
  const amounts = new Map<string, bigint>();
  for (const { spot, [name]: amount } of lines)
    if (typeof spot === 'string' && typeof amount === 'string')
      amounts.set(spot, (amounts.get(spot) ?? 0n) + minorOf(amount, currency));
  return amounts;
};
