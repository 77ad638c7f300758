import type { ComponentProps } from 'react';
import { Field } from '#ui/Field.tsx';
import { Input } from '#ui/Input.tsx';
import { pasteWhole } from '#ui/paste-whole.ts';

type CodeFieldProps = ComponentProps<'input'> & {
  label: string;
  hint?: string;
  error: string | undefined;
};

/** A field for a code of the app; phones offer one that came in, and pasting works. Takes the rest of what an input takes. */
export const CodeField = ({ label, hint, error, ...input }: CodeFieldProps) => (
  <Field label={label} hint={hint} error={error} required>
    {(control) => (
      <Input
        name="code"
        {...input}
        {...control}
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        onPaste={pasteWhole}
        className="figures text-xl font-semibold tracking-[0.2em]"
      />
    )}
  </Field>
);
