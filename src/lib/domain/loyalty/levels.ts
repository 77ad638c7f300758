/** A level: from how many points it holds, and what share of the week's edge comes back there, in whole percent. */
export type LoyaltyLevel = {
  readonly level: number;
  readonly name: string;
  readonly points: number;
  readonly cashbackPercent: number;
};

/** The levels from the first, which asks for nothing, upwards. */
export type LoyaltyLevels = readonly [LoyaltyLevel, ...LoyaltyLevel[]];

/** More than this share of the edge is never given back: the house would pay people to play. */
export const cashbackPercentMax = 50;

/** What is wrong with a list of levels, a line a fault that says how to mend it; none when it can be used. */
export const levelFaults = (levels: readonly LoyaltyLevel[]): string[] =>
  levels.flatMap(({ level, points, cashbackPercent }, at) => {
    const before = levels[at - 1];
    return [
      ...(level === at + 1 ? [] : [`levels[${at}].level is ${level}: number the levels 1, 2, 3 from the first`]),
      ...(at === 0 && points !== 0 ? [`levels[0].points is ${points}: the first level asks for 0`] : []),
      ...(before && points <= before.points ? [`levels[${at}].points must be above ${before.points}`] : []),
      ...(before && cashbackPercent < before.cashbackPercent
        ? [`levels[${at}].cashbackPercent must not be below ${before.cashbackPercent}`]
        : []),
    ];
  });

/** The highest level that the points reach, and the next one; undefined at the top. */
export const levelAt = (
  levels: LoyaltyLevels,
  points: number,
): { readonly level: LoyaltyLevel; readonly next: LoyaltyLevel | undefined } => {
  const level = levels.findLast((one) => one.points <= points) ?? levels[0];
  return { level, next: levels[levels.indexOf(level) + 1] };
};
