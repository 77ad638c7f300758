import { firstTarget } from '../kit/picture/limbo.ts';
import type { PrintedOf } from '../kit/printed.ts';
import { limboRules } from './rules.ts';

export const printed = {
  limbo: () => limboRules(firstTarget),
} satisfies PrintedOf<'limbo'>;
