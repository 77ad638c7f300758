import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { t } from '#i18n/client.ts';
import { CodeField } from '#islands/blocks/CodeField.tsx';
import { submitting, wordOf } from '#islands/blocks/form-words.ts';
import { PasswordField } from '#islands/blocks/PasswordField.tsx';
import { askOffBy, offForm } from '#stores/security/two-factor.ts';
import { Button } from '#ui/Button.tsx';

/** Switching off needs a code or the password: an unlocked screen is not enough. */
export function OffStep({ by }: { by: 'code' | 'password' }) {
  const { values, errors, busy } = useStore(offForm.$state);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const isByCode = by === 'code';

  return (
    <form noValidate onSubmit={submitting(offForm)} className="grid gap-4">
      {isByCode ? (
        <CodeField
          label={t('security.two_factor_off_code')}
          error={wordOf(errors.code)}
          value={values.code}
          onChange={(event) => offForm.setValue('code', event.currentTarget.value)}
          ref={field}
        />
      ) : (
        <PasswordField
          label={t('auth.password')}
          error={wordOf(errors.password)}
          value={values.password}
          onChange={(event) => offForm.setValue('password', event.currentTarget.value)}
          ref={field}
        />
      )}
      <Button type="submit" variant="danger" size="lg" busy={busy}>
        {t('security.two_factor_switch_off')}
      </Button>
      <button
        type="button"
        className="min-h-11 justify-self-start text-sm font-semibold text-brass-bright underline underline-offset-4"
        onClick={() => askOffBy(isByCode ? 'password' : 'code')}
      >
        {t(isByCode ? 'security.two_factor_off_by_password' : 'security.two_factor_off_by_code')}
      </button>
    </form>
  );
}
