import { t } from '#i18n/client.ts';
import { showDuration } from '#stores/format/time.ts';
import { timeLeft } from '#stores/promotions/grants.ts';

/** "6 days", "4 hours 20 minutes". */
export const leftWords = (until: string, nowMs: number): string => {
  const left = timeLeft(until, nowMs);
  if (left === null) return t('promotions.page.over_soon');
  if ('seconds' in left) return showDuration(left.seconds);
  return t(left.days === 1 ? 'promotions.page.days_one' : 'promotions.page.days_other', { count: left.days });
};
