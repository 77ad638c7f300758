import type { StickyTitle } from './title.ts';
import { lamplightersRound } from './titles/lamplighters-round.ts';
import { rainGarden } from './titles/rain-garden.ts';
import { seedVault } from './titles/seed-vault.ts';

/** All machines whose wilds stay. */
export const stickyTitles: readonly StickyTitle[] = [lamplightersRound, rainGarden, seedVault];
