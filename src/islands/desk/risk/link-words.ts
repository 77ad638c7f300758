import { t } from '#i18n/client.ts';
import type { WordKey } from '#i18n/keys.ts';

/** What two accounts share, in words. */
export const shareWords = (by: readonly string[]): string =>
  by.map((name) => t(`deskrisk.by.${name}` as WordKey) || name).join(', ');
