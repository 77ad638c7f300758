import { lamplightersRound } from './slot-lamplighters-round/title.ts';
import { rainGarden } from './slot-rain-garden/title.ts';
import { seedVault } from './slot-seed-vault/title.ts';
import type { StickyTitle } from './title.ts';

/** All machines whose wilds stay. */
export const stickyTitles: readonly StickyTitle[] = [lamplightersRound, rainGarden, seedVault];
