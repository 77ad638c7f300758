import { multiplierLine, type Outcomes } from '../kit/outcome/describe.ts';

export const outcomes = {
  limbo: ({ crash }) => [multiplierLine(crash)],
} satisfies Outcomes;
