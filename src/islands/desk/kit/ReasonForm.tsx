import { type FormEvent, type ReactNode, useState } from 'react';
import { t } from '#i18n/client.ts';
import type { DeskCode, DeskResult } from '#stores/desk/call-desk.ts';
import { Button } from '#ui/Button.tsx';
import { controlStyle } from '#ui/control-style.ts';
import { Field } from '#ui/Field.tsx';
import { focusFirst } from '#ui/ModalShell.tsx';
import { Fault } from './Fault.tsx';

type ReasonFormProps<T> = {
  /** Exactly what the press will do. */
  what: string;
  label?: string;
  hint?: string;
  /** What is said where nothing was typed. */
  needed?: string;
  /** May be left empty. */
  optional?: boolean;
  /** The most characters. */
  max?: number;
  /** What is to be said before the reason, and has the focus in its place; its state is its owner’s. */
  above?: ReactNode;
  /** What is to be said beside the reason; its state is its owner’s. */
  extra?: ReactNode;
  /** The words of the button that does it. */
  press: string;
  isDanger?: boolean;
  act: (reason: string) => Promise<DeskResult<T>>;
  onDone: (value: T) => void;
  onCancel: () => void;
};

/** One last look at what will be done, with a reason for the log. What was typed stays while it does not come through. */
export function ReasonForm<T>({
  what,
  label,
  hint,
  needed,
  optional = false,
  max = 500,
  above,
  extra,
  press,
  isDanger = false,
  act,
  onDone,
  onCancel,
}: ReasonFormProps<T>) {
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [fault, setFault] = useState<DeskCode | null>(null);
  const [busy, setBusy] = useState(false);

  const send = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const text = reason.trim();
    const lacks = text === '' && !optional;
    setMissing(lacks);
    if (lacks) return event.currentTarget.querySelector('textarea')?.focus();
    setBusy(true);
    setFault(null);
    const answer = await act(text);
    setBusy(false);
    if (answer.ok) onDone(answer.value);
    else setFault(answer.code);
  };

  return (
    <form
      noValidate
      onSubmit={(event) => void send(event)}
      className="grid gap-3 rounded-md border border-ink-600 bg-ink-900 p-4"
    >
      <p className="text-sm">{what}</p>
      {above}
      <Field
        label={label ?? t('desk.reason.label')}
        hint={hint ?? t('desk.reason.hint')}
        error={isMissing ? (needed ?? t('desk.reason.needed')) : undefined}
        required={!optional}
      >
        {(control) => (
          <textarea
            {...control}
            ref={above === undefined ? focusFirst : undefined}
            // biome-ignore lint/a11y/noAutofocus: it comes at a press, and is what the press was for
            autoFocus={above === undefined}
            value={reason}
            rows={2}
            maxLength={max}
            onChange={({ target }) => {
              setReason(target.value);
              setMissing(false);
            }}
            className={controlStyle('py-2 text-sm')}
          />
        )}
      </Field>
      {extra}
      <Fault code={fault} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" variant={isDanger ? 'danger' : 'primary'} busy={busy}>
          {press}
        </Button>
        <Button size="sm" variant="ghost" onClick={onCancel}>
          {t('desk.cancel')}
        </Button>
      </div>
    </form>
  );
}
