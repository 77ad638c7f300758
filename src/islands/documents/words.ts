import { fileFaults } from '#domain/documents/file-kind.ts';
import { sizeWords } from '#domain/documents/file-size.ts';
import { uploadBytesMax } from '#domain/documents/limits.ts';
import { t } from '#i18n/client.ts';
import type { Upload, Verification } from '#stores/profile/documents.ts';

const hoursMax = 48;

/** How long a review takes, in hours up to two days. */
export const reviewTimeWords = (time: Verification['reviewTime']): string => {
  if (time.known === 'usual')
    return time.workingDays === 1
      ? t('documents.time_usual_one')
      : t('documents.time_usual_other', { count: time.workingDays });
  if (time.hours === 1) return t('documents.time_hour');
  return time.hours <= hoursMax
    ? t('documents.time_hours', { count: time.hours })
    : t('documents.time_days', { count: Math.ceil(time.hours / 24) });
};

/** What is wrong with what is in hand, and what to do; undefined while nothing is. */
export const uploadError = (upload: Upload | undefined): string | undefined => {
  if (upload?.state === 'wrong')
    return upload.fault === 'heic'
      ? t('documents.fault_heic')
      : t(`documents.choice_${upload.fault}`, { max: sizeWords(uploadBytesMax) });
  if (upload?.state !== 'failed') return undefined;
  const { code, facts } = upload.failed;
  if (code === 'too_many') {
    const max = facts?.['max'] ?? null;
    return facts?.['hours'] === null ? t('documents.full') : t('documents.quota_day', { max });
  }
  const why = fileFaults.find((fault) => fault === facts?.['why']);
  return why === undefined ? t(`errors.${code}`) : t(`documents.fault_${why}`);
};
