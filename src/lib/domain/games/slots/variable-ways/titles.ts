import type { VariableWaysTitle } from './paytable.ts';
import { gableStreet } from './slot-gable-street/title.ts';
import { mothLight } from './slot-moth-light/title.ts';
import { sixShafts } from './slot-six-shafts/title.ts';

/** Every title whose reels vary in height. */
export const variableWaysTitles: readonly VariableWaysTitle[] = [gableStreet, mothLight, sixShafts];
