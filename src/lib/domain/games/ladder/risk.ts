import { ofOne } from '../kit/risk.ts';
import { type Ladders, parseClimb } from './ladder.ts';
import { planReturn } from './maths.ts';

/** The calmest plan of a climb is to leave after its first rung, and the stake is counted before anybody knows. */
export const climbRisk = (ladders: Ladders) =>
  ofOne((spot) => {
    const climb = parseClimb(ladders, spot);
    return climb && planReturn(spot, climb.ladder, 1).variance;
  });
