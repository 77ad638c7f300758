import { t } from '#i18n/client.ts';
import { createCallForm } from '#islands/blocks/form/call-form.ts';
import { useCallForm } from '#islands/blocks/form/use-call-form.ts';
import { wordOf } from '#islands/blocks/form-words.ts';
import { PasswordField } from '#islands/blocks/PasswordField.tsx';
import { changePassword } from '#stores/security/change-password.ts';
import { Button } from '#ui/Button.tsx';
import { Section } from './Section.tsx';

const boxes = [
  { name: 'oldPassword', label: 'security.password_old', autoComplete: 'current-password' },
  { name: 'newPassword', label: 'security.password_new', autoComplete: 'new-password' },
  { name: 'confirmPassword', label: 'security.password_confirm', autoComplete: 'new-password' },
] as const;

const form = createCallForm({
  schema: ({ changePasswordSchema }) => changePasswordSchema,
  initial: { oldPassword: '', newPassword: '', confirmPassword: '' },
});

/** Changes the password. The words of `common` and `security` must be there; `email` helps password managers. */
export function PasswordSection({ email }: { email: string }) {
  const { busy, submit, field, fault } = useCallForm(form, {
    send: changePassword,
    onSent: () => form.control.reset(),
  });
  return (
    <Section id="password" title={t('security.password_title')} lead={t('security.password_lead')}>
      <form noValidate onSubmit={submit} className="grid max-w-[26rem] gap-4">
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        {boxes.map(({ name, label, autoComplete }) => (
          <PasswordField
            key={name}
            label={t(label)}
            hint={name === 'newPassword' ? t('auth.password_hint') : undefined}
            error={wordOf(fault(name))}
            autoComplete={autoComplete}
            {...field(name)}
          />
        ))}
        <Button type="submit" busy={busy} className="justify-self-start">
          {t('security.password_change')}
        </Button>
      </form>
    </Section>
  );
}
