import type { PrintedOf } from '../kit/printed.ts';
import { firstCard } from './picture/greyhounds.ts';
import { dogRules } from './rules.ts';

export const printed = {
  greyhounds: () => dogRules(firstCard),
} satisfies PrintedOf<'greyhounds'>;
