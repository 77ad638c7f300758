import { type Describe, drawnLine, type OutcomesOf } from '../kit/outcome/describe.ts';
import { listOf } from '../kit/outcome/read.ts';

const keno: Describe = ({ drawn }) => [drawnLine(listOf(drawn).toSorted((a, b) => Number(a) - Number(b)))];

export const outcomes = {
  'keno-40-10': keno,
  'keno-80-20': keno,
} satisfies OutcomesOf<'keno'>;
