import { finishLine, type Outcomes } from '../kit/outcome/describe.ts';

export const outcomes = {
  greyhounds: ({ order }) => [finishLine(order)],
} satisfies Outcomes;
