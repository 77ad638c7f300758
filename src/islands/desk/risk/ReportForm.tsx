import { type FormEvent, useState } from 'react';
import { t } from '#i18n/client.ts';
import type { DeskCode } from '#stores/desk/call-desk.ts';
import { saveRiskReport } from '#stores/desk/risk.ts';
import { Button } from '#ui/Button.tsx';
import { controlStyle } from '#ui/control-style.ts';
import { Field } from '#ui/Field.tsx';
import { Input } from '#ui/Input.tsx';
import { Select } from '#ui/Select.tsx';
import { Fault } from '../kit/Fault.tsx';

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);
const yearMs = 365 * 86_400_000;
const formats = ['xml', 'csv'] as const;

const firstWish = () => ({
  format: 'xml' as (typeof formats)[number],
  from: dayOf(new Date(Date.now() - yearMs)),
  to: dayOf(new Date()),
  reason: '',
  action: '',
});

/** What goes into the report of a case; it is saved on this device. */
export function ReportForm({ id, version, onClose }: { id: string; version: number; onClose: () => void }) {
  const [wish, setWish] = useState(firstWish);
  const [isMissing, setMissing] = useState(false);
  const [fault, setFault] = useState<DeskCode | null>(null);
  const [busy, setBusy] = useState(false);
  const [isDone, setDone] = useState(false);
  const isPeriod = wish.from !== '' && wish.to !== '' && wish.from <= wish.to;
  const send = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const [reason, action] = [wish.reason.trim(), wish.action.trim()];
    const lacks = reason === '' || action === '' || !isPeriod;
    setMissing(lacks);
    if (lacks) return;
    setBusy(true);
    const answer = await saveRiskReport(id, { ...wish, reason, action, shown: { version } });
    setBusy(false);
    setFault(answer.ok ? null : answer.code);
    setDone(answer.ok);
  };
  const day = (name: 'from' | 'to') => (
    <Field
      label={t(`deskrisk.report_${name}`)}
      error={isMissing && !isPeriod && name === 'to' ? t('deskrisk.report_period') : undefined}
    >
      {(control) => (
        <Input
          {...control}
          type="date"
          value={wish[name]}
          onChange={({ target }) => setWish({ ...wish, [name]: target.value })}
        />
      )}
    </Field>
  );
  const words = (name: 'reason' | 'action', max: number) => (
    <Field
      label={t(`deskrisk.report_${name}`)}
      error={isMissing && wish[name].trim() === '' ? t('deskrisk.report_needed') : undefined}
      required
    >
      {(control) => (
        <textarea
          {...control}
          value={wish[name]}
          rows={name === 'reason' ? 4 : 2}
          maxLength={max}
          onChange={({ target }) => setWish({ ...wish, [name]: target.value })}
          className={controlStyle('py-2 text-sm')}
        />
      )}
    </Field>
  );
  return (
    <form
      noValidate
      onSubmit={(event) => void send(event)}
      className="grid gap-3 rounded-md border border-ink-600 bg-ink-900 p-4"
    >
      <h3 className="font-semibold">{t('deskrisk.report_title')}</h3>
      <p className="text-sm">{t('deskrisk.report_what')}</p>
      <div className="grid gap-3 sm:grid-cols-[10rem_10rem_minmax(0,14rem)]">
        {day('from')}
        {day('to')}
        <Field label={t('deskrisk.report_format')}>
          {(control) => (
            <Select
              {...control}
              value={wish.format}
              options={formats.map((format) => ({ value: format, label: t(`deskrisk.format.${format}`) }))}
              onChange={({ target }) => setWish({ ...wish, format: target.value === 'csv' ? 'csv' : 'xml' })}
            />
          )}
        </Field>
      </div>
      {words('reason', 2_000)}
      {words('action', 500)}
      <Fault code={fault} />
      <p role="status" className={isDone ? 'text-sm text-brass-bright' : 'sr-only'}>
        {isDone && t('deskrisk.report_done')}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" busy={busy}>
          {t('deskrisk.report_now')}
        </Button>
        <Button size="sm" variant="ghost" onClick={onClose}>
          {t('desk.close')}
        </Button>
      </div>
    </form>
  );
}
