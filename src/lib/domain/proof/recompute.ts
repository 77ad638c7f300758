import { createStream } from '../fairness/stream.ts';
import type { HouseGame } from '../games/book/registry.ts';
import type { Bet } from '../games/kit/game.ts';
import { type Payment, paid, playPaid, settlePaid } from '../games/kit/payment.ts';
import { fail, ok, type Result } from '../result.ts';
import type { ChainProof, Proof } from './record.ts';
import { type Replayed, replayActions } from './replay-actions.ts';

type Known<P extends Proof, Secret extends keyof P> = P & { readonly [K in Secret]: string };

/** A proof with all that decides its round. */
export type OpenProof = Known<Extract<Proof, { kind: 'seeds' }>, 'serverSeed'> | Known<ChainProof, 'link'>;

/** Whether the house has revealed what decided the round. */
export const isRevealed = (proof: Proof): proof is OpenProof =>
  proof.kind === 'seeds' ? proof.serverSeed !== null : proof.link !== null;

/**
 * Plays a round again by its game's own rules, from nothing but its proof, its opening bets and its actions, and pays it. Fails when
 * the rules refuse an action, or when the proof is of another kind than the game's rounds have.
 */
export const recompute = (
  game: HouseGame,
  proof: OpenProof,
  bets: readonly Bet[],
  actions: readonly unknown[],
  payment: Payment = 'drawn',
): Result<Replayed, 'action_invalid' | 'proof_unfit'> => {
  if (game.steps !== 'many' && game.steps !== 'shared' && actions.length > 0) return fail('action_invalid');
  switch (game.steps) {
    case 'one':
      return proof.kind === 'seeds'
        ? ok({ settled: playPaid(game, bets, proof, payment), added: [] })
        : fail('proof_unfit');
    case 'many':
      return proof.kind === 'seeds' ? replayActions(game, proof, bets, actions, payment) : fail('proof_unfit');
    case 'series': {
      if (proof.kind !== 'seeds' || proof.remaining?.length !== game.prizes.length) return fail('proof_unfit');
      const drawn = game.draw(proof.remaining, createStream(proof));
      return ok({ settled: paid(game.settle(bets, drawn), proof, payment), added: [] });
    }
    case 'shared': {
      if (proof.kind !== 'chain') return fail('proof_unfit');
      const settled = settlePaid(game, bets, proof, actions, payment);
      return settled.ok ? ok({ settled: settled.value, added: [] }) : settled;
    }
  }
};
