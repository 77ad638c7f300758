import type { Printed } from '../../kit/printed.ts';
import { rulesOf } from './rules.ts';
import { skin as gableStreet } from './slot-gable-street/skin.ts';
import { skin as mothLight } from './slot-moth-light/skin.ts';
import { skin as sixShafts } from './slot-six-shafts/skin.ts';

export const printed = {
  'slot-gable-street': () => rulesOf(gableStreet),
  'slot-moth-light': () => rulesOf(mothLight),
  'slot-six-shafts': () => rulesOf(sixShafts),
} satisfies Printed;
