import type { Chance } from '../kit/figures.ts';
import { figuresOf } from '../kit/figures.ts';
import type { SpotReturn } from '../kit/game.ts';
import { multiplierOf, sharesOf } from './paytable.ts';
import { spotOf, type Wheel, wheels } from './wheels.ts';

/** What one unit staked on a wheel returns, and on how many of its segments. */
export const chancesOf = ({ segments, risk }: Wheel): readonly Chance[] =>
  sharesOf(segments, risk).map((share) => ({ pays: multiplierOf(share.multiplier), cases: BigInt(share.segments) }));

export const wheelReturn = (wheel: Wheel): SpotReturn => ({ kind: spotOf(wheel), ...figuresOf(chancesOf(wheel)) });

export const returnsByKind = (): SpotReturn[] => wheels.map(wheelReturn);
