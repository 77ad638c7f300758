import type { Printed } from '../../kit/printed.ts';
import { rulesOf } from './rules.ts';
import { skin as sodaSiphon } from './slot-soda-siphon/skin.ts';
import { skin as tidepool } from './slot-tidepool/skin.ts';

export const printed = {
  'slot-soda-siphon': () => rulesOf(sodaSiphon),
  'slot-tidepool': () => rulesOf(tidepool),
} satisfies Printed;
