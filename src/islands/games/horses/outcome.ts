import { finishLine, type Outcomes } from '../kit/outcome/describe.ts';

export const outcomes = {
  horses: ({ order }) => [finishLine(order)],
} satisfies Outcomes;
