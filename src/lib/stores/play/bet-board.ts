import { atom, computed, type ReadableAtom } from 'nanostores';
import { formatAmount } from '#domain/money/amount.ts';
import type { CurrencyCode } from '#domain/money/currency.ts';
import type { WireBet } from './wire-bet.ts';

/** Minor units by spot, as they will be sent. */
export type Placed = ReadonlyMap<string, bigint>;

/** What may be staked in all. `false` from an action: the change would pass it, and nothing happened. */
type Room = { readonly maxStakeMinor: bigint; readonly balanceMinor: bigint };

/** The chips that lie on a table with many places for bets, what lay there before, and the bets of the round before. */
export type BetBoard = {
  readonly $placed: ReadableAtom<Placed>;
  readonly $totalStake: ReadableAtom<bigint>;
  readonly $canUndo: ReadableAtom<boolean>;
  readonly $canRebet: ReadableAtom<boolean>;
  /** One chip on a spot, or one on each of its parts where a spot is several bets at once. */
  readonly placeChip: (spot: string, chipMinor: bigint, room: Room) => boolean;
  /** Takes away all that was placed on a spot by its own name. */
  readonly clearSpot: (spot: string) => void;
  readonly undo: () => void;
  readonly clearBets: () => void;
  readonly doubleBets: (room: Room) => boolean;
  readonly rebet: (room: Room) => boolean;
  /** Lays a whole set of bets in place of what lies there: a saved layout. */
  readonly layBets: (bets: Placed, room: Room) => boolean;
  readonly wireBets: (currency: CurrencyCode) => WireBet[];
  /** A bet that was staked by itself, in an open round: its chips leave the board, and what was done before stays done. */
  readonly passBet: (spot: string) => void;
  /** After a round was decided: its bets can be placed again, and the table is free. */
  readonly rememberBets: () => void;
};

const nothing: Placed = new Map();
const sumOf = (placed: Placed): bigint => [...placed.values()].reduce((sum, amount) => sum + amount, 0n);

/** `partsOf`: how many chips a press on a spot lays (nine for voisins du zéro); one unless told. */
export const createBetBoard = (partsOf: (spot: string) => number = () => 1): BetBoard => {
  const $placed = atom<Placed>(nothing);
  const $before = atom<readonly Placed[]>([]);
  const $lastBets = atom<Placed>(nothing);

  const change = (next: Placed): void => {
    $before.set([...$before.get(), $placed.get()]);
    $placed.set(next);
  };
  const changeWithin = (next: Placed, { maxStakeMinor, balanceMinor }: Room): boolean => {
    const sum = sumOf(next);
    const allowed = sum <= maxStakeMinor && sum <= balanceMinor;
    if (allowed) change(next);
    return allowed;
  };

  return {
    $placed,
    $totalStake: computed($placed, sumOf),
    $canUndo: computed($before, (steps) => steps.length > 0),
    $canRebet: computed([$lastBets, $placed], (last, placed) => last.size > 0 && placed.size === 0),
    placeChip: (spot, chipMinor, room) => {
      const added = chipMinor * BigInt(partsOf(spot));
      return changeWithin(new Map($placed.get()).set(spot, ($placed.get().get(spot) ?? 0n) + added), room);
    },
    clearSpot: (spot) => {
      if (!$placed.get().has(spot)) return;
      const next = new Map($placed.get());
      next.delete(spot);
      change(next);
    },
    undo: () => {
      const steps = $before.get();
      $placed.set(steps.at(-1) ?? nothing);
      $before.set(steps.slice(0, -1));
    },
    clearBets: () => {
      if ($placed.get().size > 0) change(nothing);
    },
    doubleBets: (room) => changeWithin(new Map([...$placed.get()].map(([spot, amount]) => [spot, 2n * amount])), room),
    rebet: (room) => changeWithin($lastBets.get(), room),
    layBets: (bets, room) => changeWithin(bets, room),
    wireBets: (currency) =>
      [...$placed.get()].map(([spot, amount]) => ({ spot, amount: formatAmount(amount, currency) })),
    passBet: (spot) => {
      const next = new Map($placed.get());
      next.delete(spot);
      $placed.set(next);
      $before.set([]);
    },
    rememberBets: () => {
      $lastBets.set($placed.get());
      $placed.set(nothing);
      $before.set([]);
    },
  };
};
