import type { CascadeTitle } from './paytable.ts';
import { sodaSiphon } from './slot-soda-siphon/title.ts';
import { tidepool } from './slot-tidepool/title.ts';

/** Every title whose clusters make way for more. */
export const cascadeTitles: readonly CascadeTitle[] = [tidepool, sodaSiphon];
