import { type Law, oneIn, textOf, upTo } from '#tests/support/law.ts';

export const laws: readonly Law[] = [
  {
    game: 'dice',
    what: 'the roll in whole numbers',
    rounds: 40_000,
    spot: 'under:50.00',
    law: oneIn(upTo(100).map(textOf)),
    cell: ({ roll }) => textOf(Math.floor(Number(roll))),
  },
];
