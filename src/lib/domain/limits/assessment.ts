/** What the answers say of a player's risk. */
export const assessmentLevels = ['none', 'low', 'moderate', 'high'] as const;
export type AssessmentLevel = (typeof assessmentLevels)[number];

/** From which score on each level holds: the thresholds of the Problem Gambling Severity Index (Ferris and Wynne, 2001). */
const levelsFrom: readonly (readonly [number, AssessmentLevel])[] = [
  [8, 'high'],
  [3, 'moderate'],
  [1, 'low'],
  [0, 'none'],
];

/** The sum of nine answers of 0 to 3, and what it says. */
export const assess = (answers: readonly number[]): { readonly score: number; readonly level: AssessmentLevel } => {
  const score = answers.reduce((sum, answer) => sum + answer, 0);
  const [, level] = levelsFrom.find(([from]) => score >= from) ?? [0, 'none' as const];
  return { score, level };
};
