import type { PrintedOf } from '../kit/printed.ts';
import { firstBoard } from './picture/plinko.ts';
import { plinkoRules } from './rules.ts';

export const printed = {
  plinko: () => plinkoRules(firstBoard),
} satisfies PrintedOf<'plinko'>;
