import type { Distribution } from '../../../games/kit/outcomes.ts';
import { sumOf } from '../../odds/sums.ts';
import type { BankGrid } from './bank-grid.ts';
import type { Candidate } from './short-list.ts';

/** A bet at a stake, in minor units. `isAll`: of a smaller bank all of it is staked. */
export type Act = { readonly bet: number; readonly stakeMinor: number; readonly isAll: boolean };

/** Where an act leads from each bank of a grid: the banks it may come to with their chances, in rows one after the other. */
export type Transitions = {
  readonly act: Act;
  /** The banks with which it can be done. */
  readonly first: number;
  readonly last: number;
  /** How many layers of wagering it takes off: the same for all banks, or by bank where all is staked. */
  readonly layers: Float64Array;
  readonly starts: Int32Array;
  readonly cells: Int32Array;
  readonly chances: Float64Array;
  /** What lies above the grid on average, where a unit is worth a unit. */
  readonly above: Float64Array;
};

/** From a bank of the grid, by what so many rounds of a stake bring. */
type Step = { readonly stake: number; readonly rounds: number; readonly outcomes: Distribution };

const rounding = 1e-9;

/** The acts of a bet: each stake for as many rounds as take off a layer at least, where a bank outlasts them; one round where all is staked. */
export const transitionsOf = (act: Act, { odds, share }: Candidate, grid: BankGrid, layer: number): Transitions => {
  const { banks, placeOf } = grid;
  const count = banks.length;
  const rounds = act.isAll ? 1 : Math.max(1, Math.ceil(layer / (act.stakeMinor * share) - rounding));
  const many = rounds === 1 ? odds.outcomes : sumOf(odds.outcomes, rounds);
  const stepAt = (bank: number): Step | null => {
    const stake = act.isAll ? Math.min(bank, act.stakeMinor) : act.stakeMinor;
    const isAble = act.isAll
      ? bank < act.stakeMinor && stake * share >= layer * (1 - rounding)
      : bank >= rounds * stake;
    return isAble ? { stake, rounds, outcomes: many } : null;
  };
  const [starts, above, layers] = [new Int32Array(count + 1), new Float64Array(count), new Float64Array(count)];
  const [cells, chances]: [number[], number[]] = [[], []];
  const row = new Float64Array(count);
  const top = banks[count - 1] ?? 0;
  let [first, last] = [count, -1];
  for (let at = 0; at < count; at += 1) {
    starts[at] = cells.length;
    const bank = banks[at] ?? 0;
    const step = bank > 0 ? stepAt(bank) : null;
    if (!step) continue;
    first = Math.min(first, at);
    last = at;
    layers[at] = (step.rounds * step.stake * share) / layer;
    for (const [multiple, chance] of step.outcomes) {
      const then = Math.max(0, bank + step.stake * (multiple - step.rounds));
      const place = placeOf(then);
      const low = Math.floor(place + rounding);
      const part = Math.max(0, place - low);
      row[low] = (row[low] ?? 0) + chance * (1 - part);
      if (part > 0) row[low + 1] = (row[low + 1] ?? 0) + chance * part;
      if (then > top) above[at] = (above[at] ?? 0) + chance * (then - top);
    }
    for (let cell = 0; cell < count; cell += 1) {
      const chance = row[cell] ?? 0;
      if (chance === 0) continue;
      cells.push(cell);
      chances.push(chance);
      row[cell] = 0;
    }
  }
  starts[count] = cells.length;
  return {
    act,
    first,
    last,
    layers,
    starts,
    cells: Int32Array.from(cells),
    chances: Float64Array.from(chances),
    above,
  };
};
