import { multiplierLine, type OutcomesOf } from '../kit/outcome/describe.ts';

export const outcomes = {
  limbo: ({ crash }) => [multiplierLine(crash)],
} satisfies OutcomesOf<'limbo'>;
