import type { RefObject } from 'react';
import { t } from '#i18n/client.ts';
import { Field } from '#ui/Field.tsx';
import { PasswordInput } from '#ui/Input.tsx';

type PasswordFieldProps = {
  label: string;
  hint?: string | undefined;
  error: string | undefined;
  name?: string;
  /** What password managers fill in, or offer to make. */
  autoComplete?: 'current-password' | 'new-password';
  value: string;
  onChange: (password: string) => void;
  focusRef?: RefObject<HTMLInputElement | null> | ((control: HTMLInputElement | null) => void);
};

/** A field for a password, the present one unless said, with the button that shows what was typed. */
export const PasswordField = (props: PasswordFieldProps) => {
  const { label, hint, error, name = 'password', autoComplete = 'current-password', value, onChange, focusRef } = props;
  return (
    <Field label={label} hint={hint} error={error} required>
      {(control) => (
        <PasswordInput
          {...control}
          ref={focusRef}
          name={name}
          autoComplete={autoComplete}
          maxLength={256}
          showLabel={t('auth.show_password')}
          hideLabel={t('auth.hide_password')}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  );
};
