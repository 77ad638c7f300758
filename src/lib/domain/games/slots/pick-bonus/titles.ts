import type { PickTitle } from './title.ts';
import { apothecaryRow } from './titles/apothecary-row.ts';
import { lotusHour } from './titles/lotus-hour.ts';
import { pennyProscenium } from './titles/penny-proscenium.ts';

/** All machines with a bonus of picks. */
export const pickTitles: readonly PickTitle[] = [apothecaryRow, lotusHour, pennyProscenium];
