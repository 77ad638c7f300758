import type { Row } from './row.ts';

/** What one turn of a part showed: how many a second, and how long, in ms, 99 of 100 took at the most where that is asked. */
export type Turn = { readonly rate: number; readonly p99?: number };

/** What is measured in turn with other things. `name` is what it is at how many players. */
export type Part = { readonly name: string; readonly measure: () => Promise<Turn> };

/** Turns by the name of their part, the first with the first of every other part. */
export type Turns = ReadonlyMap<string, readonly Turn[]>;

/**
 * Every part once a turn, forwards and then backwards: whatever else the machine has to do meets all of them, none always follows
 * the same one, and what is compared was measured within a minute.
 */
export async function takeTurns(parts: readonly Part[], count: number): Promise<Turns> {
  const turns = new Map<string, Turn[]>(parts.map(({ name }) => [name, []]));
  for (let turn = 0; turn < count; turn++) {
    for (const { name, measure } of turn % 2 === 0 ? parts : parts.toReversed()) {
      console.error(`turn ${turn + 1} of ${count}: ${name}`);
      turns.get(name)?.push(await measure());
    }
  }
  return turns;
}

/** The median of a figure, and the least and the most of it. */
export const spreadOf = (values: readonly number[]): Pick<Row, 'value' | 'from' | 'to'> => {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (index: number) => sorted[index] ?? Number.NaN;
  const middle = sorted.length / 2;
  const value = sorted.length % 2 === 1 ? at(Math.floor(middle)) : (at(middle - 1) + at(middle)) / 2;
  return { value, from: at(0), to: at(sorted.length - 1) };
};

/** What a part does beside what another does, turn by turn: one figure of one minute over another of the same. */
export const shareOf = (turns: Turns, part: string, other: string): Pick<Row, 'value' | 'from' | 'to'> => {
  const others = turns.get(other) ?? [];
  return spreadOf((turns.get(part) ?? []).map(({ rate }, turn) => rate / (others[turn]?.rate ?? Number.NaN)));
};
