import { t } from '#i18n/client.ts';
import type { SettingVersion } from '#stores/desk/game-settings.ts';
import { showMinute } from '#stores/format/time.ts';
import { ConsequenceList, DoneList } from './ConsequenceList.tsx';
import { valueWords } from './setting-words.ts';

type VersionListProps = {
  title: string;
  none: string;
  versions: readonly SettingVersion[];
  nameOf: (of: 'game' | 'studio', id: string) => string;
};

/** What was settled: by whom, and, of what was switched off, what was done beside what was said. */
export const VersionList = ({ title, none, versions, nameOf }: VersionListProps) => (
  <section aria-label={title} className="grid gap-3">
    <h2 className="text-lg font-semibold">{title}</h2>
    {versions.length === 0 && <p className="text-sm text-ivory-300">{none}</p>}
    {versions.map((one) => (
      <article key={one.version} className="grid gap-2 rounded-lg border border-ink-600 bg-ink-800 p-4 text-sm">
        <h3 className="text-base font-semibold">
          {nameOf(one.of, one.subject)} · {t(`deskshelf.part.${one.value.part}`)}
        </h3>
        {valueWords(one.value).map((line) => (
          <p key={line} className="figures">
            {line}
          </p>
        ))}
        <p className="text-ivory-500">
          {t('deskshelf.history_line', {
            version: one.version,
            at: showMinute(one.at),
            by: one.proposedBy,
            approver: one.approvedBy,
          })}
        </p>
        <p>{one.reason}</p>
        {one.said !== null && one.done !== null && (
          <details>
            <summary className="cursor-pointer font-semibold">
              {t('deskshelf.said')} · {t('deskshelf.done')}
            </summary>
            <div className="mt-3 grid gap-6 lg:grid-cols-2">
              <ConsequenceList level={4} title={t('deskshelf.said')} met={one.said} />
              <DoneList done={one.done} />
            </div>
          </details>
        )}
      </article>
    ))}
  </section>
);
