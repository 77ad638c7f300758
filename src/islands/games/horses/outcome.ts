import { finishLine, type OutcomesOf } from '../kit/outcome/describe.ts';

export const outcomes = {
  horses: ({ order }) => [finishLine(order)],
} satisfies OutcomesOf<'horses'>;
