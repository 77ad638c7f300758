import type { Stream } from '../../fairness/stream.ts';
import { type Share, shareAt } from '../kit/share.ts';
import { type Roll, rollsOf, totalOf } from './dice.ts';
import { fateOf } from './fate.ts';
import { hasNumber } from './layout.ts';
import { oddsOf, type Point, pointOf, spotOf } from './spots.ts';

/** A bet that has left the felt after so many rolls: decided by the dice, or taken down by the player for its stake. */
export type Decision = {
  readonly roll: number;
  readonly spot: string;
  readonly stakeMinor: bigint;
  readonly taken: boolean;
} & Share;

/** A round at some point of its play: the rolls so far, what lies where in minor units, and what has left the felt. */
export type Table = {
  readonly rolls: readonly Roll[];
  readonly felt: ReadonlyMap<string, bigint>;
  readonly decided: readonly Decision[];
};

const pointAfter = (point: Point | null, roll: Roll): Point | null => {
  const total = totalOf(roll);
  if (point === null) return pointOf(total) ?? null;
  return total === point || total === 7 ? null : point;
};

/** The table's point before each of these rolls and after the last: one more than there are rolls. */
export const pointsOf = (rolls: readonly Roll[]): (Point | null)[] => {
  const found: (Point | null)[] = [null];
  for (const roll of rolls) found.push(pointAfter(found.at(-1) ?? null, roll));
  return found;
};

/** The table's point now; null while the next roll comes out. */
export const pointNow = ({ rolls }: Table): Point | null => pointsOf(rolls).at(-1) ?? null;

/** One more roll: every bet that it decides leaves the felt with its winnings, and box bets move to their number. */
export const rollOn = (table: Table, roll: Roll): Table => {
  const point = pointNow(table);
  const rolls = [...table.rolls, roll];
  const felt = new Map<string, bigint>();
  const decided = [...table.decided];
  for (const [id, stakeMinor] of table.felt) {
    const spot = spotOf(id);
    const fate = fateOf(spot, point, roll);
    if (fate.kind === 'decided') {
      decided.push({ roll: rolls.length, spot: id, stakeMinor, ...shareAt(stakeMinor, fate.returns), taken: false });
    } else {
      const isBox = spot.kind === 'line' && spot.number === 'box';
      felt.set(isBox && fate.kind === 'numbered' ? `${id}:${fate.number}` : id, stakeMinor);
    }
  }
  return { rolls, felt, decided };
};

/** The next roll, from a stream that has given the earlier ones. */
export const rollNext = (table: Table, stream: Stream): Table => rollsOf(stream, 1).reduce(rollOn, table);

export const putOn = (table: Table, spot: string, amountMinor: bigint): Table => ({
  ...table,
  felt: new Map(table.felt).set(spot, (table.felt.get(spot) ?? 0n) + amountMinor),
});

/** Bets off the felt for their stake; odds go with the bet behind which they lie. */
export const takeDown = (table: Table, ids: readonly string[]): Table => {
  const off = new Set(ids.flatMap((id) => [id, oddsOf(id)]));
  const taken = [...table.felt].filter(([id]) => off.has(id));
  return {
    rolls: table.rolls,
    felt: new Map([...table.felt].filter(([id]) => !off.has(id))),
    decided: [
      ...table.decided,
      ...taken.map(([spot, stakeMinor]) => ({
        roll: table.rolls.length,
        spot,
        stakeMinor,
        payoutMinor: stakeMinor,
        taken: true,
      })),
    ],
  };
};

/**
 * A round that was left alone. What its player might have taken down comes back whole, except don't bets past their first
 * roll, which are worth more than their stake; those and the bets under contract are played out by the dice of the round.
 */
export const playOut = (table: Table, stream: Stream): Table => {
  const point = pointNow(table);
  const returned = [...table.felt.keys()].filter((id) => !hasNumber(spotOf(id), point));
  let played = takeDown(table, returned);
  while (played.felt.size > 0) played = rollNext(played, stream);
  return played;
};
