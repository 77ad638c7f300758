import type { PrintedOf } from '../kit/printed.ts';
import { bingoRules } from './rules.ts';

export const printed = {
  'bingo-75': bingoRules,
} satisfies PrintedOf<'bingo'>;
