import { cascadeGame } from './rules.ts';
import { sodaSiphon } from './titles/soda-siphon.ts';
import { tidepool } from './titles/tidepool.ts';

export const slotSodaSiphon = cascadeGame(sodaSiphon);
export const slotTidepool = cascadeGame(tidepool);
