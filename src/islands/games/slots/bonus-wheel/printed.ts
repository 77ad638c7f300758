import type { Printed } from '../../kit/printed.ts';
import { rulesOf } from './rules.ts';
import { skin as depotNine } from './slot-depot-nine/skin.ts';
import { skin as millRace } from './slot-mill-race/skin.ts';
import { skin as orrery } from './slot-orrery/skin.ts';
import { skin as quarterBells } from './slot-quarter-bells/skin.ts';

export const printed = {
  'slot-depot-nine': () => rulesOf(depotNine),
  'slot-mill-race': () => rulesOf(millRace),
  'slot-orrery': () => rulesOf(orrery),
  'slot-quarter-bells': () => rulesOf(quarterBells),
} satisfies Printed;
