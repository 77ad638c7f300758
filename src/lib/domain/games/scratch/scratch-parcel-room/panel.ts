import { drawItems, shuffle } from '../../../fairness/draw.ts';
import type { Stream } from '../../../fairness/stream.ts';
import { prizes } from './prizes.ts';

export const fieldCount = 9;
/** So many equal amounts win that amount. */
export const winCount = 3;

const amounts = prizes.map(({ multiple }) => multiple).filter((multiple) => multiple > 0);

/**
 * The nine parcels of a ticket, each with an amount in ticket prices. A winning ticket shows its amount three times; all
 * other fields are drawn from two of every other amount, evenly, so that no losing ticket is made to look like a near win.
 */
export const printPanel = (prize: number, stream: Stream): number[] => {
  const won = prizes[prize]?.multiple ?? 0;
  const winners = won > 0 ? Array.from({ length: winCount }, () => won) : [];
  const others = amounts.filter((amount) => amount !== won).flatMap((amount) => [amount, amount]);
  return shuffle([...winners, ...drawItems(others, fieldCount - winners.length, stream)], stream);
};
