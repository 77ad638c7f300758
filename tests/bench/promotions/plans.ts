import type { GameId } from '#domain/games/book/registry.ts';

/** How the players of a promotion play: what they deposit, and the bet and stake at which they stake its bonus. In euro cents. */
export type Plan = {
  readonly promotion: string;
  readonly depositMinor: bigint;
  readonly game: GameId;
  readonly spot: string;
  readonly stakeMinor: bigint;
};

/** A plan for each promotion, over games that count in full, in part, and for hardly anything. */
export const plans: readonly Plan[] = [
  { promotion: 'welcome-first', depositMinor: 10_000n, game: 'slot-tidepool', spot: 'spin', stakeMinor: 200n },
  { promotion: 'welcome-second', depositMinor: 120_000n, game: 'slot-kite-harbour', spot: 'spin', stakeMinor: 500n },
  { promotion: 'welcome-third', depositMinor: 10_000n, game: 'slot-night-orchard', spot: 'spin', stakeMinor: 100n },
  { promotion: 'welcome-fourth', depositMinor: 5_000n, game: 'roulette-european', spot: 'red', stakeMinor: 200n },
  { promotion: 'welcome-fifth', depositMinor: 10_000n, game: 'slot-signal-box', spot: 'lines:5', stakeMinor: 200n },
  { promotion: 'doubled-deposit', depositMinor: 5_000n, game: 'slot-tidepool', spot: 'spin', stakeMinor: 100n },
  { promotion: 'no-deposit', depositMinor: 2_000n, game: 'slot-night-orchard', spot: 'spin', stakeMinor: 50n },
  { promotion: 'good-turn', depositMinor: 0n, game: 'keno-40-10', spot: 'picks:classic:1', stakeMinor: 20n },
  { promotion: 'weekly-reload', depositMinor: 10_000n, game: 'scratch-parcel-room', spot: 'ticket', stakeMinor: 100n },
];
