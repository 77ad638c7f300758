import { firstTarget } from '../kit/picture/limbo.ts';
import type { PrintedOf } from '../kit/printed.ts';
import { crashRules } from './rules.ts';

export const printed = {
  crash: () => crashRules(firstTarget),
} satisfies PrintedOf<'crash'>;
