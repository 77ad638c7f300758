import { rational, subtract, toDecimalString, toPercentString } from '../../maths/rational.ts';
import { returnWithOdds } from './maths.ts';
import type { Side } from './spots.ts';

const factsOf = (side: Side) => {
  const { staked, returnToPlayer } = returnWithOdds(side);
  return {
    staked: toDecimalString(staked, staked.den === 1n ? 0 : 2),
    return: toPercentString(returnToPlayer, 4),
    fraction: `${returnToPlayer.num}/${returnToPlayer.den}`,
    edge: toPercentString(subtract(rational(1n), returnToPlayer), 4),
  };
};

/** What the words on a line with all its odds need: "3.78" flat bets, "99.6257%", "1863/1870", and what the house keeps, "0.3743%". */
export const withOddsFacts = () => {
  const [pass, dontPass] = [factsOf('do'), factsOf('dont')];
  return {
    doStaked: pass.staked,
    doReturn: pass.return,
    doFraction: pass.fraction,
    doEdge: pass.edge,
    dontStaked: dontPass.staked,
    dontReturn: dontPass.return,
    dontFraction: dontPass.fraction,
    dontEdge: dontPass.edge,
  };
};
