import { useStore } from '@nanostores/react';
import { t } from '#i18n/client.ts';
import { EmailField } from '#islands/blocks/EmailField.tsx';
import { submitting, wordOf } from '#islands/blocks/form-words.ts';
import { PasswordField } from '#islands/blocks/PasswordField.tsx';
import { startCaptcha } from '#stores/session/captcha.ts';
import { chooseCurrency, currencyChoices, signUpForm } from '#stores/session/sign-up.ts';
import { closeModal, openModal } from '#stores/shell/modal.ts';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Field } from '#ui/Field.tsx';
import { Input } from '#ui/Input.tsx';
import { focusFirst } from '#ui/ModalShell.tsx';
import { Select } from '#ui/Select.tsx';
import { CaptchaNote } from './CaptchaNote.tsx';

const currencyOptions = currencyChoices.map((code) => ({ value: code, label: code }));

/** What is to be ticked: of age, and the terms. */
function Consents() {
  const { values, errors } = useStore(signUpForm.$state);
  return (
    <div className="grid">
      <Checkbox
        name="adult"
        label={t('auth.adult')}
        error={wordOf(errors.adult)}
        checked={values.adult}
        onChange={(event) => signUpForm.setValue('adult', event.currentTarget.checked)}
      />
      <Checkbox
        name="terms"
        label={
          <>
            {t('auth.terms')}{' '}
            <a href="/terms-and-conditions" target="_blank" rel="noopener" className="underline underline-offset-4">
              {t('auth.terms_read')}
            </a>
          </>
        }
        error={wordOf(errors.terms)}
        checked={values.terms}
        onChange={(event) => signUpForm.setValue('terms', event.currentTarget.checked)}
      />
    </div>
  );
}

/** For who has an account already. */
const ToSignIn = () => (
  <p className="text-sm text-ivory-300">
    {t('auth.have_account')}{' '}
    <button
      type="button"
      className="min-h-11 font-semibold text-brass-bright underline underline-offset-4"
      onClick={() => openModal('sign-in')}
    >
      {t('auth.sign_in')}
    </button>
  </p>
);

/** The sign-up dialog. */
export function SignUp() {
  const { values, errors, busy } = useStore(signUpForm.$state);

  return (
    <Dialog open onClose={closeModal} title={t('auth.sign_up_title')} closeLabel={t('auth.close')}>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={submitting(signUpForm)}
        onFocus={() => startCaptcha('register_in_home')}
      >
        <Field label={t('auth.full_name')} error={wordOf(errors.fullName)} required>
          {(control) => (
            <Input
              {...control}
              ref={focusFirst}
              name="fullName"
              autoComplete="name"
              maxLength={120}
              value={values.fullName}
              onChange={(event) => signUpForm.setValue('fullName', event.currentTarget.value)}
            />
          )}
        </Field>
        <EmailField
          error={wordOf(errors.email)}
          value={values.email}
          onChange={(email) => signUpForm.setValue('email', email)}
        />
        <PasswordField
          label={t('auth.password')}
          hint={t('auth.password_hint')}
          error={wordOf(errors.password)}
          autoComplete="new-password"
          value={values.password}
          onChange={(password) => signUpForm.setValue('password', password)}
        />
        <Field label={t('auth.currency')} error={wordOf(errors.currency)} required>
          {(control) => (
            <Select
              {...control}
              name="currency"
              options={currencyOptions}
              value={values.currency}
              onChange={(event) => chooseCurrency(event.currentTarget.value)}
            />
          )}
        </Field>
        <Consents />
        <CaptchaNote action="register_in_home" />
        <Button type="submit" size="lg" busy={busy}>
          {t('auth.sign_up')}
        </Button>
        <ToSignIn />
      </form>
    </Dialog>
  );
}
