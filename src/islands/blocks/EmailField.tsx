import type { ComponentProps } from 'react';
import { t } from '#i18n/client.ts';
import { Field } from '#ui/Field.tsx';
import { Input } from '#ui/Input.tsx';

type EmailFieldProps = ComponentProps<'input'> & {
  label?: string;
  error: string | undefined;
  /** What browsers and password managers fill in. */
  autoComplete?: 'email' | 'username' | 'username webauthn';
};

/** A field for an e-mail address; as long as an address can be. Takes the rest of what an input takes. */
export const EmailField = ({ label = t('auth.email'), error, autoComplete = 'email', ...input }: EmailFieldProps) => (
  <Field label={label} error={error} required>
    {(control) => (
      <Input name="email" {...input} {...control} type="email" autoComplete={autoComplete} maxLength={254} />
    )}
  </Field>
);
