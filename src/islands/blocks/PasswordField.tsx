import type { ComponentProps } from 'react';
import { t } from '#i18n/client.ts';
import { Field } from '#ui/Field.tsx';
import { PasswordInput } from '#ui/Input.tsx';

type PasswordFieldProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: string;
  hint?: string | undefined;
  error: string | undefined;
  /** What password managers fill in, or offer to make. */
  autoComplete?: 'current-password' | 'new-password';
};

/**
 * A field for a password, the present one unless said, with the button that shows what was typed. Takes the rest of what an
 * input takes.
 */
export const PasswordField = (props: PasswordFieldProps) => {
  const { label, hint, error, autoComplete = 'current-password', ...input } = props;
  return (
    <Field label={label} hint={hint} error={error} required>
      {(control) => (
        <PasswordInput
          name="password"
          {...input}
          {...control}
          autoComplete={autoComplete}
          maxLength={256}
          showLabel={t('auth.show_password')}
          hideLabel={t('auth.hide_password')}
        />
      )}
    </Field>
  );
};
