import { t } from '#i18n/client.ts';
import { showTime } from '#stores/format/time.ts';
import { documentUrl, type SentDocument } from '#stores/profile/documents.ts';
import { Badge } from '#ui/Badge.tsx';
import { tones } from './tones.ts';

/** What was sent in, newest first, with the decision on each and its reason. */
export function SentList({ documents }: { documents: readonly SentDocument[] }) {
  return (
    <section aria-label={t('documents.sent')} className="grid gap-2">
      <h3 className="eyebrow">{t('documents.sent')}</h3>
      <ul className="grid gap-2">
        {documents.map(({ id, kind, state, fileName, uploadedAt, reason, note }) => (
          <li key={id} className="grid gap-1 rounded-md bg-ink-800 px-4 py-3">
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <span className="min-w-0 font-medium break-words">{fileName}</span>
              <Badge tone={tones[state]}>{t(`documents.badge_${state}`)}</Badge>
            </div>
            <p className="text-sm text-ivory-300">
              {t('documents.sent_at', { kind: t(`documents.kind_${kind}`), time: showTime(uploadedAt) })}
            </p>
            {reason !== null && <p className="text-sm text-red">{t(`documents.reason_${reason}`)}</p>}
            {note !== null && <p className="text-sm break-words text-ivory-300">{t('documents.note', { note })}</p>}
            <a
              href={documentUrl(id)}
              download
              className="inline-flex min-h-11 items-center justify-self-start text-sm text-brass-bright underline underline-offset-4"
              aria-label={t('documents.save_of', { name: fileName })}
            >
              {t('documents.save')}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
