import type { PrintedOf } from '../kit/printed.ts';
import { sicBoRules } from './rules.ts';

export const printed = {
  'sic-bo': sicBoRules,
} satisfies PrintedOf<'sic-bo'>;
