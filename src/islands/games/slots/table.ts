import type { TablesOf } from '../kit/table.ts';
import { tables as bonusWheel } from './bonus-wheel/table.ts';
import { tables as cascades } from './cascades/table.ts';
import { tables as classic } from './classic/table.ts';
import { tables as expandingBook } from './expanding-book/table.ts';
import { tables as freeSpins } from './free-spins/table.ts';
import { tables as holdRespin } from './hold-respin/table.ts';
import { tables as pickBonus } from './pick-bonus/table.ts';
import { tables as stickyWilds } from './sticky-wilds/table.ts';
import { tables as variableWays } from './variable-ways/table.ts';
import { tables as ways } from './ways/table.ts';

export const tables = {
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
} satisfies TablesOf<'slots'>;
