import { t } from '#i18n/server.ts';

/** The parts of the page by their places in it. */
export const contents = [
  ['how', t('fairplay.how.title')],
  ['check', t('fairplay.page.check_title')],
  ['games', t('fairplay.figures.title')],
  ['measured', t('fairplay.measured.title')],
  ['jackpot', t('fairplay.jackpot.title')],
  ['books', t('fairplay.books.title')],
  ['algorithm', t('fairplay.algorithm.title')],
  ['vectors', t('fairplay.vectors.title')],
  ['tools', t('fairplay.tools.title')],
] as const;
