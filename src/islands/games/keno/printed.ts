import type { PrintedOf } from '../kit/printed.ts';
import { firstChoice } from './picture/keno.ts';
import { kenoRules } from './rules.ts';
import { variantFor } from './variants.ts';

export const printed = {
  'keno-40-10': () => kenoRules(variantFor('keno-40-10'), firstChoice),
  'keno-80-20': () => kenoRules(variantFor('keno-80-20'), firstChoice),
} satisfies PrintedOf<'keno'>;
