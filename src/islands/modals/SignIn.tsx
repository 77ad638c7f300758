import { useStore } from '@nanostores/react';
import type { FormEvent } from 'react';
import { t } from '#i18n/client.ts';
import { startCaptcha } from '#stores/captcha.ts';
import { closeModal, openModal } from '#stores/modal.ts';
import { signInForm } from '#stores/sign-in.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Field } from '#ui/Field.tsx';
import { Input, PasswordInput } from '#ui/Input.tsx';
import { CaptchaNote } from './CaptchaNote.tsx';
import { focusField, focusFirst, wordOf } from './form-words.ts';

/** The sign-in dialog. */
export function SignIn() {
  const { values, errors, busy } = useStore(signInForm.$state);
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget;
    focusField(form, await signInForm.submit());
  };

  return (
    <Dialog open onClose={closeModal} title={t('auth.sign_in_title')} closeLabel={t('auth.close')}>
      <form noValidate className="grid gap-4" onSubmit={submit} onFocus={() => startCaptcha('login')}>
        <Field label={t('auth.email')} error={wordOf(errors.email)} required>
          {(control) => (
            <Input
              {...control}
              ref={focusFirst}
              name="email"
              type="email"
              autoComplete="username"
              value={values.email}
              onChange={(event) => signInForm.setValue('email', event.currentTarget.value)}
            />
          )}
        </Field>
        <Field label={t('auth.password')} error={wordOf(errors.password)} required>
          {(control) => (
            <PasswordInput
              {...control}
              name="password"
              autoComplete="current-password"
              showLabel={t('auth.show_password')}
              hideLabel={t('auth.hide_password')}
              value={values.password}
              onChange={(event) => signInForm.setValue('password', event.currentTarget.value)}
            />
          )}
        </Field>
        <CaptchaNote action="login" />
        <Button type="submit" size="lg" busy={busy}>
          {t('auth.sign_in')}
        </Button>
        <p className="text-sm text-ivory-300">
          {t('auth.no_account')}{' '}
          <button
            type="button"
            className="min-h-11 font-semibold text-brass-bright underline underline-offset-4"
            onClick={() => openModal('sign-up')}
          >
            {t('auth.sign_up')}
          </button>
        </p>
      </form>
    </Dialog>
  );
}
