import { t } from '#i18n/client.ts';
import { displayWire } from '#stores/format/money.ts';

/** Euros of an answer as they are read. */
export const eur = (amount: string): string => displayWire(amount, 'EUR');

/** A chance from 0 to 1 as percent, with one digit more where it is small. */
export const percentOf = (chance: number): string => `${(chance * 100).toFixed(chance < 0.1 ? 2 : 1)}%`;

/** Minutes, or hours from two on. */
export const timeOf = (minutes: number): string =>
  minutes < 120
    ? t('deskcampaigns.minutes', { minutes })
    : t('deskcampaigns.hours', { hours: Math.round(minutes / 60) });
