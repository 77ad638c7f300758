import { stickyGame } from '../rules.ts';
import { seedVault } from './title.ts';

export const game = stickyGame(seedVault);
