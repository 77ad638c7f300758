import type { PrintedOf } from '../kit/printed.ts';
import { rulesOf } from './rules.ts';
import { variantOf } from './variants.ts';

export const printed = {
  baccarat: () => rulesOf(variantOf('baccarat')),
  'baccarat-no-commission': () => rulesOf(variantOf('baccarat-no-commission')),
  'dragon-tiger': () => rulesOf(variantOf('dragon-tiger')),
} satisfies PrintedOf<'baccarat'>;
