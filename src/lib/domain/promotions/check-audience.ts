import { gameCategories } from '../catalogue/game.ts';
import { type SnapshotFault as Fault, snapshotFault as fault } from '../catalogue/snapshot-fault.ts';
import { isDay } from '../day.ts';
import { compare, rationalOf } from '../maths/rational.ts';
import { type Condition, conditionsMax, conditionsOf, partsOf } from './audience/audience.ts';
import type { PromotionRules } from './rules.ts';
import type { WeighedGame } from './weights.ts';

type Problem = readonly [field: string, problem: string, remedy: string];

const boundProblems = (low: number | null, high: number | null, ends: readonly [string, string]): Problem[] => {
  if (low === null && high === null) return [[ends[0], 'bounds nothing', `write ${ends[0]} or ${ends[1]}`]];
  return low !== null && high !== null && low > high
    ? [[ends[1], `lies below ${ends[0]}`, 'write the smaller bound first']]
    : [];
};

const dayProblems = (from: string | null, to: string | null): Problem[] => {
  const wrong = Object.entries({ from, to }).filter(([, day]) => day !== null && !isDay(day));
  if (wrong.length > 0)
    return wrong.map(([field]) => [field, 'is no day of the calendar', 'write it as 2026-12-31'] as const);
  if (from === null && to === null) return [['from', 'bounds nothing', 'write from or to']];
  return from !== null && to !== null && from > to ? [['to', 'lies before from', 'write a later day, or null']] : [];
};

const sumProblems = (minEur: string | null, maxEur: string | null): Problem[] => {
  if (minEur === null && maxEur === null) return [['minEur', 'bounds nothing', 'write minEur or maxEur']];
  return minEur !== null && maxEur !== null && compare(rationalOf(minEur), rationalOf(maxEur)) > 0
    ? [['maxEur', 'lies below minEur', 'write the smaller bound first']]
    : [];
};

const problemsOf = (condition: Condition, own: string, games: readonly WeighedGame[]): Problem[] => {
  switch (condition.is) {
    case 'registered':
      return dayProblems(condition.from, condition.to);
    case 'days_since_registration':
    case 'days_since_deposit':
    case 'days_since_play':
    case 'deposit_count':
    case 'loyalty_level':
      return boundProblems(condition.min, condition.max, ['min', 'max']);
    case 'deposit_sum':
    case 'staked':
      return sumProblems(condition.minEur, condition.maxEur);
    case 'played_category':
      return (gameCategories as readonly string[]).includes(condition.category)
        ? []
        : [['category', 'is not known', `write ${gameCategories.join(' or ')}`]];
    case 'played_game':
      return games.some(({ id }) => id === condition.gameId)
        ? []
        : [['gameId', 'is no game of the house', 'correct its spelling']];
    case 'took':
    case 'never_took':
      return condition.promotion === own
        ? [['promotion', 'is this promotion itself', 'name another: each is had once in any case']]
        : [];
    default:
      return [];
  }
};

/** What is wrong with whom it is for beyond days, countries and deposits. */
export const audienceFaults = ({ id, audience }: PromotionRules, games: readonly WeighedGame[]): Fault[] => {
  if (audience === undefined) return [];
  const { parts, isAny } = partsOf(audience);
  const top = `audience.${isAny ? 'any' : 'all'}`;
  const placed = parts.flatMap((part, at) => {
    if ('is' in part) return [{ field: `${top}.${at}`, condition: part }];
    const { parts: inner, isAny: isAnyOf } = conditionsOf(part);
    return inner.map((condition, within) => ({
      field: `${top}.${at}.${isAnyOf ? 'any' : 'all'}.${within}`,
      condition,
    }));
  });
  const many =
    placed.length > conditionsMax ? [fault(id, top, 'has too many conditions', `write ${conditionsMax} at most`)] : [];
  return [
    ...many,
    ...placed.flatMap(({ field, condition }) =>
      problemsOf(condition, id, games).map(([own, problem, remedy]) => fault(id, `${field}.${own}`, problem, remedy)),
    ),
  ];
};
