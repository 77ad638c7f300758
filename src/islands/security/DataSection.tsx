import { useStore } from '@nanostores/react';
import { dataFormats } from '#contract/data-formats.ts';
import { t } from '#i18n/client.ts';
import { useCallForm, useFreshForm } from '#islands/blocks/form/use-call-form.ts';
import { PasswordField } from '#islands/blocks/PasswordField.tsx';
import { $closingBlock, closeAccount, exportData } from '#stores/security/account-data.ts';
import { askConfirmation } from '#stores/shell/confirmation.ts';
import { notSent } from '#stores/shell/sent.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { Input } from '#ui/Input.tsx';
import { Select } from '#ui/Select.tsx';
import { Card, Section } from './Section.tsx';

const passwordError = (code: string | undefined): string | undefined =>
  code && t(code === 'password_wrong' ? 'security.data_password_wrong' : 'auth.password_required');

function Export() {
  const form = useFreshForm({ schema: ({ exportSchema }) => exportSchema, initial: { format: 'json', password: '' } });
  const { busy, submit, field, fault } = useCallForm(form, {
    send: exportData,
    onSent: () => form.control.reset(),
  });
  return (
    <Section id="data" title={t('security.data_title')} lead={t('security.data_lead')}>
      <form noValidate onSubmit={submit} className="grid max-w-[26rem] gap-4">
        <Field label={t('security.data_format')}>
          {(control) => (
            <Select
              {...control}
              {...field('format')}
              options={dataFormats.map((format) => ({ value: format, label: t(`security.data_format_${format}`) }))}
            />
          )}
        </Field>
        <PasswordField
          label={t('security.password_old')}
          error={passwordError(fault('password'))}
          {...field('password')}
        />
        <Button type="submit" variant="secondary" busy={busy} className="justify-self-start">
          {t('security.data_download')}
        </Button>
      </form>
    </Section>
  );
}

const isSure = (): Promise<boolean> =>
  askConfirmation({
    title: t('security.data_close_sure'),
    description: t('security.data_close_what'),
    approve: t('security.data_close'),
    tone: 'danger',
  });

function Close() {
  const form = useFreshForm({ schema: ({ closeSchema }) => closeSchema, initial: { reason: '', password: '' } });
  const { busy, submit, field, fault } = useCallForm(form, {
    send: async (checked) => ((await isSure()) ? closeAccount(checked) : notSent()),
  });
  const block = useStore($closingBlock);
  return (
    <Section id="close" title={t('security.data_close')} lead={t('security.data_close_lead')}>
      <p className="max-w-[40rem] text-ivory-300">
        {t('security.data_close_break')}{' '}
        <a href="/profile/self-exclusion" className="text-brass-bright underline underline-offset-4">
          {t('security.data_close_break_link')}
        </a>
      </p>
      <form noValidate onSubmit={submit} className="grid max-w-[26rem] gap-4">
        <Field label={t('security.data_close_reason')}>
          {(control) => <Input {...control} {...field('reason')} autoComplete="off" maxLength={500} />}
        </Field>
        <PasswordField
          label={t('security.password_old')}
          error={passwordError(fault('password'))}
          {...field('password')}
        />
        <p role="alert" className="text-red empty:hidden">
          {block && t(`security.data_blocked_${block}`)}
        </p>
        <Button type="submit" variant="danger" busy={busy} className="justify-self-start">
          {t('security.data_close')}
        </Button>
      </form>
    </Section>
  );
}

/** What a player may do with all that is kept about them: take it along, and leave. Needs the words of `common` and `security`. */
export function DataSection() {
  return (
    <>
      <Card>
        <Export />
      </Card>
      <Card>
        <Close />
      </Card>
    </>
  );
}
