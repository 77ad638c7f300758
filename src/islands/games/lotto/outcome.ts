import { drawnLine, type OutcomesOf } from '../kit/outcome/describe.ts';

export const outcomes = {
  'lotto-6-49': ({ drawn }) => [drawnLine(drawn)],
} satisfies OutcomesOf<'lotto'>;
