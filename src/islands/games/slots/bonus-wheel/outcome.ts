import type { Outcomes } from '../../kit/outcome/describe.ts';
import { windowLines } from '../window-lines.ts';

export const outcomes = {
  'slot-depot-nine': windowLines,
  'slot-mill-race': windowLines,
  'slot-orrery': windowLines,
  'slot-quarter-bells': windowLines,
} satisfies Outcomes;
