import { useState } from 'react';
import { t } from '#i18n/client.ts';
import { type OpenedText, readTextVersion } from '#stores/desk/content.ts';
import { showMinute } from '#stores/format/time.ts';
import { Badge } from '#ui/Badge.tsx';

const Version = ({ path, version }: { path: string; version: OpenedText['versions'][number] }) => {
  const [source, setSource] = useState<string | null>(null);
  const { number, by, at, note, state } = version;
  const show = async (): Promise<void> => {
    const answer = await readTextVersion(path, number);
    if (answer.ok) setSource(answer.value.source);
  };
  return (
    <li className="border-l-2 border-ink-600 pl-3">
      <p className="flex flex-wrap items-center gap-2">
        <strong>{t('deskcontent.version', { number })}</strong> {showMinute(at)} · {by}
        <Badge tone="quiet">{t(`deskcontent.state.${state}`)}</Badge>
      </p>
      {note !== '' && <p className="text-ivory-300">{note}</p>}
      <details onToggle={({ currentTarget }) => currentTarget.open && source === null && void show()}>
        <summary className="text-ivory-500">{t('deskcontent.show_source')}</summary>
        <pre className="max-h-80 overflow-auto text-xs whitespace-pre-wrap">{source}</pre>
      </details>
    </li>
  );
};

/** Every version of a text, and every release of one, the newest first. */
export const History = ({ opened: { text, versions, releases } }: { opened: OpenedText }) => (
  <div className="grid gap-5 text-sm">
    <section aria-labelledby="content-releases" className="grid gap-2">
      <h3 id="content-releases" className="font-semibold">
        {t('deskcontent.releases')}
      </h3>
      {releases.length === 0 && <p className="text-ivory-300">{t('deskcontent.no_releases')}</p>}
      <ul className="grid gap-2">
        {releases.map((one) => (
          <li key={one.seq} className="border-l-2 border-brass pl-3">
            <strong>
              {one.number === 0
                ? t('deskcontent.released_file')
                : t(`deskcontent.released.${one.kind}`, { number: one.number })}
            </strong>{' '}
            {t('deskcontent.from_when', { at: showMinute(one.startsAt) })}
            <span className="block">{one.reason}</span>
            <span className="block text-ivory-500">
              {t('deskcontent.two_people', { proposed: one.proposedBy, approved: one.approvedBy })}
            </span>
          </li>
        ))}
      </ul>
    </section>
    <section aria-labelledby="content-versions" className="grid gap-2">
      <h3 id="content-versions" className="font-semibold">
        {t('deskcontent.versions')}
      </h3>
      {versions.length === 0 && <p className="text-ivory-300">{t('deskcontent.no_versions')}</p>}
      <ul className="grid gap-2">
        {versions.map((version) => (
          <Version key={version.number} path={text.path} version={version} />
        ))}
      </ul>
    </section>
  </div>
);
