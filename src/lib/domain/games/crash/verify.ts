import { type Link, saltedDraw } from '../../fairness/hash-chain.ts';
import type { Bet, Settled } from '../kit/game.ts';
import { crashPointOf } from './paytable.ts';
import { settle } from './rules.ts';

/** What decides a shared round: its own link of the chain, revealed when it is over, and the chain's public salt. */
export type SharedSeeds = { readonly link: Link; readonly salt: string };

/** The point, in hundredths, at which the round of these seeds ends. */
export const pointOf = ({ link, salt }: SharedSeeds): number => crashPointOf(saltedDraw(link, salt));

/** A round for anyone to compute again; whether the link belongs to the chain is told by `isLinkOf`. */
export const verifyRound = (seeds: SharedSeeds, bets: readonly Bet[] = [], askedMs?: number): Settled =>
  settle(bets, pointOf(seeds), askedMs);
