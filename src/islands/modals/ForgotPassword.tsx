import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { t } from '#i18n/client.ts';
import { useWordsState } from '#i18n/use-words.ts';
import { EmailField } from '#islands/blocks/EmailField.tsx';
import { createCallForm } from '#islands/blocks/form/call-form.ts';
import { useCallForm } from '#islands/blocks/form/use-call-form.ts';
import { wordOf } from '#islands/blocks/form-words.ts';
import { $linkSentTo, forgetLinkSent, sendResetLink, tellFormat } from '#stores/session/forgot-password.ts';
import { watchForPlayer } from '#stores/session/sign-in-over.ts';
import { closeModal, openModal } from '#stores/shell/modal.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Icon } from '#ui/Icon.tsx';
import { focusFirst } from '#ui/ModalShell.tsx';
import { emailToSignIn } from './sign-in-form.ts';

const words = ['common', 'security'] as const;

const form = createCallForm({ schema: ({ forgotPasswordSchema }) => forgotPasswordSchema, initial: { email: '' } });

/** Begins anew, with the address that stands in the sign-in form. */
const start = (): void => {
  forgetLinkSent();
  form.control.reset({ email: emailToSignIn() });
};

/** Asks for the mail with a link to a new password. Says the same for every address. */
export function ForgotPassword() {
  useEffect(watchForPlayer, []);
  const hasWords = useWordsState(words);
  const { busy, submit, field, fault } = useCallForm(form, {
    send: sendResetLink,
    onWrong: (fault) => tellFormat(fault('email')),
  });
  const sentTo = useStore($linkSentTo);
  useEffect(start, []);
  if (!hasWords) return null;

  return (
    <Dialog
      open
      onClose={closeModal}
      title={t('security.password_forgot_title')}
      lead={t('security.password_forgot_lead')}
      closeLabel={t('auth.close')}
    >
      <form noValidate className="grid grid-cols-[minmax(0,1fr)] gap-4" onSubmit={submit}>
        <EmailField error={wordOf(fault('email'))} autoComplete="username" {...field('email', focusFirst)} />
        <div role="status" className={sentTo === null ? 'sr-only' : 'flex gap-3 rounded-md bg-ink-600 p-4 text-sm'}>
          {sentTo !== null && (
            <>
              <Icon name="check" className="size-5 shrink-0 text-felt" />
              <div className="min-w-0">
                <p className="wrap-anywhere">{t('security.password_forgot_sent', { email: sentTo })}</p>
                <p className="mt-1 text-ivory-300">{t('security.password_forgot_spam')}</p>
              </div>
            </>
          )}
        </div>
        <Button type="submit" size="lg" busy={busy} variant={sentTo === null ? 'primary' : 'secondary'}>
          {t(sentTo === null ? 'security.password_forgot_send' : 'security.password_forgot_again')}
        </Button>
        <button
          type="button"
          className="min-h-11 justify-self-start text-sm font-semibold text-brass-bright underline underline-offset-4"
          onClick={() => openModal('sign-in')}
        >
          {t('security.password_back')}
        </button>
      </form>
    </Dialog>
  );
}
