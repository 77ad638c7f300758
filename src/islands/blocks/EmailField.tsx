import { t } from '#i18n/client.ts';
import { Field } from '#ui/Field.tsx';
import { Input } from '#ui/Input.tsx';

type EmailFieldProps = {
  label?: string;
  error: string | undefined;
  /** What browsers and password managers fill in. */
  autoComplete?: 'email' | 'username' | 'username webauthn';
  value: string;
  onChange: (email: string) => void;
  focusRef?: (control: HTMLInputElement | null) => void;
};

/** A field for an e-mail address; as long as an address can be. */
export const EmailField = (props: EmailFieldProps) => {
  const { label = t('auth.email'), error, autoComplete = 'email', value, onChange, focusRef } = props;
  return (
    <Field label={label} error={error} required>
      {(control) => (
        <Input
          {...control}
          ref={focusRef}
          name="email"
          type="email"
          autoComplete={autoComplete}
          maxLength={254}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  );
};
