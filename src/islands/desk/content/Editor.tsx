import { useStore } from '@nanostores/react';
import { useRef, useState } from 'react';
import { t } from '#i18n/client.ts';
import type { DeskCode } from '#stores/desk/call-desk.ts';
import {
  $typed,
  checkText,
  discardTyped,
  type OpenedText,
  saveText,
  type TextFault,
  typeText,
} from '#stores/desk/content.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { Input } from '#ui/Input.tsx';
import { Fault } from '../kit/Fault.tsx';
import { useMay } from '../kit/use-may.ts';
import { Faults } from './Faults.tsx';
import { HeadFields } from './HeadFields.tsx';
import { lineRange, rowId, SourceArea } from './SourceArea.tsx';

/** Somebody saved meanwhile: what was typed stays, and is saved over theirs only when that was said. */
const Overtaken = ({ opened, onTake }: { opened: OpenedText; onTake: () => void }) => (
  <div role="status" className="grid gap-2 rounded-md bg-brass-dim px-3 py-2 text-sm text-brass-bright">
    <p>{t('deskcontent.overtaken', { name: opened.versions[0]?.by ?? '', number: opened.head })}</p>
    <details>
      <summary>{t('deskcontent.theirs')}</summary>
      <pre className="max-h-64 overflow-auto text-xs whitespace-pre-wrap text-ivory-100">{opened.source}</pre>
    </details>
    <div>
      <Button size="sm" variant="secondary" onClick={onTake}>
        {t('deskcontent.over_theirs')}
      </Button>
    </div>
  </div>
);

/** The source of a text, its fields above it, what is wrong beside it; saved as a version of its own. */
export function Editor({ opened }: { opened: OpenedText }) {
  const { path, isWritable } = opened.text;
  const mayWrite = useMay('content.write') && isWritable;
  const typed = useStore($typed, { keys: [path] })[path];
  const area = useRef<HTMLTextAreaElement>(null);
  const [note, setNote] = useState('');
  const [faults, setFaults] = useState<readonly TextFault[] | null>(null);
  const [fault, setFault] = useState<DeskCode | null>(null);
  const [said, setSaid] = useState('');
  const [busy, setBusy] = useState(false);
  const source = typed?.source ?? opened.source;
  const seen = typed?.seen ?? { head: opened.head, file: opened.file };
  const isOvertaken = typed !== undefined && (seen.head !== opened.head || seen.file?.hash !== opened.file?.hash);

  const type = (text: string): void => {
    setSaid('');
    typeText(path, text, seen);
  };
  const check = async (): Promise<void> => {
    setBusy(true);
    const answer = await checkText(path, source);
    setBusy(false);
    setFault(answer.ok ? null : answer.code);
    if (answer.ok) setFaults(answer.value.faults);
  };
  const save = async (): Promise<void> => {
    setBusy(true);
    const answer = await saveText(path, source, note, seen);
    setBusy(false);
    setFault(answer.ok ? null : answer.code);
    if (!answer.ok) return;
    discardTyped(path);
    setNote('');
    setSaid(t('deskcontent.saved', { number: answer.value.number }));
    const checked = await checkText(path, source);
    if (checked.ok) setFaults(checked.value.faults);
  };
  const jump = (line: number): void => {
    const [from, to] = lineRange(source, line);
    area.current?.focus({ preventScroll: true });
    area.current?.setSelectionRange(from, to);
    document.getElementById(rowId(line))?.scrollIntoView({ block: 'center' });
  };
  return (
    <div className="grid grid-cols-1 gap-4">
      {isOvertaken && (
        <Overtaken opened={opened} onTake={() => typeText(path, source, { head: opened.head, file: opened.file })} />
      )}
      <div className="grid grid-cols-1 gap-4 2xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid grid-cols-1 content-start gap-4">
          <HeadFields kind={opened.text.kind} source={source} mayWrite={mayWrite} onChange={type} />
          <SourceArea ref={area} source={source} faults={faults ?? []} readOnly={!mayWrite} onChange={type} />
        </div>
        <Faults path={path} faults={faults} onJump={jump} />
      </div>
      {mayWrite && (
        <Field label={t('deskcontent.note')} hint={t('deskcontent.note_hint')}>
          {(control) => (
            <Input {...control} value={note} maxLength={500} onChange={({ target }) => setNote(target.value)} />
          )}
        </Field>
      )}
      <Fault code={fault} />
      <p role="status" className={said === '' ? 'sr-only' : 'text-sm text-brass-bright'}>
        {said}
      </p>
      <div className="flex flex-wrap gap-2">
        {mayWrite && (
          <Button size="sm" busy={busy} disabled={typed === undefined || isOvertaken} onClick={() => void save()}>
            {t('deskcontent.save')}
          </Button>
        )}
        <Button size="sm" variant="secondary" busy={busy} onClick={() => void check()}>
          {t('deskcontent.check')}
        </Button>
        {typed !== undefined && (
          <Button size="sm" variant="ghost" onClick={() => discardTyped(path)}>
            {t('deskcontent.discard')}
          </Button>
        )}
      </div>
    </div>
  );
}
