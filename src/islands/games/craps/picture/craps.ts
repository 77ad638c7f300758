import { isOn } from '#domain/games/craps/fate.ts';
import { kindOf, maxReturnOf } from '#domain/games/craps/maths.ts';
import { findSpot, flatOf, type Point, pointOf } from '#domain/games/craps/spots.ts';
import { mostAt } from '#domain/games/kit/share.ts';
import { lesser } from '#domain/maths/order.ts';
import type { CurrencyCode } from '#domain/money/currency.ts';
import { minorOf } from '#stores/format/money.ts';
import { createBetBoard, type Placed } from '#stores/play/bet-board.ts';
import type { SettledRound } from '#stores/play/game.ts';

export type Roll = { readonly dice: readonly [number, number]; readonly point: Point | null };
/** A bet that is staked. `on`: it works on the next roll. */
type Lying = { readonly amountMinor: bigint; readonly on: boolean; readonly canTakeDown: boolean };
type Decided = {
  readonly spot: string;
  readonly stakeMinor: bigint;
  readonly payoutMinor: bigint;
  readonly taken: boolean;
};

/** A hand as everyone at the table sees it. `oddsRoom`: what each odds spot still takes. `last`: what left since the last roll. */
export type Hand = {
  readonly point: Point | null;
  readonly rolls: readonly Roll[];
  readonly felt: ReadonlyMap<string, Lying>;
  readonly oddsRoom: ReadonlyMap<string, bigint>;
  readonly last: readonly Decided[];
  readonly wonMinor: bigint;
};

export const noHand: Hand = {
  point: null,
  rolls: [],
  felt: new Map(),
  oddsRoom: new Map(),
  last: [],
  wonMinor: 0n,
};

type Fields = { readonly [name: string]: unknown };
const fields = (value: unknown): Fields => (typeof value === 'object' && value !== null ? { ...value } : {});
const list = (value: unknown): readonly Fields[] => (Array.isArray(value) ? value.map(fields) : []);
const minor = (value: unknown): bigint => (typeof value === 'string' && /^\d+$/.test(value) ? BigInt(value) : 0n);
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const face = (value: unknown): number => (typeof value === 'number' && value >= 1 && value <= 6 ? value : 1);
const pointIn = (value: unknown): Point | null => (typeof value === 'number' ? (pointOf(value) ?? null) : null);

const rollsIn = (value: unknown): readonly Roll[] =>
  list(value).map(({ dice, point }) => {
    const [first, second] = Array.isArray(dice) ? (dice as unknown[]) : [];
    return { dice: [face(first), face(second)], point: pointIn(point) };
  });

const decidedIn = (value: unknown): readonly (Decided & { readonly roll: unknown })[] =>
  list(value).map(({ roll, spot, stakeMinor, payoutMinor, taken }) => ({
    roll,
    spot: text(spot),
    stakeMinor: minor(stakeMinor),
    payoutMinor: minor(payoutMinor),
    taken: taken === true,
  }));

/** The hand in the view of an open round. */
export const handOf = (view: unknown): Hand => {
  const { point, rolls, felt, odds, last, wonMinor } = fields(view);
  return {
    point: pointIn(point),
    rolls: rollsIn(rolls),
    felt: new Map(
      list(felt).map(({ spot, amountMinor, on, canTakeDown }) => [
        text(spot),
        { amountMinor: minor(amountMinor), on: on === true, canTakeDown: canTakeDown === true },
      ]),
    ),
    oddsRoom: new Map(list(odds).map(({ spot, maxMinor }) => [text(spot), minor(maxMinor)])),
    last: decidedIn(last),
    wonMinor: minor(wonMinor),
  };
};

/** The hand as it ended, from the outcome of a settled round: nothing lies there, and the last roll's bets are told. */
export const endOf = (outcome: unknown): Hand => {
  const { rolls, results } = fields(outcome);
  const [rolled, decided] = [rollsIn(rolls), decidedIn(results)];
  return {
    ...noHand,
    rolls: rolled,
    last: decided.filter(({ roll }) => roll === rolled.length),
    wonMinor: decided.reduce((sum, { payoutMinor }) => sum + payoutMinor, 0n),
  };
};

