import { t } from '#i18n/client.ts';

/** What stands on the reels in words, reel by reel from the left, each from the top down. */
export const windowWords = (window: readonly string[], nameOf: (letter: string) => string): string =>
  window
    .map((column, reel) => t('slots.reel', { reel: reel + 1, symbols: [...column].map(nameOf).join(', ') }))
    .join('. ');
