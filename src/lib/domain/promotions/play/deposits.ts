import { rationalOf } from '../../maths/rational.ts';
import { depositStops } from '../deposit-span.ts';
import { minorOfEur } from '../eur.ts';
import type { PromotionRules } from '../rules.ts';

/** The deposits in euro cents at which what it brings changes its shape: the least, each bound and the cent above it, the most; else what unlocks, without which nothing is won, or none. */
export const depositsOf = (rules: PromotionRules): number[] => {
  const { reward, freeSpins } = rules;
  if (reward.kind !== 'deposit')
    return [freeSpins?.unlock ? Number(minorOfEur(freeSpins.unlock.depositEur, 'EUR', rationalOf('1'))) : 0];
  const stops = depositStops(rules).map(Number);
  const bounds = reward.steps.flatMap(({ upToEur }) =>
    upToEur === null ? [] : [Number(minorOfEur(upToEur, 'EUR', rationalOf('1')))],
  );
  const ends = [stops[0] ?? 0, stops.at(-1) ?? 0];
  const least = ends[0] ?? 0;
  return [...new Set([...ends, 10_000, ...bounds, ...bounds.map((one) => one + 1)])].filter((one) => one >= least);
};
