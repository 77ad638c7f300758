import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { grouped } from '#domain/locale.ts';
import type { Words } from '#i18n/keys.ts';
import { $bookLog, readBookLog, type ShownLog } from '#stores/history/book-log.ts';
import { Button } from '#ui/Button.tsx';
import { guarded } from '#ui/guarded.tsx';
import { Icon } from '#ui/Icon.tsx';
import { AskState } from '../AskState.tsx';
import { Fault } from './Fault.tsx';
import { Heads } from './Heads.tsx';
import { type Say, sayFrom } from './words.ts';

function Verdict({ log, say }: { log: ShownLog; say: Say }) {
  const { heads, faults, proven } = log;
  const isSound = faults.length === 0;
  const text = isSound
    ? say(heads.length === 1 ? 'sound_one' : 'sound', { heads: grouped(heads.length) })
    : say(faults.length === 1 ? 'unsound_one' : 'unsound', { count: grouped(faults.length) });
  return (
    <>
      <p className={`flex items-start gap-2 text-lg font-semibold ${isSound ? 'text-felt' : 'text-red'}`}>
        <Icon name={isSound ? 'check' : 'alert'} className="mt-0.5 size-6 shrink-0" />
        {text}
      </p>
      {isSound && proven > 0 && <p className="text-sm text-ivory-300">{say('steps', { proven: grouped(proven) })}</p>}
    </>
  );
}

/** The newest heads, asked for when the page is opened, and checked in the browser. */
export const BookLog = guarded(function BookLog({ words }: { words: Words }) {
  const say = sayFrom(words);
  const shown = useStore($bookLog, { ssr: 'initial' });
  useEffect(() => void readBookLog(), []);
  const isWaiting = shown.state === 'idle' || shown.state === 'working';
  const log = shown.state === 'done' ? shown.value : undefined;
  return (
    <div className="grid gap-6 rounded-lg border border-ink-600 bg-ink-800 p-4 sm:p-6">
      <div role="status" className="grid gap-2">
        <AskState state={shown.state} say={say} />
        {log && log.heads.length === 0 && <p className="text-ivory-300">{say('none')}</p>}
        {log && log.heads.length > 0 && <Verdict log={log} say={say} />}
      </div>
      {log && log.heads.length > 0 && (
        <>
          {log.faults.map((fault) => (
            <Fault
              key={fault.heads.map(({ signature }) => signature).join()}
              fault={fault}
              publicKey={log.publicKey}
              say={say}
            />
          ))}
          <Heads log={log} say={say} />
        </>
      )}
      {!isWaiting && (
        <Button variant="secondary" size="sm" className="justify-self-start" onClick={() => void readBookLog()}>
          {say('again')}
        </Button>
      )}
    </div>
  );
});
