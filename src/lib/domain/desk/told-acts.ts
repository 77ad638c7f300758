import { type Act, actNames, acts } from './acts.ts';

/**
 * Acts of which a player is told nothing. That a suspicion was looked into, and reported, may be told to nobody it is about: who tells it
 * commits an offence (Directive (EU) 2015/849, article 39; FATF recommendation 21).
 */
export const untoldActs: readonly Act[] = actNames.filter(
  (name) => acts[name].room === 'risk' && acts[name].kind !== 'look',
);

/** Looks that are told as what they are to the player: a look at the account, without why. */
export const toldAs: Readonly<Partial<Record<Act, Act>>> = { 'risk.read': 'players.read' };
