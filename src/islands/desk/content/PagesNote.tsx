import { useState } from 'react';
import { t } from '#i18n/client.ts';
import type { DeskCode } from '#stores/desk/call-desk.ts';
import { buildPagesAgain, type TextList } from '#stores/desk/content.ts';
import { showMinute } from '#stores/format/time.ts';
import { Button } from '#ui/Button.tsx';
import { Fault } from '../kit/Fault.tsx';
import { useMay } from '../kit/use-may.ts';

type Pages = TextList['pages'];

const secondsOf = (ms: number | null): number => Math.round((ms ?? 0) / 1000);

/** When what was stopped is tried again, and at once for whoever may publish. */
function Again({ again: { at, isAsked } }: { again: NonNullable<Pages['builds'][number]['again']> }) {
  const mayAsk = useMay('content.approve');
  const [busy, setBusy] = useState(false);
  const [code, setCode] = useState<DeskCode | null>(null);
  const ask = async (): Promise<void> => {
    setBusy(true);
    const answer = await buildPagesAgain();
    setBusy(false);
    setCode(answer.ok ? null : answer.code);
  };
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p role="status">
        {isAsked ? t('deskcontent.pages.again_asked') : t('deskcontent.pages.again_at', { at: showMinute(at) })}
      </p>
      {mayAsk && !isAsked && (
        <Button size="sm" variant="secondary" busy={busy} onClick={() => void ask()}>
          {t('deskcontent.pages.again_now')}
        </Button>
      )}
      <Fault code={code} />
    </div>
  );
}

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
      {last?.again && <Again again={last.again} />}
      {last?.state === 'unsigned' && <p>{t('deskcontent.pages.unsigned_way')}</p>}
    </section>
  );
}
