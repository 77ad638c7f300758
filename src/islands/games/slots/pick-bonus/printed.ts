import type { Printed } from '../../kit/printed.ts';
import { rulesOf } from './rules.ts';
import { skin as apothecaryRow } from './slot-apothecary-row/skin.ts';
import { skin as lotusHour } from './slot-lotus-hour/skin.ts';
import { skin as pennyProscenium } from './slot-penny-proscenium/skin.ts';

export const printed = {
  'slot-apothecary-row': () => rulesOf(apothecaryRow),
  'slot-lotus-hour': () => rulesOf(lotusHour),
  'slot-penny-proscenium': () => rulesOf(pennyProscenium),
} satisfies Printed;
