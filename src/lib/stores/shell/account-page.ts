import { $profile } from '../profile/profile.ts';
import { guardPage } from './guard.ts';

/**
 * Starts a player's own page: its guard, and the profile, which every such page shows, on its way before the islands that
 * show it have their code.
 */
export const openAccountPage = (): void => {
  guardPage('profile');
  $profile.listen(() => {});
};
