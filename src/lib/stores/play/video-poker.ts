import { type Card, joker, parseCard } from '#domain/games/kit/cards/card.ts';
import type { kinds as bonusDeucesKinds } from '#domain/games/video-poker/bonus-deuces/paytable.ts';
import { rules as bonusDeuces } from '#domain/games/video-poker/bonus-deuces/rules.ts';
import type { kinds as bonusKinds } from '#domain/games/video-poker/bonus-poker/paytable.ts';
import { rules as bonus } from '#domain/games/video-poker/bonus-poker/rules.ts';
import { rules as deuces } from '#domain/games/video-poker/deuces-not-so-ugly/rules.ts';
import type { kinds as doubleKinds } from '#domain/games/video-poker/double-double-bonus/paytable.ts';
import { rules as doubleDouble } from '#domain/games/video-poker/double-double-bonus/rules.ts';
import type { VideoPokerRules } from '#domain/games/video-poker/engine.ts';
import { bestOf, drawCounts, type HoldMask, type HoldWorth, worthOf } from '#domain/games/video-poker/hold.ts';
import type { kinds as jacksKinds } from '#domain/games/video-poker/jacks-or-better/paytable.ts';
import { rules as jacks } from '#domain/games/video-poker/jacks-or-better/rules.ts';
import type { kinds as jokerKinds } from '#domain/games/video-poker/joker-poker/paytable.ts';
import { rules as jokerRules } from '#domain/games/video-poker/joker-poker/rules.ts';
import { rules as loose } from '#domain/games/video-poker/loose-deuces/rules.ts';
import { type HandCount, handCounts } from '#domain/games/video-poker/maths.ts';
import { type deucesKinds, isDeuce } from '#domain/games/video-poker/wild.ts';

export const machineIds = [
  'jacks-or-better',
  'bonus-poker',
  'double-double-bonus',
  'deuces-not-so-ugly',
  'loose-deuces',
  'bonus-deuces',
  'joker-poker',
] as const;
export type MachineId = (typeof machineIds)[number];
/** What a hand is called, at any machine. */
export type Kind = (
  | typeof jacksKinds
  | typeof bonusKinds
  | typeof doubleKinds
  | typeof deucesKinds
  | typeof bonusDeucesKinds
  | typeof jokerKinds
)[number];

export const machineRules: Readonly<Record<MachineId, VideoPokerRules>> = {
  'jacks-or-better': jacks,
  'bonus-poker': bonus,
  'double-double-bonus': doubleDouble,
  'deuces-not-so-ugly': deuces,
  'loose-deuces': loose,
  'bonus-deuces': bonusDeuces,
  'joker-poker': jokerRules,
};

/** Whether a card stands for any other at a machine: `"2c"` where deuces are wild, the joker where there is one. */
export const isWildAt = (id: MachineId, sign: string): boolean => {
  const card = parseCard(sign);
  if (card === undefined || card === joker) return card === joker;
  return id.includes('deuces') && isDeuce(card);
};

/** How a round is staked: so many hands, so many coins on each. */
export type Play = { readonly hands: HandCount; readonly coins: number };

export const coinCounts = [1, 2, 3, 4, 5] as const;

export const spotOf = ({ hands, coins }: Play): string => `hands:${hands}:coins:${coins}`;

/** The play that a bet names, or one hand of one coin where it names none. */
export const playOf = (bets: readonly { readonly [name: string]: unknown }[]): Play => {
  const [, hands, coins] = /^hands:(\d+):coins:([1-5])$/.exec(String(bets[0]?.['spot'])) ?? [];
  return { hands: handCounts.find((count) => String(count) === hands) ?? 1, coins: Number(coins ?? 1) };
};

/** The least value of a coin, in minor units, with which the whole stake reaches the table's least. */
export const leastCoin = ({ hands, coins }: Play, minStakeMinor: bigint): bigint => {
  const all = BigInt(hands * coins);
  return (minStakeMinor + all - 1n) / all;
};

/** Five cards in their places; undefined is covered. */
export type Cards = readonly (string | undefined)[];
/** A hand as it lies; its kind once it is decided. */
export type HandView = { readonly cards: Cards; readonly kind: Kind | undefined };

/** What the machine shows of a round: first the cards of the deal, then every hand after its draw, the main one first. */
export type Screen = {
  readonly dealt: Cards;
  readonly holds: HoldMask;
  readonly hands: readonly HandView[];
};

export const covered: Cards = Array.from({ length: 5 }, () => undefined);
export const emptyScreen: Screen = { dealt: covered, holds: 0, hands: [] };

const kindsOf = (id: MachineId): readonly Kind[] => machineRules[id].ranking.kinds as readonly Kind[];
const cardsIn = (value: unknown): string[] =>
  (Array.isArray(value) ? value : []).filter((card): card is string => parseCard(String(card)) !== undefined);

export const maskOf = (slots: readonly number[]): HoldMask => slots.reduce((mask, slot) => mask | (1 << slot), 0);
export const slotsOf = (mask: HoldMask): readonly number[] => [0, 1, 2, 3, 4].filter((slot) => mask & (1 << slot));

