import type { PrintedOf } from '../kit/printed.ts';
import { firstWheel } from './picture/wheel.ts';
import { wheelRules } from './rules.ts';

export const printed = {
  wheel: () => wheelRules(firstWheel),
} satisfies PrintedOf<'wheel'>;
