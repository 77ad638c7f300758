/** A game that can be tried, with a sample of its bets and actions as JSON. `steps` says what its proofs are made of. */
export type TriedGame = {
  readonly id: string;
  readonly name: string;
  readonly steps: 'one' | 'many' | 'series' | 'shared';
  readonly bets: string;
  readonly actions: string;
};
