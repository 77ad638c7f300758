import type { RefObject } from 'react';
import { Field } from '#ui/Field.tsx';
import { Input } from '#ui/Input.tsx';

type CodeFieldProps = {
  label: string;
  hint?: string;
  error: string | undefined;
  value: string;
  onChange: (code: string) => void;
  focusRef?: RefObject<HTMLInputElement | null> | ((control: HTMLInputElement | null) => void);
};

/** A field for a code of the app; phones offer one that came in, and pasting works. */
export const CodeField = ({ label, hint, error, value, onChange, focusRef }: CodeFieldProps) => (
  <Field label={label} hint={hint} error={error} required>
    {(control) => (
      <Input
        {...control}
        ref={focusRef}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        className="figures text-xl font-semibold tracking-[0.2em]"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    )}
  </Field>
);
