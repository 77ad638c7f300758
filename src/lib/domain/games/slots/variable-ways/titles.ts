import type { VariableWaysTitle } from './paytable.ts';
import { gableStreet } from './titles/gable-street.ts';
import { mothLight } from './titles/moth-light.ts';
import { sixShafts } from './titles/six-shafts.ts';

/** Every title whose reels vary in height. */
export const variableWaysTitles: readonly VariableWaysTitle[] = [gableStreet, mothLight, sixShafts];
