import { multiplierLine, type Outcomes } from '../kit/outcome/describe.ts';

export const outcomes = {
  wheel: ({ multiplier }) => [multiplierLine(multiplier)],
} satisfies Outcomes;
