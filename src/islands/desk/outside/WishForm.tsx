import { type ReactNode, useState } from 'react';
import { t } from '#i18n/client.ts';
import type { DeskResult } from '#stores/desk/call-desk.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { Input } from '#ui/Input.tsx';
import { ReasonForm } from '../kit/ReasonForm.tsx';

type TextFieldProps = {
  label: string;
  hint?: string;
  value: string;
  onType: (value: string) => void;
  type?: 'text' | 'url' | 'number';
};

/** A line of an agreement. */
export const TextField = ({ label, hint, value, onType, type = 'text' }: TextFieldProps) => (
  <Field label={label} hint={hint} required>
    {(control) => (
      <Input
        {...control}
        type={type}
        value={value}
        maxLength={2_000}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => onType(target.value)}
      />
    )}
  </Field>
);

/** The form comes at a press, and its first field is what the press was for. */
const focusField = (fields: HTMLDivElement | null): void => fields?.querySelector('input')?.focus();

type WishFormProps = {
  /** What opens the form. */
  open: string;
  what: string;
  fields: ReactNode;
  send: (reason: string) => Promise<DeskResult<unknown>>;
  onSent: () => void;
};

/** Proposes something, with a reason; what was typed stays where it is refused, and where the form is closed. */
export function WishForm({ open, what, fields, send, onSent }: WishFormProps) {
  const [isOpen, setOpen] = useState(false);
  if (!isOpen)
    return (
      <Button size="sm" className="justify-self-start" onClick={() => setOpen(true)}>
        {open}
      </Button>
    );
  return (
    <ReasonForm
      what={what}
      press={t('deskhouse.agreement.propose')}
      above={
        <div ref={focusField} className="grid gap-3 sm:grid-cols-2">
          {fields}
        </div>
      }
      act={send}
      onDone={() => {
        setOpen(false);
        onSent();
      }}
      onCancel={() => setOpen(false)}
    />
  );
}
