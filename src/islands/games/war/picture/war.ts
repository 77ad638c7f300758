import { parseCard } from '#domain/games/kit/cards/card.ts';
import { isTie, type WarEnd } from '#domain/games/war/paytable.ts';

/** What lies on the table; of a war the second cards, and how many lie aside. `end` once the round is over. */
export type WarFelt = {
  readonly player: string | undefined;
  readonly dealer: string | undefined;
  readonly burnt: number;
  readonly warPlayer: string | undefined;
  readonly warDealer: string | undefined;
  readonly end: WarEnd | undefined;
};

export const emptyWar: WarFelt = {
  player: undefined,
  dealer: undefined,
  burnt: 0,
  warPlayer: undefined,
  warDealer: undefined,
  end: undefined,
};

type Facts = { readonly [name: string]: unknown };

const ends: readonly string[] = [
  'won',
  'lost',
  'surrendered',
  'left',
  'war-won',
  'war-tied',
  'war-lost',
] satisfies WarEnd[];
const isEnd = (value: unknown): value is WarEnd => ends.includes(value as string);
const cardIn = (value: unknown): string | undefined =>
  typeof value === 'string' && parseCard(value) !== undefined ? value : undefined;

/** How many cards lie aside in a war. */
const burntCount = 3;

/** What lies there by the view of an open round or the outcome of a settled one; empty for anything else. */
export const warFeltOf = (view: Facts): WarFelt => {
  const [player, dealer] = [cardIn(view['player']), cardIn(view['dealer'])];
  if (player === undefined || dealer === undefined) return emptyWar;
  const second = typeof view['war'] === 'object' && view['war'] !== null ? (view['war'] as Facts) : undefined;
  return {
    player,
    dealer,
    burnt: second ? burntCount : 0,
    warPlayer: cardIn(second?.['player']),
    warDealer: cardIn(second?.['dealer']),
    end: isEnd(view['ending']) ? view['ending'] : undefined,
  };
};

/** One picture of a sequence, how long it stands, and whether a card is heard with it. */
export type WarFrame = { readonly felt: WarFelt; readonly ms: number; readonly sound?: 'card' };

const dealMs = 420;
const burnMs = 150;
const warMs = 560;
const readMs = 600;

/** The steps from what is shown to what the round has become, in the order of a real table. */
export const warFrames = (from: WarFelt, to: WarFelt): readonly WarFrame[] => {
  const frames: WarFrame[] = [];
  let felt: WarFelt = { ...from, end: undefined };
  const show = (change: Partial<WarFelt>, ms: number): void => {
    felt = { ...felt, ...change };
    frames.push({ felt, ms, sound: 'card' });
  };
  if (felt.player !== to.player) show({ player: to.player }, dealMs);
  if (felt.dealer !== to.dealer) show({ dealer: to.dealer }, dealMs);
  while (felt.burnt < to.burnt) show({ burnt: felt.burnt + 1 }, burnMs);
  if (felt.warPlayer !== to.warPlayer) show({ warPlayer: to.warPlayer }, warMs);
  if (felt.warDealer !== to.warDealer) show({ warDealer: to.warDealer }, warMs);
  return [...frames, { felt: to, ms: to.end ? readMs : 0 }];
};

/** Which side had the higher card in the end; neither where the round was given up or a war tied. */
export const ahead = ({ end }: WarFelt): 'player' | 'dealer' | undefined =>
  end === 'won' || end === 'war-won' || end === 'war-tied'
    ? 'player'
    : end === 'lost' || end === 'war-lost'
      ? 'dealer'
      : undefined;

/** Whether the first cards tied. */
export const tied = ({ end, player, dealer }: WarFelt): boolean =>
  end === undefined ? player !== undefined && player[0] === dealer?.[0] : isTie(end);
