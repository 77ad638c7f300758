import { type Law, textOf } from '#tests/support/law.ts';

/** Counted over all coups of eight decks; in print since the 1960s (Thorp and Walden) and with every baccarat table. */
const coupLaw = new Map([
  ['banker', 2_292_252_566_437_888 / 4_998_398_275_503_360],
  ['player', 2_230_518_282_592_256 / 4_998_398_275_503_360],
  ['tie', 475_627_426_473_216 / 4_998_398_275_503_360],
]);

export const laws: readonly Law[] = [
  {
    game: 'baccarat',
    what: 'the winner',
    rounds: 20_000,
    spot: 'player',
    law: coupLaw,
    cell: ({ winner }) => textOf(winner),
  },
  {
    game: 'baccarat-no-commission',
    what: 'the winner',
    rounds: 10_000,
    spot: 'player',
    law: coupLaw,
    cell: ({ winner }) => textOf(winner),
  },
  {
    // After one card 31 of the other 415 have its rank; dragon and tiger share the rest.
    game: 'dragon-tiger',
    what: 'the winner',
    rounds: 10_000,
    spot: 'dragon',
    law: new Map([
      ['tie', 31 / 415],
      ['dragon', 192 / 415],
      ['tiger', 192 / 415],
    ]),
    cell: ({ winner }) => textOf(winner),
  },
];
