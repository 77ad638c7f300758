import type { Outcomes } from '../../kit/outcome/describe.ts';
import { windowLines } from '../window-lines.ts';

export const outcomes = {
  'slot-lamplighters-round': windowLines,
  'slot-rain-garden': windowLines,
  'slot-seed-vault': windowLines,
} satisfies Outcomes;
