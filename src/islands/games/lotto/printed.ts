import type { PrintedOf } from '../kit/printed.ts';
import { lottoRules } from './rules.ts';

export const printed = {
  'lotto-6-49': lottoRules,
} satisfies PrintedOf<'lotto'>;
