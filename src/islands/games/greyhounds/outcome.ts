import { finishLine, type OutcomesOf } from '../kit/outcome/describe.ts';

export const outcomes = {
  greyhounds: ({ order }) => [finishLine(order)],
} satisfies OutcomesOf<'greyhounds'>;
