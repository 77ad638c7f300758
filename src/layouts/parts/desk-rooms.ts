import { existsSync } from 'node:fs';
import { type Room, rooms } from '#domain/desk/acts.ts';

/** The rooms of the desk that have a page, in the menu's order: one is built by its page alone. */
export const builtRooms: readonly Room[] = rooms.filter((room) => existsSync(`src/pages/desk/${room}.astro`));
