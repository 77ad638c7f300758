import type { Outcomes } from '../../kit/outcome/describe.ts';
import { windowLines } from '../window-lines.ts';

export const outcomes = {
  'slot-comet-register': windowLines,
  'slot-pattern-book': windowLines,
  'slot-polar-logbook': windowLines,
} satisfies Outcomes;
