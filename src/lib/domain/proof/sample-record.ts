import { createStream } from '../fairness/stream.ts';
import { cardOf } from '../games/book/card-of.ts';
import { findGame, type GameId } from '../games/book/registry.ts';
import { stakeOf } from '../games/kit/game.ts';
import { drawJackpot } from '../jackpot/draw.ts';
import { hasJackpot, jackpotVersion } from '../jackpot/parameters.ts';
import { formatAmount } from '../money/amount.ts';
import { type OpenProof, recompute } from './recompute.ts';
import type { RoundRecord } from './record.ts';
import { betsOnWire, winsOnWire } from './wire.ts';

const currency = 'EUR';

/** What a sample's pot held, should its seeds win it. */
const sampleWinMinor = 600_000n;

/** Where a record of a sample stands: its id and its moment, which decide nothing. */
export type Place = { readonly id: string; readonly at: string };

/** The record of a game's sample as this proof decides it. A round that is over before anyone could act has no actions. */
export const recordOfSample = (gameId: GameId, proof: OpenProof, place: Place): RoundRecord => {
  const game = findGame(gameId);
  const { sample } = cardOf(gameId);
  const bets = game?.parseBets(sample.bets, currency);
  if (!game || !bets?.ok) throw new RangeError(`the sample of ${gameId} is no bet`);
  const isOpen =
    game.steps === 'many' && proof.kind === 'seeds' && game.start(bets.value, createStream(proof)).status === 'open';
  const actions = isOpen ? sample.actions : [];
  const again = recompute(game, proof, bets.value, actions);
  if (!again.ok) throw new RangeError(`the sample of ${gameId} is refused: ${again.code}`);
  const { settled, added } = again.value;
  const stakeMinor = stakeOf(bets.value) + stakeOf(added);
  const part = proof.kind === 'seeds' && hasJackpot(gameId) ? drawJackpot(proof, stakeMinor, currency) : undefined;
  const winMinor = part?.hit ? sampleWinMinor : 0n;
  const amount = (amountMinor: bigint) => formatAmount(amountMinor, currency);
  return {
    ...place,
    gameId,
    rulesVersion: game.rulesVersion,
    currency,
    stake: amount(stakeMinor),
    payout: amount(settled.payoutMinor + winMinor),
    outcome: settled.outcome,
    bets: betsOnWire(bets.value, currency),
    addedBets: betsOnWire(added, currency),
    actions,
    wins: winsOnWire(settled.wins, currency),
    proof,
    ...(part && {
      jackpot: { version: jackpotVersion, contribution: amount(part.contributionMinor), win: amount(winMinor) },
    }),
  };
};
