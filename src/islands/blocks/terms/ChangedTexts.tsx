import { changesPath, versionsPath } from '#domain/terms/agreement.ts';
import { t } from '#i18n/client.ts';
import { showDay } from '#stores/format/time.ts';
import type { AgreedDocument } from '#stores/profile/terms.ts';
import { Icon } from '#ui/Icon.tsx';

/** Where what changed of a text since the player accepted it is laid side by side. */
export const changesOf = ({ document, accepted, newest }: AgreedDocument): string =>
  accepted === null ? versionsPath(document) : changesPath(document, accepted.version, newest.version);

/** The texts that wait to be accepted, each with the day from which it holds and the way to what changed. */
export const ChangedTexts = ({ documents }: { documents: readonly AgreedDocument[] }) => (
  <ul className="grid divide-y divide-ink-600 rounded-md border border-ink-600">
    {documents.map((one) => (
      <li key={one.document}>
        <a
          href={changesOf(one)}
          className="flex min-h-11 items-center gap-3 px-4 py-2 -outline-offset-2 hover:bg-ink-600"
        >
          <span className="min-w-0 grow">
            <span className="block font-semibold">{one.title}</span>
            <span className="figures block text-sm text-ivory-300">
              {t('terms.notice.from', { day: showDay(one.newest.inForceFrom) })}
            </span>
          </span>
          <Icon name="chevron-right" className="size-5 shrink-0 text-ivory-500" />
        </a>
      </li>
    ))}
  </ul>
);
