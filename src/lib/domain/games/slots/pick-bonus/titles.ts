import { apothecaryRow } from './slot-apothecary-row/title.ts';
import { lotusHour } from './slot-lotus-hour/title.ts';
import { pennyProscenium } from './slot-penny-proscenium/title.ts';
import type { PickTitle } from './title.ts';

/** All machines with a bonus of picks. */
export const pickTitles: readonly PickTitle[] = [apothecaryRow, lotusHour, pennyProscenium];
