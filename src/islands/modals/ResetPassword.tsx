import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { t } from '#i18n/client.ts';
import { useWordsState } from '#i18n/use-words.ts';
import { createCallForm } from '#islands/blocks/form/call-form.ts';
import { useCallForm } from '#islands/blocks/form/use-call-form.ts';
import { wordOf } from '#islands/blocks/form-words.ts';
import { PasswordField } from '#islands/blocks/PasswordField.tsx';
import { startCaptcha } from '#stores/session/captcha.ts';
import { $resetLink, resetPassword, takeResetToken } from '#stores/session/reset-password.ts';
import { closeModal, openModal } from '#stores/shell/modal.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Icon } from '#ui/Icon.tsx';
import { focusFirst } from '#ui/ModalShell.tsx';
import { CaptchaNote } from './CaptchaNote.tsx';

const words = ['common', 'security'] as const;

const form = createCallForm({
  schema: ({ resetPasswordSchema }) => resetPasswordSchema,
  initial: { password: '', confirmPassword: '' },
});

/** Opens by itself when a mail's link was followed: a new password, twice. A link that cannot serve leads to another. */
export function ResetPassword() {
  const hasWords = useWordsState(words);
  const link = useStore($resetLink);
  useEffect(takeResetToken, []);
  if (!hasWords) return null;
  return (
    <Dialog
      open
      onClose={closeModal}
      title={t('security.password_reset_title')}
      lead={link === 'ready' ? t('security.password_reset_lead') : undefined}
      closeLabel={t('auth.close')}
    >
      {link === 'ready' ? (
        <ResetForm />
      ) : (
        <div className="grid gap-6">
          <p role="alert" className="flex gap-3">
            <Icon name="alert" className="mt-0.5 size-5 shrink-0 text-red" />
            {t(link === 'expired' ? 'security.password_link_expired' : 'security.password_link_invalid')}
          </p>
          <Button size="lg" onClick={() => openModal('forgot-password')}>
            {t('security.password_link_new')}
          </Button>
        </div>
      )}
    </Dialog>
  );
}

function ResetForm() {
  const { busy, submit, field, fault } = useCallForm(form, { send: resetPassword });
  return (
    <form noValidate className="grid gap-4" onSubmit={submit} onFocus={() => startCaptcha('reset_password')}>
      <PasswordField
        label={t('auth.password')}
        hint={t('auth.password_hint')}
        error={wordOf(fault('password'))}
        autoComplete="new-password"
        {...field('password', focusFirst)}
      />
      <PasswordField
        label={t('security.password_confirm')}
        error={wordOf(fault('confirmPassword'))}
        autoComplete="new-password"
        {...field('confirmPassword')}
      />
      <CaptchaNote action="reset_password" />
      <Button type="submit" size="lg" busy={busy}>
        {t('security.password_reset_send')}
      </Button>
    </form>
  );
}
