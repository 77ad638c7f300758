import { bonusWheelGame } from './rules.ts';
import { depotNine } from './titles/depot-nine.ts';
import { millRace } from './titles/mill-race.ts';
import { orrery } from './titles/orrery.ts';
import { quarterBells } from './titles/quarter-bells.ts';

export const slotDepotNine = bonusWheelGame(depotNine);
export const slotQuarterBells = bonusWheelGame(quarterBells);
export const slotMillRace = bonusWheelGame(millRace);
export const slotOrrery = bonusWheelGame(orrery);
