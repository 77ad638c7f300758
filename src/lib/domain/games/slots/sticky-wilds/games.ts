import { stickyGame } from './rules.ts';
import { lamplightersRound } from './titles/lamplighters-round.ts';
import { rainGarden } from './titles/rain-garden.ts';
import { seedVault } from './titles/seed-vault.ts';

export const slotLamplightersRound = stickyGame(lamplightersRound);
export const slotRainGarden = stickyGame(rainGarden);
export const slotSeedVault = stickyGame(seedVault);
