import { drawnLine, type Outcomes } from '../kit/outcome/describe.ts';

export const outcomes = {
  'lotto-6-49': ({ drawn }) => [drawnLine(drawn)],
} satisfies Outcomes;
