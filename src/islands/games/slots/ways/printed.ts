import type { Printed } from '../../kit/printed.ts';
import { rulesOf } from './rules.ts';
import { skin as kiteHarbour } from './slot-kite-harbour/skin.ts';

export const printed = {
  'slot-kite-harbour': () => rulesOf(kiteHarbour),
} satisfies Printed;
