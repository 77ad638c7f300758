import { createStream } from '../../../fairness/stream.ts';
import type { Bet, Settled, SharedSeeds } from '../../kit/game.ts';
import { settle, spin } from './rules.ts';

/**
 * The spin that a link and its chain's salt decide, for anyone to compute again: the link stands in place of the server seed,
 * the salt in place of the client seed, the link's index is the nonce. Without bets: the pocket alone.
 */
export const verifyRound = ({ link, salt, index }: SharedSeeds, bets: readonly Bet[] = []): Settled =>
  settle(bets, spin(createStream({ serverSeed: link, clientSeed: salt, nonce: index })));
