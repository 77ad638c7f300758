import { createStream } from '../../fairness/stream.ts';
import type { Bet, Settled, SharedSeeds } from '../kit/game.ts';
import { cardAt, runRace, settle } from './rules.ts';

/**
 * The race that a link and its chain's salt decide, for anyone to compute again: the link stands in place of the server
 * seed, the salt in place of the client seed, the link's index is the nonce and says which card is run.
 */
export const verifyRound = ({ link, salt, index }: SharedSeeds, bets: readonly Bet[] = []): Settled => {
  const card = cardAt(index);
  return settle(bets, card, runRace(card, createStream({ serverSeed: link, clientSeed: salt, nonce: index })));
};
