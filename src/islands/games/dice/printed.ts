import type { PrintedOf } from '../kit/printed.ts';
import { firstChoice } from './picture/dice.ts';
import { diceRules } from './rules.ts';

export const printed = {
  dice: () => diceRules(firstChoice),
} satisfies PrintedOf<'dice'>;
