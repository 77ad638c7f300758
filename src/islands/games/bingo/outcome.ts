import { drawnLine, type OutcomesOf } from '../kit/outcome/describe.ts';

export const outcomes = {
  'bingo-75': ({ called }) => [drawnLine(called)],
} satisfies OutcomesOf<'bingo'>;
