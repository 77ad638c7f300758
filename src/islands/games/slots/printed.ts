import type { PrintedOf } from '../kit/printed.ts';
import { printed as bonusWheel } from './bonus-wheel/printed.ts';
import { printed as cascades } from './cascades/printed.ts';
import { printed as classic } from './classic/printed.ts';
import { printed as expandingBook } from './expanding-book/printed.ts';
import { printed as freeSpins } from './free-spins/printed.ts';
import { printed as holdRespin } from './hold-respin/printed.ts';
import { printed as pickBonus } from './pick-bonus/printed.ts';
import { printed as stickyWilds } from './sticky-wilds/printed.ts';
import { printed as variableWays } from './variable-ways/printed.ts';
import { printed as ways } from './ways/printed.ts';

export const printed = {
  ...bonusWheel,
  ...cascades,
  ...classic,
  ...expandingBook,
  ...freeSpins,
  ...holdRespin,
  ...pickBonus,
  ...stickyWilds,
  ...variableWays,
  ...ways,
} satisfies PrintedOf<'slots'>;
