import { type Law, type Outcome, oneIn, textOf, upTo } from '#tests/support/law.ts';

const pockets = (last: readonly string[]) => oneIn([...upTo(37).map(textOf), ...last]);

export const laws: readonly Law[] = [
  {
    game: 'roulette-european',
    what: 'the pocket',
    rounds: 37_000,
    spot: 'red',
    law: pockets([]),
    cell: ({ number }) => textOf(number),
  },
  {
    game: 'roulette-french',
    what: 'the pocket',
    rounds: 37_000,
    spot: 'even',
    law: pockets([]),
    cell: ({ number }) => textOf(number),
  },
  {
    game: 'roulette-prison',
    what: 'the pocket and the end of a prison',
    rounds: 15_000,
    spot: 'red',
    law: new Map([
      ...[...pockets([])].filter(([pocket]) => pocket !== '0'),
      ...(['let out', 'kept'] as const).map((end) => [end, 1 / 74] as const),
    ]),
    cell: ({ number }, { payoutMinor }) => (number === 0 ? (payoutMinor > 0n ? 'let out' : 'kept') : textOf(number)),
  },
  {
    game: 'roulette-multi',
    what: 'the pocket of the last wheel',
    rounds: 37_000,
    spot: 'wheels:4:red',
    law: pockets([]),
    cell: ({ wheels }) => textOf((wheels as readonly Outcome[])[3]?.['number']),
  },
  {
    game: 'roulette-american',
    what: 'the pocket',
    rounds: 38_000,
    spot: 'red',
    law: pockets(['00']),
    cell: ({ number }) => textOf(number),
  },
];
