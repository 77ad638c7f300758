import { type FormEvent, useState } from 'react';
import { t } from '#i18n/client.ts';
import type { DeskCode } from '#stores/desk/call-desk.ts';
import { addNote } from '#stores/desk/players.ts';
import { Button } from '#ui/Button.tsx';
import { controlStyle } from '#ui/control-style.ts';
import { Field } from '#ui/Field.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Fault } from '../kit/Fault.tsx';

/** A note about a player. What was typed stays until it is kept. */
export function NoteForm({ id, onDone }: { id: string; onDone: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<DeskCode | null>(null);
  const send = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    setMissing(text.trim() === '');
    if (text.trim() === '') return event.currentTarget.querySelector('textarea')?.focus();
    setBusy(true);
    const answer = await addNote(id, text.trim());
    setBusy(false);
    setFault(answer.ok ? null : answer.code);
    if (!answer.ok) return;
    setText('');
    setOpen(false);
    onDone();
  };
  if (!isOpen)
    return (
      <Button size="sm" variant="secondary" onClick={() => setOpen(true)}>
        <Icon name="plus" className="size-5" />
        {t('deskplayers.note.write')}
      </Button>
    );
  return (
    <form noValidate onSubmit={(event) => void send(event)} className="grid w-full max-w-[40rem] gap-3">
      <Field
        label={t('deskplayers.note.label')}
        hint={t('deskplayers.note.hint')}
        error={isMissing ? t('deskplayers.note.needed') : undefined}
        required
      >
        {(control) => (
          <textarea
            {...control}
            // biome-ignore lint/a11y/noAutofocus: it comes at a press, and is what the press was for
            autoFocus
            value={text}
            rows={3}
            maxLength={2000}
            onChange={({ target }) => {
              setText(target.value);
              setMissing(false);
            }}
            className={controlStyle('py-2 text-sm')}
          />
        )}
      </Field>
      <Fault code={fault} />
      <div className="flex gap-2">
        <Button type="submit" size="sm" busy={busy}>
          {t('deskplayers.note.send')}
        </Button>
        <Button size="sm" variant="ghost" onClick={() => setOpen(false)}>
          {t('desk.cancel')}
        </Button>
      </div>
    </form>
  );
}
