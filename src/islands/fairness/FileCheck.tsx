import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { grouped } from '#domain/locale.ts';
import { saveJson } from '#stores/calls/save-file.ts';
import { $report, checkFile, type TimedReport } from '#stores/history/verifier.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { FileDrop } from './FileDrop.tsx';
import { type Say, whatWords } from './words.ts';

const shownMax = 20;

function Mismatches({ report, say }: { report: TimedReport; say: Say }) {
  const more = report.mismatches.length - shownMax;
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-left text-sm">
        <thead className="eyebrow">
          <tr>
            {(['round', 'game', 'what'] as const).map((name) => (
              <th key={name} scope="col" className="py-1 pr-4 font-semibold">
                {say(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {report.mismatches.slice(0, shownMax).map(({ round, id, gameId, what }) => (
            <tr key={round} className="border-t border-ink-600">
              <td translate="no" className="py-2 pr-4 font-mono">
                {id === '' ? `#${round + 1}` : id}
              </td>
              <td className="py-2 pr-4 whitespace-nowrap">{gameId}</td>
              <td className="py-2 text-red">{what.map((one) => whatWords(say, one)).join(', ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {more > 0 && <p className="mt-2 text-sm text-ivory-300">{say('more', { count: grouped(more) })}</p>}
    </div>
  );
}

function Report({ report, say }: { report: TimedReport; say: Say }) {
  const { rounds, matching, hidden, unknown, mismatches, tookMs } = report;
  const isSound = mismatches.length === 0;
  const text =
    rounds === 0
      ? say('none')
      : isSound
        ? say('all_match', { rounds: grouped(matching) })
        : say('some_differ', { count: grouped(mismatches.length), rounds: grouped(rounds) });
  return (
    <div className="grid gap-3">
      <p className={`flex items-center gap-2 text-xl font-semibold ${isSound ? 'text-felt' : 'text-red'}`}>
        <Icon name={isSound ? 'check' : 'alert'} className="size-6 shrink-0" />
        {text}
      </p>
      {hidden > 0 && <p className="text-ivory-300">{say('hidden', { count: grouped(hidden) })}</p>}
      {unknown > 0 && <p className="text-ivory-300">{say('unknown', { count: grouped(unknown) })}</p>}
      {mismatches.length > 0 && <Mismatches report={report} say={say} />}
      <p className="figures text-sm text-ivory-500">{say('took', { ms: grouped(tookMs) })}</p>
      <Button
        variant="secondary"
        size="sm"
        className="justify-self-start"
        onClick={() => saveJson('faceup-report.json', report)}
      >
        {say('report')}
      </Button>
    </div>
  );
}

/** A place to drop a file of proofs, and what came of it; a file that was dropped before the tool was awake counts. */
export function FileCheck({ say }: { say: Say }) {
  const shown = useStore($report, { ssr: 'initial' });
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const [file] = input.current?.files ?? [];
    if (file && $report.get().state === 'idle') checkFile(file);
  }, []);
  return (
    <div className="grid gap-6">
      <FileDrop
        ref={input}
        label={say('drop')}
        hint={say('drop_hint')}
        accept="application/json,.json"
        onFile={checkFile}
      />
      <div role="status">
        {shown.state === 'working' && (
          <p className="flex items-center gap-2 text-ivory-300">
            <Spinner /> {say('working')}
          </p>
        )}
        {shown.state === 'failed' && <p className="text-red">{say('failed')}</p>}
        {shown.state === 'done' &&
          (shown.result.ok ? (
            <Report report={shown.result.value} say={say} />
          ) : (
            <p className="text-red">{say(shown.result.code === 'bundle_too_large' ? 'too_large' : 'not_a_file')}</p>
          ))}
      </div>
    </div>
  );
}
