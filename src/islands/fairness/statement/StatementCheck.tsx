import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { Words } from '#i18n/keys.ts';
import { $statementCheck, checkStatement, wakeStatementCheck } from '#stores/history/statement-check.ts';
import { guarded } from '#ui/guarded.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { Report } from './Report.tsx';
import { sayFrom } from './words.ts';

/** A place to drop a statement, and what came of it. Awake, it has all it needs. */
export const StatementCheck = guarded(function StatementCheck({ words }: { words: Words }) {
  const say = sayFrom(words);
  const shown = useStore($statementCheck, { ssr: 'initial' });
  useEffect(() => void wakeStatementCheck(), []);
  return (
    <div className="grid gap-6 rounded-lg border border-ink-600 bg-ink-800 p-4 sm:p-6">
      <label className="relative grid min-h-40 place-content-center justify-items-center gap-1 rounded-md border-2 border-dashed border-ivory-500/75 p-6 text-center hover:border-brass has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brass-bright">
        <Icon name="scale" className="size-8 text-brass" />
        <span className="text-lg font-semibold">{say('drop')}</span>
        <span className="text-sm text-ivory-300">{say('drop_hint')}</span>
        <input
          type="file"
          accept=".jsonl,.json"
          className="absolute inset-0 size-full cursor-pointer opacity-0"
          // The same name again may be another file: a browser tells of it only where nothing is chosen.
          onClick={({ currentTarget }) => {
            currentTarget.value = '';
          }}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file) checkStatement(file);
          }}
        />
      </label>
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
