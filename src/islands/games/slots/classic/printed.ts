import type { Printed } from '../../kit/printed.ts';
import { rulesOf } from './rules.ts';
import { skin as signalBox } from './slot-signal-box/skin.ts';

export const printed = {
  'slot-signal-box': () => rulesOf(signalBox),
} satisfies Printed;