/** The felt before the come-out: the bets of a round as they were staked. */
export const comeOutOf = (bets: readonly Fields[], currency: CurrencyCode): Hand => ({
  ...noHand,
  felt: new Map(
    bets.flatMap(({ spot: id, amount }) => {
      const spot = findSpot(text(id));
      const amountMinor = minorOf(text(amount), currency);
      return spot ? [[text(id), { amountMinor, on: isOn(spot, null), canTakeDown: false }]] : [];
    }),
  ),
});

/** How a hand ended; undefined in an outcome of another game. */
export const endWord = (outcome: unknown): 'decided' | 'collected' | 'left' | undefined => {
  const { end } = fields(outcome);
  return end === 'decided' || end === 'collected' || end === 'left' ? end : undefined;
};

/** Chips that are laid and not yet staked: before the come-out all of them, in a hand those for the next roll. */
export const crapsBoard = createBetBoard();

/** Why no chip may be laid on a spot now; undefined when one may. */
export type Closed = 'point_is_on' | 'point_is_off' | 'no_bet_for_odds' | 'odds_full' | 'moved_by_dice';

export const closedFor = (hand: Hand, id: string): Closed | undefined => {
  const spot = findSpot(id);
  if (spot?.kind === 'odds') {
    const room = hand.oddsRoom.get(id);
    return room !== undefined && room > 0n
      ? undefined
      : hand.felt.has(flatOf(id)) && hand.felt.has(id)
        ? 'odds_full'
        : 'no_bet_for_odds';
  }
  if (spot?.kind !== 'line') return undefined;
  if (spot.number === 'table') return hand.point === null ? undefined : 'point_is_on';
  if (spot.number === 'box') return hand.point === null ? 'point_is_off' : undefined;
  return 'moved_by_dice';
};

/** How much more of a chip a spot takes now: odds have a limit of their own, and the last chip fills what is left of it. */
export const fitting = (hand: Hand, placed: Placed, id: string, chipMinor: bigint): bigint => {
  const room = hand.oddsRoom.get(id);
  if (room === undefined) return chipMinor;
  const left = room - (placed.get(id) ?? 0n);
  return lesser(left, chipMinor);
};

/**
 * What a table's limits look at, as the server counts it: the stakes that lie and would lie on the felt but for odds, and
 * the most that the hand could return with them.
 */
export const exposureWith = (
  hand: Hand,
  placed: Placed,
): { readonly stakeMinor: bigint; readonly maxPayoutMinor: bigint } => {
  const amounts = new Map([...hand.felt].map(([id, { amountMinor }]) => [id, amountMinor]));
  for (const [id, amountMinor] of placed) amounts.set(id, (amounts.get(id) ?? 0n) + amountMinor);
  let stakeMinor = 0n;
  let maxPayoutMinor = hand.wonMinor;
  for (const [id, amountMinor] of amounts) {
    if (findSpot(id)?.kind !== 'odds') stakeMinor += amountMinor;
    maxPayoutMinor += mostAt(amountMinor, maxReturnOf(id));
  }
  return { stakeMinor, maxPayoutMinor };
};

/** All that is staked and lies on the felt. */
export const stakedMinor = ({ felt }: Hand): bigint =>
  [...felt.values()].reduce((sum, { amountMinor }) => sum + amountMinor, 0n);

/** The kind under which the figures have a spot; odds without a number have the figures of any. */
export const figuresKind = (id: string, point: Point | null): string =>
  kindOf(id, point) ?? (id === 'odds:dont-pass' ? 'odds-against:6' : 'odds:6');

/** The total of a round’s last roll and the point before it, how many rolls it took, and how it ended. */
export const lastTotalOf = ({ outcome }: Pick<SettledRound, 'outcome'>) => {
  const { rolls } = endOf(outcome);
  const { dice: [first, second] = [0, 0], point = null } = rolls.at(-1) ?? {};
  return { total: first + second, point, rolls: rolls.length, end: endWord(outcome) };
};
