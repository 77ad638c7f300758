import { atom, computed } from 'nanostores';
import { findCallBet } from '#domain/games/roulette-european/call-bets.ts';
import { chipsOf } from '#domain/games/roulette-european/rules.ts';
import { formatAmount } from '#domain/money/amount.ts';
import type { CurrencyCode } from '#domain/money/currency.ts';
import type { WireBet } from './game.ts';

/** Minor units by spot: layout spots and call bets, as they will be sent. */
export type Placed = ReadonlyMap<string, bigint>;

const nothing: Placed = new Map();

/** What lies on the table now, what lay there before each change, and the bets of the round before. */
export const $placed = atom<Placed>(nothing);
const $before = atom<readonly Placed[]>([]);
const $lastBets = atom<Placed>(nothing);

const sumOf = (placed: Placed): bigint => [...placed.values()].reduce((sum, amount) => sum + amount, 0n);

export const $totalStake = computed($placed, sumOf);
export const $canUndo = computed($before, (steps) => steps.length > 0);
export const $canRebet = computed([$lastBets, $placed], (last, placed) => last.size > 0 && placed.size === 0);

/** The chips as they lie on the layout: every call bet taken apart. */
export const $chipsOnLayout = computed($placed, (placed) => {
  const chips = new Map<string, bigint>();
  for (const [spot, amountMinor] of placed)
    for (const chip of chipsOf({ spot, amountMinor }))
      chips.set(chip.spot.id, (chips.get(chip.spot.id) ?? 0n) + chip.amountMinor);
  return chips;
});

const change = (next: Placed): void => {
  $before.set([...$before.get(), $placed.get()]);
  $placed.set(next);
};

/** What may be staked in all. `false` from an action: the change would pass it, and nothing happened. */
export type Room = { readonly maxStakeMinor: bigint; readonly balanceMinor: bigint };
const fits = (placed: Placed, room: Room): boolean => {
  const sum = sumOf(placed);
  return sum <= room.maxStakeMinor && sum <= room.balanceMinor;
};
const changeWithin = (next: Placed, room: Room): boolean => {
  const allowed = fits(next, room);
  if (allowed) change(next);
  return allowed;
};

/** One chip on a spot; on a call bet one chip for each of its parts. */
export const placeChip = (spot: string, chipMinor: bigint, room: Room): boolean => {
  const added = chipMinor * BigInt(findCallBet(spot)?.chips.length ?? 1);
  return changeWithin(new Map($placed.get()).set(spot, ($placed.get().get(spot) ?? 0n) + added), room);
};

/** Takes away all that was placed on a spot by its own name. */
export const clearSpot = (spot: string): void => {
  if (!$placed.get().has(spot)) return;
  const next = new Map($placed.get());
  next.delete(spot);
  change(next);
};

export const undo = (): void => {
  const steps = $before.get();
  $placed.set(steps.at(-1) ?? nothing);
  $before.set(steps.slice(0, -1));
};

export const clearBets = (): void => {
  if ($placed.get().size > 0) change(nothing);
};

export const doubleBets = (room: Room): boolean =>
  changeWithin(new Map([...$placed.get()].map(([spot, amount]) => [spot, 2n * amount])), room);

export const rebet = (room: Room): boolean => changeWithin($lastBets.get(), room);

/** The bets as they are sent. */
export const wireBets = (currency: CurrencyCode): WireBet[] =>
  [...$placed.get()].map(([spot, amount]) => ({ spot, amount: formatAmount(amount, currency) }));

/** After a round was decided: its bets can be placed again, and the table is free. */
export const rememberBets = (): void => {
  $lastBets.set($placed.get());
  $placed.set(nothing);
  $before.set([]);
};
