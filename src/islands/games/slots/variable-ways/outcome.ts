import type { Outcomes } from '../../kit/outcome/describe.ts';
import { windowLines } from '../window-lines.ts';

export const outcomes = {
  'slot-gable-street': windowLines,
  'slot-moth-light': windowLines,
  'slot-six-shafts': windowLines,
} satisfies Outcomes;
