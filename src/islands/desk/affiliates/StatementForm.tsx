import { type FormEvent, useRef, useState } from 'react';
import { monthOf } from '#domain/desk/statement-month.ts';
import { t } from '#i18n/client.ts';
import { type AffiliateStatement, monthBefore, readStatement, type StatementChoice } from '#stores/desk/affiliates.ts';
import type { DeskCode } from '#stores/desk/call-desk.ts';
import { Button } from '#ui/Button.tsx';
import { Field, FieldError } from '#ui/Field.tsx';
import { Input } from '#ui/Input.tsx';
import { Select } from '#ui/Select.tsx';
import { Fault } from '../kit/Fault.tsx';
import { StatementCard } from './StatementCard.tsx';

type Shown = { readonly choice: StatementChoice; readonly statement: AffiliateStatement };

/** Whose month is to be added up, and below what it came to. */
export function StatementForm({ ids }: { ids: readonly string[] }) {
  const [choice, setChoice] = useState<StatementChoice>({ id: ids[0] ?? '', month: monthBefore(Date.now()) });
  const [isWrong, setWrong] = useState(false);
  const [fault, setFault] = useState<DeskCode | null>(null);
  const [busy, setBusy] = useState(false);
  const [shown, setShown] = useState<Shown | null>(null);
  const monthInput = useRef<HTMLInputElement>(null);
  const send = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const isMonth = monthOf(choice.month) !== undefined;
    setWrong(!isMonth);
    if (!isMonth) return monthInput.current?.focus();
    setBusy(true);
    const answer = await readStatement(choice);
    setBusy(false);
    setFault(answer.ok ? null : answer.code);
    setShown(answer.ok ? { choice, statement: answer.value } : null);
  };
  return (
    <section aria-labelledby="statement" className="grid gap-3">
      <h2 id="statement" className="text-lg font-semibold">
        {t('deskhouse.affiliates.statement')}
      </h2>
      <form noValidate onSubmit={(event) => void send(event)} className="grid gap-2">
        <div className="grid items-end gap-3 sm:grid-cols-[14rem_12rem_auto] sm:justify-start">
          <Field label={t('deskhouse.affiliates.whose')}>
            {(control) => (
              <Select
                {...control}
                value={choice.id}
                options={ids.map((id) => ({ value: id, label: id }))}
                onChange={({ target }) => setChoice({ ...choice, id: target.value })}
              />
            )}
          </Field>
          <Field label={t('deskhouse.affiliates.month')}>
            {(control) => (
              <Input
                {...control}
                ref={monthInput}
                type="month"
                value={choice.month}
                aria-invalid={isWrong ? true : undefined}
                aria-describedby="month-fault"
                onChange={({ target }) => setChoice({ ...choice, month: target.value })}
              />
            )}
          </Field>
          <Button type="submit" variant="secondary" busy={busy}>
            {t('deskhouse.affiliates.show')}
          </Button>
        </div>
        <FieldError id="month-fault" error={isWrong ? t('deskhouse.affiliates.month_wrong') : undefined} />
      </form>
      <Fault code={fault} />
      {shown !== null && <StatementCard key={JSON.stringify(shown.choice)} {...shown} />}
    </section>
  );
}
