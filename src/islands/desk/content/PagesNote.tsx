import { t } from '#i18n/client.ts';
import type { TextList } from '#stores/desk/content.ts';
import { showMinute } from '#stores/format/time.ts';

type Pages = TextList['pages'];

const secondsOf = (ms: number | null): number => Math.round((ms ?? 0) / 1000);

/** Whether the pages show what is in force; and what stopped them from it, where something did. */
export function PagesNote({ pages: { isServed, builds } }: { pages: Pages }) {
  const [last] = builds.filter(({ isWanted }) => isWanted);
  const stopped = last?.state === 'failed' || last?.state === 'unsigned';
  const line =
    last === undefined || last.state === 'served'
      ? t(isServed === false ? 'deskcontent.pages.due' : 'deskcontent.pages.served')
      : t(`deskcontent.pages.${last.state}`, { at: showMinute(last.at) });
  return (
    <section aria-label={t('deskcontent.pages.label')} className="mb-4 grid gap-2 text-sm">
      <p role="status" className={stopped ? 'text-red' : 'text-ivory-300'}>
        {line}{' '}
        {last?.state === 'served' &&
          last.tookMs !== null &&
          t('deskcontent.pages.took', { at: showMinute(last.at), seconds: secondsOf(last.tookMs) })}
      </p>
      {stopped && last.fault !== null && (
        <pre className="max-h-48 overflow-auto rounded-md border border-ink-600 bg-ink-900 p-3 text-xs whitespace-pre-wrap">
          {last.fault}
        </pre>
      )}
      {last?.state === 'unsigned' && <p>{t('deskcontent.pages.unsigned_way')}</p>}
    </section>
  );
}
