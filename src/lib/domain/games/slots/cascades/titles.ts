import type { CascadeTitle } from './paytable.ts';
import { sodaSiphon } from './titles/soda-siphon.ts';
import { tidepool } from './titles/tidepool.ts';

/** Every title whose clusters make way for more. */
export const cascadeTitles: readonly CascadeTitle[] = [tidepool, sodaSiphon];