/** What a machine shows by the view of an open round or the outcome of a settled one. */
export const screenOf = (id: MachineId, view: { readonly [name: string]: unknown }): Screen => {
  const dealt = cardsIn(view['dealt']);
  const hands: unknown[] = Array.isArray(view['hands']) ? view['hands'] : [];
  const holds = Array.isArray(view['holds']) ? view['holds'].map(Number) : [];
  return {
    dealt: dealt.length === 5 ? dealt : covered,
    holds: maskOf(holds),
    hands: hands.map((hand) => {
      const { cards, kind } = hand as { readonly [name: string]: unknown };
      return { cards: cardsIn(cards), kind: kindsOf(id).find((name) => name === kind) };
    }),
  };
};

const known = (cards: Cards): Card[] => cards.flatMap((card) => parseCard(card ?? '') ?? []);

/** What five open cards are; undefined while one of them is covered. */
export const kindOf = (id: MachineId, cards: Cards): Kind | undefined => {
  const five = known(cards);
  return five.length === 5 ? kindsOf(id)[machineRules[id].ranking.kindOf(five)] : undefined;
};

/** The hands that pay, best first, from the paytable: what five columns of coins return. */
export const payRows = (id: MachineId): readonly { readonly kind: Kind; readonly coins: readonly number[] }[] =>
  kindsOf(id)
    .map((kind, index) => ({
      kind,
      coins: coinCounts.map((count) => count * (machineRules[id].paysOf(count)[index] ?? 0)),
    }))
    .filter(({ coins }) => coins.some((paid) => paid > 0))
    .reverse();

/** What a hand returns, in coins. */
export const coinsOf = (id: MachineId, kind: Kind | undefined, coins: number): number =>
  kind === undefined ? 0 : coins * (machineRules[id].paysOf(coins)[kindsOf(id).indexOf(kind)] ?? 0);

/** How many hands are of each paying kind, best first. */
export const tallyOf = (id: MachineId, hands: readonly HandView[]): ReadonlyMap<Kind, number> =>
  new Map(
    payRows(id).flatMap(({ kind }) => {
      const count = hands.filter((hand) => hand.kind === kind).length;
      return count === 0 ? [] : [[kind, count] as const];
    }),
  );

/** One picture of a sequence, and how long it stands before the next, in milliseconds. */
export type ScreenFrame = { readonly screen: Screen; readonly ms: number; readonly sound?: 'card' | 'row' };

const cardMs = 110;
const coverMs = 130;
const rowMs = 150;
const endMs = 260;

/** The cards of a deal, one after the other. */
export const dealFrames = (to: Screen): ScreenFrame[] =>
  to.dealt.map((_, slot) => ({
    screen: { ...emptyScreen, dealt: to.dealt.map((card, at) => (at <= slot ? card : undefined)) },
    ms: cardMs,
    sound: 'card',
  }));

/**
 * The draw: what is thrown away is covered, the main hand's new cards come one after the other, then the other hands. The
 * kind of a hand is told with its last card.
 */
export const drawFrames = (to: Screen): ScreenFrame[] => {
  const [main, ...others] = to.hands;
  if (!main) return [];
  const drawn = slotsOf(~to.holds);
  const hidden = others.map(({ cards }) => ({
    cards: cards.map((card, slot) => (drawn.includes(slot) ? undefined : card)),
    kind: undefined,
  }));
  const mainFrames: ScreenFrame[] = drawn.map((_, taken) => {
    const rest = drawn.slice(taken + 1);
    const cards = main.cards.map((card, slot) => (rest.includes(slot) ? undefined : card));
    const kind = rest.length === 0 ? main.kind : undefined;
    return { screen: { ...to, hands: [{ cards, kind }, ...hidden] }, ms: cardMs, sound: 'card' };
  });
  const thrown = main.cards.map((card, slot) => (drawn.includes(slot) ? undefined : card));
  const rowFrames: ScreenFrame[] = others.map((_, row) => ({
    screen: { ...to, hands: [main, ...others.slice(0, row + 1), ...hidden.slice(row + 1)] },
    ms: rowMs,
    sound: 'row',
  }));
  return [
    ...(drawn.length > 0
      ? [{ screen: { ...to, hands: [{ cards: thrown, kind: undefined }, ...hidden] }, ms: coverMs }]
      : []),
    ...mainFrames,
    ...rowFrames,
    { screen: to, ms: endMs },
  ];
};

/** What every hold of a dealt hand is worth, by its mask, and the best of them: exact. */
export type HoldAdvice = { readonly best: HoldMask; readonly worths: readonly HoldWorth[] };

/** Counts every draw of all 32 holds: some 10 to 40 ms on a desk, so beside the page. */
export const holdAdvice = (id: MachineId, dealt: readonly string[], coins: number): HoldAdvice => {
  const { ranking, paysOf } = machineRules[id];
  const counts = drawCounts(known(dealt), ranking);
  const pays = paysOf(coins);
  return {
    best: bestOf(counts, pays).mask,
    worths: Array.from({ length: 32 }, (_, mask) => worthOf(counts, pays, mask)),
  };
};
