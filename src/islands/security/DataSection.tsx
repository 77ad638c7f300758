import { useStore } from '@nanostores/react';
import type { FormEvent } from 'react';
import { t } from '#i18n/client.ts';
import { PasswordField } from '#islands/blocks/PasswordField.tsx';
import { focusField, submitting } from '#islands/blocks/submitting.ts';
import { $closingBlock, closeForm, type DataFormat, exportForm } from '#stores/security/account-data.ts';
import { askConfirmation } from '#stores/shell/confirmation.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { Input } from '#ui/Input.tsx';
import { Select } from '#ui/Select.tsx';
import { Card, Section } from './Section.tsx';

const formats = ['json', 'csv'] as const satisfies readonly DataFormat[];
const isFormat = (value: string): value is DataFormat => formats.some((format) => format === value);

const passwordError = (code: string | undefined): string | undefined =>
  code && t(code === 'password_wrong' ? 'security.data_password_wrong' : 'auth.password_required');

function Export() {
  const { values, errors, busy } = useStore(exportForm.$state);
  return (
    <Section id="data" title={t('security.data_title')} lead={t('security.data_lead')}>
      <form noValidate onSubmit={submitting(exportForm)} className="grid max-w-[26rem] gap-4">
        <Field label={t('security.data_format')}>
          {(control) => (
            <Select
              {...control}
              name="format"
              value={values.format}
              options={formats.map((format) => ({ value: format, label: t(`security.data_format_${format}`) }))}
              onChange={({ currentTarget: { value } }) => isFormat(value) && exportForm.setValue('format', value)}
            />
          )}
        </Field>
        <PasswordField
          label={t('security.password_old')}
          error={passwordError(errors.password)}
          value={values.password}
          onChange={(event) => exportForm.setValue('password', event.currentTarget.value)}
        />
        <Button type="submit" variant="secondary" busy={busy} className="justify-self-start">
          {t('security.data_download')}
        </Button>
      </form>
    </Section>
  );
}

function Close() {
  const { values, errors, busy } = useStore(closeForm.$state);
  const block = useStore($closingBlock);
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget;
    const isSure =
      values.password === '' ||
      (await askConfirmation({
        title: t('security.data_close_sure'),
        description: t('security.data_close_what'),
        approve: t('security.data_close'),
        tone: 'danger',
      }));
    if (isSure) focusField(form, await closeForm.submit());
  };
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
          {(control) => (
            <Input
              {...control}
              name="reason"
              autoComplete="off"
              maxLength={500}
              value={values.reason}
              onChange={(event) => closeForm.setValue('reason', event.currentTarget.value)}
            />
          )}
        </Field>
        <PasswordField
          label={t('security.password_old')}
          error={passwordError(errors.password)}
          value={values.password}
          onChange={(event) => closeForm.setValue('password', event.currentTarget.value)}
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
