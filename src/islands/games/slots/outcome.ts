import type { OutcomesOf } from '../kit/outcome/describe.ts';
import { outcomes as bonusWheel } from './bonus-wheel/outcome.ts';
import { outcomes as cascades } from './cascades/outcome.ts';
import { outcomes as expandingBook } from './expanding-book/outcome.ts';
import { outcomes as holdRespin } from './hold-respin/outcome.ts';
import { outcomes as kiteHarbour } from './kite-harbour/outcome.ts';
import { outcomes as nightOrchard } from './night-orchard/outcome.ts';
import { outcomes as pickBonus } from './pick-bonus/outcome.ts';
import { outcomes as signalBox } from './signal-box/outcome.ts';
import { outcomes as stickyWilds } from './sticky-wilds/outcome.ts';
import { outcomes as variableWays } from './variable-ways/outcome.ts';

export const outcomes = {
  ...bonusWheel,
  ...cascades,
  ...expandingBook,
  ...holdRespin,
  ...kiteHarbour,
  ...nightOrchard,
  ...pickBonus,
  ...signalBox,
  ...stickyWilds,
  ...variableWays,
} satisfies OutcomesOf<'slots'>;
