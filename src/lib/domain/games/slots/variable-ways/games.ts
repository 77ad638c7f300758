import { variableWaysGame } from './rules.ts';
import { gableStreet } from './titles/gable-street.ts';
import { mothLight } from './titles/moth-light.ts';
import { sixShafts } from './titles/six-shafts.ts';

export const slotGableStreet = variableWaysGame(gableStreet);
export const slotMothLight = variableWaysGame(mothLight);
export const slotSixShafts = variableWaysGame(sixShafts);
