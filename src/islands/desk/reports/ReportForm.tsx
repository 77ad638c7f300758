import { type FormEvent, useState } from 'react';
import { type ReportKey, reportKeys } from '#domain/desk/report.ts';
import { t } from '#i18n/client.ts';
import { periodFault, type ReportChoice, showReport } from '#stores/desk/reports.ts';
import { Button } from '#ui/Button.tsx';
import { Field, FieldError } from '#ui/Field.tsx';
import { Input } from '#ui/Input.tsx';
import { Select } from '#ui/Select.tsx';

const isKey = (text: string): text is ReportKey => (reportKeys as readonly string[]).includes(text);

/** Which days, and by what they are told apart. */
export function ReportForm({ choice }: { choice: ReportChoice }) {
  const [typed, setTyped] = useState(choice);
  const [fault, setFault] = useState<ReturnType<typeof periodFault>>(null);
  const change = (part: Partial<ReportChoice>): void => {
    setTyped({ ...typed, ...part });
    setFault(null);
  };
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const found = periodFault(typed);
    setFault(found);
    if (found === null) showReport(typed);
    else event.currentTarget.querySelector('input')?.focus();
  };
  const error = fault === null ? undefined : t(`deskreports.fault.${fault}`);
  const day = (name: 'from' | 'to') => (
    <Field label={t(`deskreports.${name}`)}>
      {(control) => (
        <Input
          {...control}
          type="date"
          value={typed[name]}
          aria-invalid={error ? true : undefined}
          aria-describedby="report-fault"
          onChange={({ target }) => change({ [name]: target.value })}
        />
      )}
    </Field>
  );
  return (
    <form noValidate onSubmit={send} className="mb-6 grid gap-2">
      <div className="grid items-end gap-3 sm:grid-cols-[10rem_10rem_12rem_auto] sm:justify-start">
        {day('from')}
        {day('to')}
        <Field label={t('deskreports.by')}>
          {(control) => (
            <Select
              {...control}
              value={typed.by}
              options={reportKeys.map((key) => ({ value: key, label: t(`deskreports.key.${key}`) }))}
              onChange={({ target }) => change(isKey(target.value) ? { by: target.value } : {})}
            />
          )}
        </Field>
        <Button type="submit" variant="secondary">
          {t('deskreports.show')}
        </Button>
      </div>
      <FieldError id="report-fault" error={error} />
    </form>
  );
}
