import type { PrintedOf } from '../kit/printed.ts';
import { hiloRules } from './rules.ts';

export const printed = {
  hilo: hiloRules,
} satisfies PrintedOf<'hilo'>;
