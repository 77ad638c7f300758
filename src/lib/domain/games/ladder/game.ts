import { ok } from '../../result.ts';
import { parseBetList } from '../kit/bets.ts';
import type { Bet, StatefulGame } from '../kit/game.ts';
import { mostAt } from '../kit/share.ts';
import { type Climb, type Ladders, multiplierOf, parseClimb } from './ladder.ts';
import { returnsOf } from './maths.ts';
import { cashOut, drawRungs, fall, openRound, parseMove, readPicks } from './round.ts';

/** One climb, one bet. */
const betCountMax = 1;

type Design = Pick<StatefulGame, 'id' | 'name' | 'rulesVersion' | 'roundedDown'> & { readonly ladders: Ladders };

/** The rules that all climbs share, around the ladders that a game offers. */
export const createLadderGame = ({ ladders, ...design }: Design): StatefulGame => {
  /** The bet of a round and its climb. Bets come from `parseBets`: any other here is a bug. */
  const placed = (bets: readonly Bet[]): { readonly bet: Bet; readonly climb: Climb } => {
    const [bet] = bets;
    const climb = bet && parseClimb(ladders, bet.spot);
    if (!bet || !climb) throw new RangeError(`a round of ${design.id} has one bet on a ladder`);
    return { bet, climb };
  };

  /** The multiplier grows with every rung, so the last one pays most. */
  const prizeOf = ({ spot, amountMinor }: Bet): bigint => {
    const climb = parseClimb(ladders, spot);
    return climb ? mostAt(amountMinor, multiplierOf(climb.ladder, climb.rungsMax)) : 0n;
  };

  const act: StatefulGame['act'] = (bets, state, action, stream) => {
    const { bet, climb } = placed(bets);
    const picks = readPicks(state);
    const move = parseMove(action, climb.ladder, picks);
    if (!move.ok) return move;
    const rungs = drawRungs(climb.ladder, stream);
    if (move.value.kind === 'cash-out') return ok({ step: cashOut(bet, climb.ladder, rungs, picks), added: [] });
    const { place } = move.value;
    const climbed = [...picks, place];
    if (!rungs[picks.length]?.includes(place)) return ok({ step: fall(bet, rungs, climbed), added: [] });
    const isTop = climbed.length === climb.rungsMax;
    return ok({
      step: isTop ? cashOut(bet, climb.ladder, rungs, climbed) : openRound(climb, climbed, rungs),
      added: [],
    });
  };

  return {
    ...design,
    steps: 'many',
    parseBets: (input, currency) =>
      parseBetList(input, currency, betCountMax, ({ spot }) =>
        parseClimb(ladders, spot) ? undefined : 'spot_unknown',
      ),
    maxPayoutOf: (bets) => bets.reduce((sum, bet) => sum + prizeOf(bet), 0n),
    returns: () => returnsOf(ladders),
    start: (bets) => openRound(placed(bets).climb, []),
    act,
    finish: (bets, state, stream) => {
      const { bet, climb } = placed(bets);
      return cashOut(bet, climb.ladder, drawRungs(climb.ladder, stream), readPicks(state));
    },
  };
};
