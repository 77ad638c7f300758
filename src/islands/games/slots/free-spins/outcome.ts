import type { Outcomes } from '../../kit/outcome/describe.ts';
import { windowLines } from '../window-lines.ts';

export const outcomes = {
  'slot-night-orchard': windowLines,
} satisfies Outcomes;
