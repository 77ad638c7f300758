import type { Outcomes } from '../../kit/outcome/describe.ts';
import { windowLines } from '../window-lines.ts';

export const outcomes = {
  'slot-signal-box': windowLines,
} satisfies Outcomes;
