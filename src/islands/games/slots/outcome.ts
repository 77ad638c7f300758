import type { OutcomesOf } from '../kit/outcome/describe.ts';
import { outcomes as bonusWheel } from './bonus-wheel/outcome.ts';
import { outcomes as cascades } from './cascades/outcome.ts';
import { outcomes as classic } from './classic/outcome.ts';
import { outcomes as expandingBook } from './expanding-book/outcome.ts';
import { outcomes as freeSpins } from './free-spins/outcome.ts';
import { outcomes as holdRespin } from './hold-respin/outcome.ts';
import { outcomes as pickBonus } from './pick-bonus/outcome.ts';
import { outcomes as stickyWilds } from './sticky-wilds/outcome.ts';
import { outcomes as variableWays } from './variable-ways/outcome.ts';
import { outcomes as ways } from './ways/outcome.ts';

export const outcomes = {
  ...bonusWheel,
  ...cascades,
  ...expandingBook,
  ...holdRespin,
  ...ways,
  ...freeSpins,
  ...pickBonus,
  ...classic,
  ...stickyWilds,
  ...variableWays,
} satisfies OutcomesOf<'slots'>;
