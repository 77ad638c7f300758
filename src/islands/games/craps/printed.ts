import type { PrintedOf } from '../kit/printed.ts';
import { pocketRules } from './pocket/rules.ts';
import { crapsRules } from './rules.ts';

export const printed = {
  craps: crapsRules,
  'craps-pocket': pocketRules,
} satisfies PrintedOf<'craps'>;
