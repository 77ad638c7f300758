import { $profile } from '../profile/profile.ts';
import { guardPage } from './guard.ts';

/**
 * Starts a player's own page: its guard, and the profile, which every such page shows, on its way before the islands that
 * show it have their code. There is no bell, so what waits in the chat is asked for here.
 */
export const openAccountPage = (): void => {
  guardPage('profile');
  $profile.listen(() => {});
  void import('../inbox/chat-news.ts').then(({ markChatNews }) => markChatNews());
};
