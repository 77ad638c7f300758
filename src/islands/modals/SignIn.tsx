import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { t } from '#i18n/client.ts';
import { EmailField } from '#islands/blocks/EmailField.tsx';
import { useCallForm } from '#islands/blocks/form/use-call-form.ts';
import { wordOf } from '#islands/blocks/form-words.ts';
import { PasswordField } from '#islands/blocks/PasswordField.tsx';
import { startCaptcha } from '#stores/session/captcha.ts';
import { $isShutOut, $signInStep, signIn } from '#stores/session/sign-in.ts';
import { watchForPlayer } from '#stores/session/sign-in-over.ts';
import { closeModal, openModal } from '#stores/shell/modal.ts';
import { gameWanted } from '#stores/shell/wanted.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { focusFirst } from '#ui/ModalShell.tsx';
import { CaptchaNote } from './CaptchaNote.tsx';
import { CodeStep } from './CodeStep.tsx';
import { PasskeyOffer } from './PasskeyOffer.tsx';
import { signInForm } from './sign-in-form.ts';

/** The sign-in dialog: email and password or a passkey, and then, for who wants it so, a code. */
export function SignIn() {
  useEffect(watchForPlayer, []);
  const step = useStore($signInStep);
  const title = t(step.name === 'code' ? 'auth.code_title' : 'auth.sign_in_title');
  const game = gameWanted();
  return (
    <Dialog
      open
      onClose={closeModal}
      title={title}
      closeLabel={t('auth.close')}
      lead={game && t('auth.sign_in_for', { game })}
    >
      {step.name === 'code' ? <CodeStep key={step.by} by={step.by} /> : <PasswordStep />}
    </Dialog>
  );
}

function PasswordStep() {
  const { busy, submit, field, fault } = useCallForm(signInForm, { send: signIn });

  return (
    <div className="grid gap-4">
      <form noValidate className="grid gap-4" onSubmit={submit} onFocus={() => startCaptcha('login')}>
        <EmailField error={wordOf(fault('email'))} autoComplete="username webauthn" {...field('email', focusFirst)} />
        <PasswordField label={t('auth.password')} error={wordOf(fault('password'))} {...field('password')} />
        <button
          type="button"
          className="-my-2 min-h-11 justify-self-start text-sm font-semibold text-brass-bright underline underline-offset-4"
          onClick={() => openModal('forgot-password')}
        >
          {t('auth.forgot_password')}
        </button>
        <CaptchaNote action="login" />
        <Button type="submit" size="lg" busy={busy}>
          {t('auth.sign_in')}
        </Button>
      </form>
      <ShutOut />
      <PasskeyOffer />
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
    </div>
  );
}

/** The way to the own money, for who was just told that they cannot sign in. */
function ShutOut() {
  const isShutOut = useStore($isShutOut);
  return (
    <div role="status" className={isShutOut ? '' : 'sr-only'}>
      {isShutOut && (
        <a
          href="/own-money"
          className="inline-flex min-h-11 items-center font-semibold text-brass-bright underline underline-offset-4"
        >
          {t('auth.own_money')}
        </a>
      )}
    </div>
  );
}
