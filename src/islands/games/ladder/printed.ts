import type { PrintedOf } from '../kit/printed.ts';
import { firstName } from './picture/ladder.ts';
import { ladderRules } from './rules.ts';

export const printed = {
  coin: () => ladderRules('coin', firstName.coin),
  penalty: () => ladderRules('penalty', firstName.penalty),
  towers: () => ladderRules('towers', firstName.towers),
} satisfies PrintedOf<'ladder'>;
