import type { PrintedOf } from '../kit/printed.ts';
import { paiGowRules } from './rules.ts';

export const printed = {
  'pai-gow-poker': paiGowRules,
} satisfies PrintedOf<'pai-gow'>;
