import { drawnLine, type Outcomes } from '../kit/outcome/describe.ts';

export const outcomes = {
  'bingo-75': ({ called }) => [drawnLine(called)],
} satisfies Outcomes;
