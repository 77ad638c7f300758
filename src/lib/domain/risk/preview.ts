import type { RiskRule } from './rules.ts';

/** What fired: of a case's rule, or a hold of a withdrawal. `noConcern`: people decided that it was nothing. */
export type Fired = {
  readonly rule: string;
  readonly playerId: string;
  readonly key: string;
  readonly eurCents: bigint;
  readonly noConcern: boolean;
};

export type Tally = {
  readonly count: number;
  readonly players: number;
  readonly eurCents: bigint;
  /** How many of them people decided to be nothing. */
  readonly noConcern: number;
};

export type Compared = { readonly rule: string; readonly did: Tally; readonly would: Tally };

const tallyOf = (fired: readonly Fired[]): Tally => ({
  count: fired.length,
  players: new Set(fired.map(({ playerId }) => playerId)).size,
  eurCents: fired.reduce((sum, { eurCents }) => sum + eurCents, 0n),
  noConcern: fired.filter(({ noConcern }) => noConcern).length,
});

/** Each rule's tally of what fired beside what would have, in the order of `rules`. */
export const compareFired = (
  rules: readonly (RiskRule | string)[],
  did: readonly Fired[],
  would: readonly Fired[],
): Compared[] =>
  rules.map((rule) => ({
    rule,
    did: tallyOf(did.filter((one) => one.rule === rule)),
    would: tallyOf(would.filter((one) => one.rule === rule)),
  }));
