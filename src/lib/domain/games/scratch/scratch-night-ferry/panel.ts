import { drawItems } from '../../../fairness/draw.ts';
import type { Stream } from '../../../fairness/stream.ts';
import { prizes } from './prizes.ts';

/** Two of the quay's 30 berths are lit; eight ferries carry a berth and an amount in ticket prices each. */
export const berthCount = 30;
export const litCount = 2;
export const ferryCount = 8;

export type Ferry = { readonly berth: number; readonly multiple: number };
export type Panel = { readonly lit: readonly number[]; readonly ferries: readonly Ferry[] };

const berths = Array.from({ length: berthCount }, (_, index) => index + 1);
const amounts = prizes.map(({ multiple }) => multiple).filter((multiple) => multiple > 0);

/**
 * What is printed on a ticket: the ferry whose berth is lit carries the prize, and there is none on a losing ticket. Berths
 * are ten different ones, amounts of the other ferries are drawn evenly from the prize table.
 */
export const printPanel = (prize: number, stream: Stream): Panel => {
  const won = prizes[prize]?.multiple ?? 0;
  const drawn = drawItems(berths, litCount + ferryCount, stream);
  const lit = drawn.slice(0, litCount);
  const ferries = drawn.slice(litCount).map((berth): Ferry => {
    const multiple = amounts[stream.below(amounts.length)] ?? 0;
    return { berth, multiple };
  });
  const lucky = stream.below(ferryCount);
  const home = lit[stream.below(litCount)] ?? 0;
  return {
    lit,
    ferries:
      won > 0 ? ferries.map((ferry, index) => (index === lucky ? { berth: home, multiple: won } : ferry)) : ferries,
  };
};
