import { noKey, type ReportKey } from '#domain/desk/report.ts';
import { houseLocale } from '#domain/locale.ts';
import { t } from '#i18n/client.ts';
import type { ReportRow } from '#stores/desk/reports.ts';
import { showDay } from '#stores/format/time.ts';

const isWithoutGame = (by: ReportKey) => by === 'country' || by === 'affiliate' || by === 'cohort';

const monthName = new Intl.DateTimeFormat(houseLocale, { month: 'short', year: 'numeric', timeZone: 'UTC' });

/** "Nov 2026", of "2026-11". */
export const monthWords = (month: string): string => monthName.format(Date.parse(`${month}-01`));

/** What a row of a report is of. */
export const rowName = (by: ReportKey, { key, name }: Pick<ReportRow, 'key' | 'name'>): string => {
  if (key === noKey) return t(`deskreports.none.${isWithoutGame(by) ? by : 'game'}`);
  if (by === 'cohort') return monthWords(key);
  return by === 'day' ? showDay(key) : (name ?? key);
};

export const holdWords = (hold: string | null): string => (hold === null ? '' : t('deskreports.percent', { hold }));
