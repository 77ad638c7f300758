import { atom, type ReadableAtom } from 'nanostores';
import type { CurrencyCode } from '#domain/money/currency.ts';
import type { Placed } from './bet-board.ts';

/** Chips that a player lays often, by the name that the player gave them. */
export type SavedLayout = { readonly name: string; readonly bets: Placed };

export const savedLayoutsMax = 8;
export const layoutNameMax = 24;

/** Kept in this browser for one game and one currency; it is a convenience, and nothing of it is on the server. */
export type SavedLayouts = {
  readonly $layouts: ReadableAtom<readonly SavedLayout[]>;
  /** Keeps a layout; one of the same name is replaced. `false`: no name, no chips, or no room for another. */
  readonly save: (name: string, bets: Placed) => boolean;
  readonly remove: (name: string) => void;
};

const amountPattern = /^[1-9]\d{0,17}$/;

/** `[name, [[spot, minor units], …]]` as it was written; undefined for anything else, or a spot that the game lacks. */
const layoutIn = (value: unknown, isSpot: (spot: string) => boolean): SavedLayout | undefined => {
  if (!Array.isArray(value)) return undefined;
  const [name, list] = value as unknown[];
  if (typeof name !== 'string' || name === '' || !Array.isArray(list) || list.length === 0) return undefined;
  const bets = new Map<string, bigint>();
  for (const bet of list as unknown[]) {
    const [spot, amount] = Array.isArray(bet) ? (bet as unknown[]) : [];
    if (typeof spot !== 'string' || !isSpot(spot)) return undefined;
    if (typeof amount !== 'string' || !amountPattern.test(amount)) return undefined;
    bets.set(spot, BigInt(amount));
  }
  return { name, bets };
};

const read = (key: string, isSpot: (spot: string) => boolean): readonly SavedLayout[] => {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    if (!Array.isArray(value)) return [];
    return value.flatMap((one) => layoutIn(one, isSpot) ?? []).slice(0, savedLayoutsMax);
  } catch {
    return [];
  }
};

/** `isSpot`: whether the game still has that place; a layout with one that it lacks is left out. */
export const createSavedLayouts = (
  gameId: string,
  currency: CurrencyCode,
  isSpot: (spot: string) => boolean,
): SavedLayouts => {
  const key = `faceup:layouts:${gameId}:${currency}`;
  const $layouts = atom(read(key, isSpot));

  const keep = (layouts: readonly SavedLayout[]): void => {
    $layouts.set(layouts);
    const written = layouts.map(({ name, bets }) => [name, [...bets].map(([spot, minor]) => [spot, String(minor)])]);
    try {
      localStorage.setItem(key, JSON.stringify(written));
    } catch {}
  };

  return {
    $layouts,
    save: (typed, bets) => {
      const name = typed.trim().slice(0, layoutNameMax);
      const now = $layouts.get();
      const isNew = now.every((layout) => layout.name !== name);
      if (name === '' || bets.size === 0 || (isNew && now.length >= savedLayoutsMax)) return false;
      const layout = { name, bets: new Map(bets) };
      keep(isNew ? [...now, layout] : now.map((one) => (one.name === name ? layout : one)));
      return true;
    },
    remove: (name) => keep($layouts.get().filter((layout) => layout.name !== name)),
  };
};
