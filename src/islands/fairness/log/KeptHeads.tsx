import { useStore } from '@nanostores/react';
import { type FormEvent, useState } from 'react';
import { grouped } from '#domain/locale.ts';
import type { Words } from '#i18n/keys.ts';
import { $bookLog, $comparison, type Comparison, compareKept } from '#stores/history/book-log.ts';
import { Button } from '#ui/Button.tsx';
import { controlStyle } from '#ui/control-style.ts';
import { Field } from '#ui/Field.tsx';
import { guarded } from '#ui/guarded.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { FileDrop } from '../FileDrop.tsx';
import { Fault } from './Fault.tsx';
import { type Say, sayFrom } from './words.ts';

function Compared({ value, publicKey, say }: { value: Comparison; publicKey: string; say: Say }) {
  const { kept, faults, strange, former, proven } = value;
  const agreeing = kept - strange.length;
  return (
    <div className="grid gap-4">
      {faults.length === 0 && agreeing > 0 && (
        <div>
          <p className="flex items-start gap-2 text-lg font-semibold text-felt">
            <Icon name="check" className="mt-0.5 size-6 shrink-0" />
            {say('agrees', { kept: grouped(agreeing) })}
          </p>
          {proven > 0 && <p className="text-sm text-ivory-300">{say('steps', { proven: grouped(proven) })}</p>}
        </div>
      )}
      {former > 0 && <p className="max-w-[42rem] text-ivory-300">{say('former', { count: grouped(former) })}</p>}
      {[...faults, ...strange].map((fault) => (
        <Fault
          key={fault.heads.map(({ signature }) => signature).join()}
          fault={fault}
          publicKey={publicKey}
          say={say}
        />
      ))}
    </div>
  );
}

/** A head, or a file of heads, that somebody kept: held against what the house shows now. */
export const KeptHeads = guarded(function KeptHeads({ words }: { words: Words }) {
  const say = sayFrom(words);
  const shown = useStore($comparison, { ssr: 'initial' });
  const log = useStore($bookLog, { ssr: 'initial' });
  const [text, setText] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setEmpty(text.trim() === '');
    if (text.trim() !== '') void compareKept(text);
  };
  return (
    <div className="grid gap-6 rounded-lg border border-ink-600 bg-ink-800 p-4 sm:p-6">
      <div className="grid gap-6 lg:grid-cols-2">
        <FileDrop
          label={say('drop')}
          hint={say('drop_hint')}
          accept=".jsonl,.json,.txt,application/json"
          onFile={(file) => void compareKept(file)}
        />
        <form noValidate onSubmit={submit} className="grid content-start gap-4">
          <Field label={say('paste')} hint={say('paste_hint')} error={isEmpty ? say('empty') : undefined}>
            {(control) => (
              <textarea
                {...control}
                rows={4}
                spellCheck={false}
                value={text}
                className={controlStyle('py-2 font-mono text-sm')}
                onChange={({ currentTarget }) => setText(currentTarget.value)}
              />
            )}
          </Field>
          <Button type="submit" busy={shown.state === 'working'} className="justify-self-start">
            {say('compare')}
          </Button>
        </form>
      </div>
      <div role="status" className="empty:hidden">
        {shown.state === 'working' && (
          <p className="flex items-center gap-2 text-ivory-300">
            <Spinner /> {say('comparing')}
          </p>
        )}
        {(shown.state === 'offline' || shown.state === 'failed') && <p className="text-red">{say(shown.state)}</p>}
        {shown.state === 'none' && <p className="text-red">{say('no_head')}</p>}
        {shown.state === 'too_large' && <p className="text-red">{say('too_large')}</p>}
        {shown.state === 'done' && log.state === 'done' && (
          <Compared value={shown.value} publicKey={log.value.publicKey} say={say} />
        )}
      </div>
    </div>
  );
});
