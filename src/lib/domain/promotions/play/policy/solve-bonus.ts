import { type BankGrid, bankGrid } from './bank-grid.ts';
import type { Candidate } from './short-list.ts';
import { type Act, type Transitions, transitionsOf } from './transitions.ts';

/** Bonus money alone, which is lost or becomes own. Amounts in minor units. */
export type BonusPlay = {
  readonly bets: readonly Candidate[];
  /** From the largest that is allowed down to the least that can be staked. */
  readonly stakes: readonly number[];
  /** The most that may have to be staked, and the bank it is of. */
  readonly toStake: number;
  readonly bank: number;
};

/** How fine the grid is: layers of wagering, and how much apart banks are as a share of them. */
export type Fineness = { readonly layers: number; readonly ratio: number };

/** What a bonus is worth when it is played as well as the grid can tell, and how. */
export type BonusPolicy = {
  /** About what a bank with so much to be staked becomes, by the grid: to compare, never to be told. */
  readonly valueOf: (bank: number, toStake: number) => number;
  /** The bet to be made, by its place among the bets; null: the bank is too small for any. */
  readonly choiceAt: (bank: number, toStake: number) => Omit<Act, 'isAll'> | null;
};

/** A bank so many times as large as the first is as good as safe. */
const bankMost = 60;
/** Of acts that are worth the same, the first is kept: the largest stake, which is through soonest. A share of the bank. */
const same = 1e-8;

const actsOf = ({ bets, stakes }: BonusPlay): Act[] => {
  const [most = 0] = stakes;
  return bets
    .flatMap(({ share, prices }, bet) => {
      if (share <= 0) return [];
      if (prices) return prices.filter((one) => one <= most).map((stakeMinor) => ({ bet, stakeMinor, isAll: false }));
      const some = stakes.map((stakeMinor) => ({ bet, stakeMinor, isAll: false }));
      return [{ bet, stakeMinor: most, isAll: true }, ...some];
    })
    .toSorted((a, b) => b.stakeMinor - a.stakeMinor);
};

/** Values with so many layers to go: between two whole numbers of them in a straight line. */
const layersBetween = (values: readonly Float64Array[], place: number, into: Float64Array): Float64Array => {
  const low = Math.max(0, Math.floor(place));
  const part = Math.max(0, place - low);
  const [from, to] = [values[low], values[low + 1]];
  if (!from || !to || part < 1e-9) return from ?? into;
  for (let at = 0; at < into.length; at += 1) into[at] = (from[at] ?? 0) * (1 - part) + (to[at] ?? 0) * part;
  return into;
};

const worth = ({ starts, cells, chances, above }: Transitions, values: Float64Array, at: number): number => {
  let sum = above[at] ?? 0;
  const end = starts[at + 1] ?? 0;
  for (let one = starts[at] ?? 0; one < end; one += 1) sum += (chances[one] ?? 0) * (values[cells[one] ?? 0] ?? 0);
  return sum;
};

/** The same between two layers, for one bank. */
const worthBetween = (one: Transitions, values: readonly Float64Array[], place: number, at: number): number => {
  const low = Math.max(0, Math.floor(place));
  const part = Math.max(0, place - low);
  const [from, to] = [values[low], values[low + 1]];
  if (!from) return 0;
  const value = worth(one, from, at);
  return !to || part < 1e-9 ? value : value * (1 - part) + worth(one, to, at) * part;
};

type Layer = { readonly values: Float64Array; readonly acts: Uint8Array };

/** A layer from those with less to go. Banks too small for any act are worth their part of the smallest that is not. */
const layerOf = (toGo: number, before: readonly Float64Array[], all: readonly Transitions[], grid: BankGrid): Layer => {
  const { banks } = grid;
  const [values, acts] = [new Float64Array(banks.length), new Uint8Array(banks.length)];
  const mixed = new Float64Array(banks.length);
  for (const [which, one] of all.entries()) {
    const { first, last, layers, act } = one;
    const then = act.isAll ? mixed : layersBetween(before, toGo - (layers[last] ?? 0), mixed);
    for (let at = first; at <= last; at += 1) {
      const value = act.isAll ? worthBetween(one, before, toGo - (layers[at] ?? 0), at) : worth(one, then, at);
      if (value <= (values[at] ?? 0) + same * (banks[at] ?? 0) && acts[at] !== 0) continue;
      values[at] = value;
      acts[at] = which + 1;
    }
  }
  const able = acts.findIndex((act) => act > 0);
  for (let at = 1; at < able; at += 1) {
    values[at] = ((values[able] ?? 0) * (banks[at] ?? 0)) / (banks[able] ?? 1);
    acts[at] = acts[able] ?? 0;
  }
  return { values, acts };
};

/**
 * The best changing of bets and stakes for a bonus, by dynamic programming over its bank and what is left to be staked, from nothing left
 * upwards: at each the act that is worth most. Several small stakes are taken as one step, and between the points of the grid
 * values lie on straight lines, so what it says a bonus is worth is no bound: its choices are played to be told.
 */
export const solveBonus = (play: BonusPlay, { layers, ratio }: Fineness): BonusPolicy => {
  const layer = play.toStake / layers;
  const grid = bankGrid(layer, ratio, play.bank * bankMost);
  const { bets } = play;
  const all = actsOf(play).flatMap((act) => {
    const candidate = bets[act.bet];
    const one = candidate && transitionsOf(act, candidate, grid, layer);
    return one && one.last >= 0 ? [one] : [];
  });
  const values: Float64Array[] = [grid.banks];
  const acts: Uint8Array[] = [new Uint8Array(grid.banks.length)];
  for (let toGo = 1; toGo <= layers; toGo += 1) {
    const next = layerOf(toGo, values, all, grid);
    values.push(next.values);
    acts.push(next.acts);
  }
  const top = grid.banks.at(-1) ?? 0;
  const read = (of: Float64Array, bank: number): number => {
    const place = grid.placeOf(bank);
    const low = Math.floor(place);
    return (of[low] ?? 0) + ((of[low + 1] ?? 0) - (of[low] ?? 0)) * (place - low) + Math.max(0, bank - top);
  };
  return {
    valueOf: (bank, toStake) => {
      if (bank <= 0 || toStake <= 0) return Math.max(0, bank);
      const place = Math.min(layers, toStake / layer);
      const low = Math.floor(place);
      const [from, to] = [values[low], values[low + 1] ?? values[low]];
      return from && to ? read(from, bank) * (1 - place + low) + read(to, bank) * (place - low) : 0;
    },
    choiceAt: (bank, toStake) => {
      if (bank < (play.stakes.at(-1) ?? 0)) return null;
      const of = acts[Math.min(layers, Math.max(1, Math.ceil(toStake / layer - 1e-9)))];
      for (let at = Math.round(grid.placeOf(bank)); at >= 0; at -= 1) {
        const act = all[(of?.[at] ?? 0) - 1]?.act;
        if (!act) return null;
        const isPriced = bets[act.bet]?.prices !== null;
        if (act.stakeMinor <= bank || !isPriced)
          return { bet: act.bet, stakeMinor: Math.min(act.stakeMinor, Math.floor(bank)) };
      }
      return null;
    },
  };
};
