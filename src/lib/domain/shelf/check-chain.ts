import { earlierLink, type Link } from '../fairness/hash-chain.ts';

/** A round that is over, with the link that it revealed. `isOutcome`: whether the link and the salt decide what it says. */
export type Revealed = { readonly index: number; readonly link: string | null; readonly isOutcome: boolean };

export type ChainChecked = {
  readonly checked: number;
  readonly from: number | null;
  readonly to: number | null;
  readonly broken: { readonly index: number; readonly what: 'link' | 'outcome' | 'missing' } | null;
  readonly reachesCommitment: boolean;
};

/**
 * Hashes revealed links, the newest first, back to each other over any gap, and the oldest of them to the commitment. The first
 * that fails is said.
 */
export function checkChain(commitment: Link, rounds: readonly Revealed[]): ChainChecked {
  const [newest] = rounds;
  const oldest = rounds.at(-1);
  const ends = { checked: rounds.length, from: oldest?.index ?? null, to: newest?.index ?? null };
  for (const [place, { index, link, isOutcome }] of rounds.entries()) {
    const fails = (what: 'link' | 'outcome' | 'missing') => ({
      ...ends,
      broken: { index, what },
      reachesCommitment: false,
    });
    if (link === null) return fails('missing');
    if (!isOutcome) return fails('outcome');
    const before = rounds[place + 1];
    const target = before === undefined ? { index: 0, link: commitment } : before;
    if (target.link !== null && earlierLink(link, index - target.index) !== target.link) return fails('link');
  }
  return { ...ends, broken: null, reachesCommitment: rounds.length > 0 };
}
