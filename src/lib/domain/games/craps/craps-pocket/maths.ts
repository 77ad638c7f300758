import type { SpotReturn } from '../../kit/game.ts';
import { edgesOf, type Kind, lineKinds, oddsKinds, returnsOf } from '../maths.ts';
import { totals } from '../spots.ts';

const kinds: readonly Kind[] = [
  ...lineKinds,
  ...oddsKinds,
  ['field', { kind: 'proposition', name: 'field' }, null],
  ...totals.map((name): Kind => [name, { kind: 'total', name }, null]),
];

/** One row a kind of bet, solved as those of the full felt: for each bet that is decided, on whichever roll. */
export const returnsByKind = (): SpotReturn[] => returnsOf(kinds);

/** For the cards: the house edge of each kind, and how many rolls it takes on average. */
export const edgesByKind = () => edgesOf(kinds);
