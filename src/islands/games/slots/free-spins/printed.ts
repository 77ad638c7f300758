import type { Printed } from '../../kit/printed.ts';
import { rulesOf } from './rules.ts';
import { skin as nightOrchard } from './slot-night-orchard/skin.ts';

export const printed = {
  'slot-night-orchard': () => rulesOf(nightOrchard),
} satisfies Printed;
