import type { Outcomes } from '../../kit/outcome/describe.ts';
import { windowLines } from '../window-lines.ts';

export const outcomes = {
  'slot-soda-siphon': windowLines,
  'slot-tidepool': windowLines,
} satisfies Outcomes;
