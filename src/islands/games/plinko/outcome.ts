import { multiplierLine, type Outcomes } from '../kit/outcome/describe.ts';

export const outcomes = {
  plinko: ({ multiplier }) => [multiplierLine(multiplier)],
} satisfies Outcomes;
