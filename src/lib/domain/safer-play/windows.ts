import { type Behaviour, dayMs } from './behaviour.ts';

/** Days that are looked at, and the days before them that they are held against. */
export const recentDays = 28;
const baselineDays = 56;
/** With fewer days before, a player has no own measure yet. */
const baselineDaysMin = 14;

/** How much of a player’s past is read. */
export const lookBackDays = recentDays + baselineDays;

/** What of a list lies within so many days before the end. */
export const inLast = <Item>(
  { until }: Pick<Behaviour, 'until'>,
  days: number,
  items: readonly Item[],
  at: (item: Item) => number,
): Item[] => items.filter((item) => at(item) >= until - days * dayMs && at(item) < until);

/** What of a list lies in the days of comparison. */
export const inBaseline = <Item>(
  { until }: Pick<Behaviour, 'until'>,
  items: readonly Item[],
  at: (item: Item) => number,
): Item[] => items.filter((item) => at(item) >= until - lookBackDays * dayMs && at(item) < until - recentDays * dayMs);

/** How many whole days of comparison there are; undefined: too few to compare with. */
export const daysToCompare = ({ until, since }: Pick<Behaviour, 'until' | 'since'>): number | undefined => {
  const from = until - recentDays * dayMs;
  const days = Math.floor((from - Math.max(since, from - baselineDays * dayMs)) / dayMs);
  return days < baselineDaysMin ? undefined : days;
};
