import type { PrintedOf } from '../kit/printed.ts';
import { blackjackRules } from './rules.ts';
import { variantFor } from './variants.ts';

export const printed = {
  blackjack: () => blackjackRules(variantFor('blackjack')),
  'blackjack-surrender': () => blackjackRules(variantFor('blackjack-surrender')),
} satisfies PrintedOf<'blackjack'>;
