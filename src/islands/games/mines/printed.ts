import type { PrintedOf } from '../kit/printed.ts';
import { firstMines } from './picture/mines.ts';
import { minesRules } from './rules.ts';

export const printed = {
  mines: () => minesRules(firstMines),
} satisfies PrintedOf<'mines'>;
