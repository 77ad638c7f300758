import { t } from '#i18n/client.ts';

/** A chance in whole percent, never told as certain. */
export const chanceWords = (chance: number): string => {
  const percent = chance * 100;
  if (percent > 0 && percent < 1) return t('promotions.page.forecast_below_one');
  return t('promotions.page.forecast_percent', { percent: Math.min(99, Math.round(percent)) });
};

/** A mean as an amount of money: never below nothing. */
export const meanMinor = (value: number): bigint => BigInt(Math.max(0, Math.round(value)));
