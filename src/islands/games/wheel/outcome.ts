import { multiplierLine, type OutcomesOf } from '../kit/outcome/describe.ts';

export const outcomes = {
  wheel: ({ multiplier }) => [multiplierLine(multiplier)],
} satisfies OutcomesOf<'wheel'>;
