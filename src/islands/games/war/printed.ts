import type { PrintedOf } from '../kit/printed.ts';
import { warRules } from './rules.ts';

export const printed = {
  war: warRules,
} satisfies PrintedOf<'war'>;
