import { multiplierLine, type OutcomesOf } from '../kit/outcome/describe.ts';

export const outcomes = {
  plinko: ({ multiplier }) => [multiplierLine(multiplier)],
} satisfies OutcomesOf<'plinko'>;
