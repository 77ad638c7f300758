import type { PrintedOf } from '../kit/printed.ts';
import { reefRules } from './reef/rules.ts';
import { fishingRules } from './rules.ts';

export const printed = {
  fishing: fishingRules,
  'fishing-shared': reefRules,
} satisfies PrintedOf<'fishing'>;
