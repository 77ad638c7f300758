import { noKey, type ReportKey } from '#domain/desk/report.ts';
import { t } from '#i18n/client.ts';
import type { ReportRow } from '#stores/desk/reports.ts';
import { showDay } from '#stores/format/time.ts';

/** What a row of a report is of. */
export const rowName = (by: ReportKey, { key, name }: Pick<ReportRow, 'key' | 'name'>): string => {
  if (key === noKey) return t(`deskreports.none.${by === 'country' ? 'country' : 'game'}`);
  return by === 'day' ? showDay(key) : (name ?? key);
};

export const holdWords = (hold: string | null): string => (hold === null ? '' : t('deskreports.percent', { hold }));
