import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { Words } from '#i18n/keys.ts';
import { $statementCheck, checkStatement, wakeStatementCheck } from '#stores/history/statement-check.ts';
import { guarded } from '#ui/guarded.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { FileDrop } from '../FileDrop.tsx';
import { Report } from './Report.tsx';
import { sayFrom } from './words.ts';

/** A place to drop a statement, and what came of it. Awake, it has all it needs. */
export const StatementCheck = guarded(function StatementCheck({ words }: { words: Words }) {
  const say = sayFrom(words);
  const shown = useStore($statementCheck, { ssr: 'initial' });
  useEffect(() => void wakeStatementCheck(), []);
  return (
    <div className="grid gap-6 rounded-lg border border-ink-600 bg-ink-800 p-4 sm:p-6">
      <FileDrop label={say('drop')} hint={say('drop_hint')} accept=".jsonl,.json" onFile={checkStatement} />
      <div role="status" className="empty:hidden">
        {shown.state === 'working' && (
          <p className="flex items-center gap-2 text-ivory-300">
            <Spinner /> {say('working')}
          </p>
        )}
        {(shown.state === 'failed' || shown.state === 'too_large') && <p className="text-red">{say(shown.state)}</p>}
        {shown.state === 'done' && (
          <Report report={shown.report} isKeyKnown={shown.isKeyKnown} tookMs={shown.tookMs} words={words} />
        )}
      </div>
    </div>
  );
});
