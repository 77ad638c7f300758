import { belowBig } from '../../../fairness/below-big.ts';
import { createStream, type RoundSeeds } from '../../../fairness/stream.ts';
import { findGame, type GameId, type HouseGame } from '../../../games/book/registry.ts';
import { type Decided, stakeOf } from '../../../games/kit/game.ts';
import { paid, partLabel } from '../../../games/kit/payment.ts';
import { formatAmount } from '../../../money/amount.ts';
import type { RoundRecord } from '../../record.ts';
import { betsOnWire, winsOnWire } from '../../wire.ts';
import { chosenRounds } from './chosen.ts';
import { currency, proofOf, type Tried } from './rounds.ts';
import type { Draw } from './watched-stream.ts';

/** A win that left `num`/`den` of a minor unit: the draw below `den`, and whether it was paid as one unit more. */
type Fraction = {
  readonly spot: string;
  readonly num: string;
  readonly den: string;
  readonly drawn: string;
  readonly paid: boolean;
};

/** A round to check a program by: its record as a verifier takes it, what its last step drew, and the parts of a unit that it left. */
export type Example = {
  readonly record: RoundRecord;
  readonly draws: readonly Draw[];
  /** Whether its player left it alone after these actions. */
  readonly left: boolean;
  readonly fractions: readonly Fraction[];
};

const fractionsOf = ({ wins }: Decided, seeds: RoundSeeds, wayOut?: string): Fraction[] => {
  const stream = createStream(seeds, partLabel(wayOut));
  return wins.flatMap(({ spot, rest }) => {
    if (!rest) return [];
    const drawn = belowBig(stream, rest.den);
    return [{ spot, num: `${rest.num}`, den: `${rest.den}`, drawn: `${drawn}`, paid: drawn < rest.num }];
  });
};

/** A round that was played, as its record tells it. */
const exampleOf = (id: GameId, game: HouseGame, tried: Tried): Example => {
  const { seeds, bets, actions, added, left, decided, draws } = tried;
  const wayOut = game.steps === 'shared' ? game.wayOut?.(bets, actions) : undefined;
  const settled = paid(decided, seeds, 'drawn', wayOut);
  return {
    record: {
      id: `example-${seeds.nonce}`,
      gameId: id,
      rulesVersion: game.rulesVersion,
      currency,
      at: '2027-01-01T00:00:00.000Z',
      stake: formatAmount(stakeOf(bets) + stakeOf(added), currency),
      payout: formatAmount(settled.payoutMinor, currency),
      outcome: settled.outcome,
      bets: betsOnWire(bets, currency),
      addedBets: betsOnWire(added, currency),
      actions,
      wins: winsOnWire(settled.wins, currency),
      proof: proofOf(game, seeds),
    },
    draws,
    left,
    fractions: fractionsOf(decided, seeds, wayOut),
  };
};

/** The rounds of a game's page. */
export const examplesOf = (id: GameId): readonly Example[] => {
  const game = findGame(id);
  if (!game) throw new RangeError(`no game ${id}`);
  return chosenRounds(id, game).map((tried) => exampleOf(id, game, tried));
};
