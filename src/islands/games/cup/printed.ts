import type { PrintedOf } from '../kit/printed.ts';
import { firstCup } from './picture/cup.ts';
import { cupRules } from './rules.ts';

export const printed = {
  cup: () => cupRules(firstCup),
} satisfies PrintedOf<'cup'>;
