import type { Room } from '#domain/desk/acts.ts';
import type { IconName } from '#ui/icon-paths.ts';

type Entry = {
  readonly icon: IconName;
  /** After `g`, it leads to the room. */
  readonly letter: string;
};

export const menuRooms: Readonly<Record<Room, Entry>> = {
  today: { icon: 'home', letter: 't' },
  players: { icon: 'user', letter: 'p' },
  cashier: { icon: 'wallet', letter: 'c' },
  deposits: { icon: 'plus', letter: 'e' },
  papers: { icon: 'page', letter: 'd' },
  risk: { icon: 'alert', letter: 'k' },
  chats: { icon: 'chat', letter: 'h' },
  'safer-play': { icon: 'shield', letter: 'l' },
  promotions: { icon: 'gift', letter: 'o' },
  content: { icon: 'page', letter: 'x' },
  games: { icon: 'dice', letter: 'm' },
  reports: { icon: 'bars', letter: 'r' },
  affiliates: { icon: 'scale', letter: 'f' },
  events: { icon: 'bell', letter: 'v' },
  staff: { icon: 'users', letter: 's' },
  audit: { icon: 'history', letter: 'a' },
};
