import type { Namespace, WordGroup } from '#i18n/keys.ts';

/** What every page of a player's own carries: what the head of its menu, a refused call and a message may say. */
export const accountWords = ['account', 'errors', 'toasts'] as const satisfies readonly WordGroup[];

/** What the page of every table carries beside the words of its game. */
export const tableWords = ['table', 'errors', 'toasts'] as const satisfies PageWordNames;

/**
 * What one carries beside: its own files, and groups of `common`. tests/scripts/page-words.test.ts holds each page to what
 * its islands ask for.
 */
export type PageWordNames = readonly (Namespace | WordGroup)[];
