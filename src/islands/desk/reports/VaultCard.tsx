import { type FormEvent, useState } from 'react';
import { type VaultForm, vaultForms } from '#domain/desk/report.ts';
import { t } from '#i18n/client.ts';
import type { DeskCode } from '#stores/desk/call-desk.ts';
import { dayBefore, saveVault } from '#stores/desk/reports.ts';
import { Button } from '#ui/Button.tsx';
import { Field, FieldError } from '#ui/Field.tsx';
import { Input } from '#ui/Input.tsx';
import { Select } from '#ui/Select.tsx';
import { Fault } from '../kit/Fault.tsx';
import { NoRight } from '../kit/NoRight.tsx';
import { useMay } from '../kit/use-may.ts';

function VaultDay() {
  const [form, setForm] = useState<VaultForm>('leaves');
  const [day, setDay] = useState(() => dayBefore(Date.now()));
  const [wrong, setWrong] = useState<string>();
  const [fault, setFault] = useState<DeskCode | null>(null);
  const [busy, setBusy] = useState(false);
  const send = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (day === '') {
      setWrong(t('deskreports.vault.missing'));
      event.currentTarget.querySelector('input')?.focus();
      return;
    }
    setBusy(true);
    const code = await saveVault(day, form);
    setBusy(false);
    setWrong(code === 'not_found' ? t('deskreports.vault.unsigned') : undefined);
    setFault(code === 'not_found' ? null : code);
  };
  return (
    <form noValidate onSubmit={(event) => void send(event)} className="grid gap-2">
      <div className="flex flex-wrap items-end gap-3">
        <Field label={t('deskreports.vault.day')}>
          {(control) => (
            <Input
              {...control}
              type="date"
              value={day}
              aria-invalid={wrong ? true : undefined}
              aria-describedby="vault-fault"
              onChange={({ target }) => {
                setDay(target.value);
                setWrong(undefined);
              }}
            />
          )}
        </Field>
        <Field label={t('deskreports.vault.form')}>
          {(control) => (
            <Select
              {...control}
              value={form}
              options={vaultForms.map((value) => ({ value, label: t(`deskreports.vault.forms.${value}`) }))}
              onChange={({ target }) => setForm(vaultForms.find((one) => one === target.value) ?? 'leaves')}
            />
          )}
        </Field>
        <Button type="submit" variant="secondary" busy={busy}>
          {t('deskreports.vault.save')}
        </Button>
      </div>
      <FieldError id="vault-fault" error={wrong} />
      <Fault code={fault} />
    </form>
  );
}

/** A day of the whole house, for who supervises it. */
export function VaultCard() {
  const may = useMay('reports.vault');
  return (
    <section aria-labelledby="vault" className="mt-10 grid max-w-[48rem] gap-3 border-t border-ink-600 pt-6">
      <h2 id="vault" className="font-semibold">
        {t('deskreports.vault.title')}
      </h2>
      <p className="text-sm text-ivory-300">{t('deskreports.vault.lead')}</p>
      {may ? <VaultDay /> : <NoRight act="reports.vault" />}
    </section>
  );
}
