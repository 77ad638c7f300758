import { useEffect } from 'react';
import type { SignUpValues } from '#contract/forms/sign-up.ts';
import { currencyCodes, fallbackCurrency } from '#domain/money/currency.ts';
import { t } from '#i18n/client.ts';
import { EmailField } from '#islands/blocks/EmailField.tsx';
import { createCallForm } from '#islands/blocks/form/call-form.ts';
import { type CalledForm, useCallForm } from '#islands/blocks/form/use-call-form.ts';
import { wordOf } from '#islands/blocks/form-words.ts';
import { PasswordField } from '#islands/blocks/PasswordField.tsx';
import { WelcomeLine } from '#islands/blocks/promotions/WelcomeLine.tsx';
import { startCaptcha } from '#stores/session/captcha.ts';
import { watchForPlayer } from '#stores/session/sign-in-over.ts';
import { signUp, signUpQuestions } from '#stores/session/sign-up.ts';
import { closeModal, openModal } from '#stores/shell/modal.ts';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Field } from '#ui/Field.tsx';
import { Input } from '#ui/Input.tsx';
import { focusFirst } from '#ui/ModalShell.tsx';
import { Select } from '#ui/Select.tsx';
import { CaptchaNote } from './CaptchaNote.tsx';
import { NameParts } from './NameParts.tsx';

const form = createCallForm({
  schema: ({ signUpSchema }) => signUpSchema,
  faults: signUpQuestions,
  initial: {
    fullName: '',
    firstName: '',
    lastName: '',
    email: '',
    password: '',
    currency: fallbackCurrency,
    adult: false,
    terms: false,
  },
});

/** What a player may hold the first wallet in. */
const currencyOptions = currencyCodes.map((code) => ({ value: code, label: code }));

/** What is to be ticked: of age, and the terms. */
function Consents({ field, fault }: Pick<CalledForm<SignUpValues>, 'field' | 'fault'>) {
  return (
    <div className="grid">
      <Checkbox label={t('auth.adult')} error={wordOf(fault('adult'))} {...field('adult')} />
      <Checkbox
        label={
          <>
            {t('auth.terms')}{' '}
            <a href="/terms-and-conditions" target="_blank" rel="noopener" className="underline underline-offset-4">
              {t('auth.terms_read')}
            </a>
          </>
        }
        error={wordOf(fault('terms'))}
        {...field('terms')}
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
  useEffect(watchForPlayer, []);
  const { busy, submit, field, fault, set } = useCallForm(form, { send: signUp });

  return (
    <Dialog open onClose={closeModal} title={t('auth.sign_up_title')} closeLabel={t('auth.close')}>
      <form noValidate className="grid gap-4" onSubmit={submit} onFocus={() => startCaptcha('register_in_home')}>
        <Field label={t('auth.full_name')} error={wordOf(fault('fullName'))} required>
          {(control) => <Input {...control} {...field('fullName', focusFirst)} autoComplete="name" maxLength={120} />}
        </Field>
        <NameParts form={form} field={field} fault={fault} set={set} />
        <EmailField error={wordOf(fault('email'))} {...field('email')} />
        <PasswordField
          label={t('auth.password')}
          hint={t('auth.password_hint')}
          error={wordOf(fault('password'))}
          autoComplete="new-password"
          {...field('password')}
        />
        <Field label={t('auth.currency')} error={wordOf(fault('currency'))} required>
          {(control) => <Select {...control} short options={currencyOptions} {...field('currency')} />}
        </Field>
        <Consents field={field} fault={fault} />
        <CaptchaNote action="register_in_home" />
        <Button type="submit" size="lg" busy={busy}>
          {t('auth.sign_up')}
        </Button>
        <WelcomeLine />
        <ToSignIn />
      </form>
    </Dialog>
  );
}
