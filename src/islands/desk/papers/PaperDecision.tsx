import { useState } from 'react';
import { type RejectReason, rejectReasons } from '#domain/documents/state.ts';
import { t } from '#i18n/client.ts';
import type { DeskCode } from '#stores/desk/call-desk.ts';
import { decidePaper, type Paper, stepPaper } from '#stores/desk/papers.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { Select } from '#ui/Select.tsx';
import { Fault } from '../kit/Fault.tsx';
import { NoRight } from '../kit/NoRight.tsx';
import { ReasonForm } from '../kit/ReasonForm.tsx';
import { useKeys } from '../kit/use-keys.ts';
import { useMay } from '../kit/use-may.ts';

function Confirm({ id, close }: { id: string; close: () => void }) {
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<DeskCode | null>(null);
  const press = async (): Promise<void> => {
    setBusy(true);
    const answer = await decidePaper(id, { event: 'approve' });
    setBusy(false);
    if (!answer.ok) setFault(answer.code);
  };
  return (
    <div className="grid gap-3 rounded-md border border-ink-600 bg-ink-900 p-4">
      <p className="text-sm">{t('deskwork.papers.approve_what')}</p>
      <Fault code={fault} />
      <div className="flex gap-2">
        <Button size="sm" busy={busy} autoFocus onClick={() => void press()}>
          {t('deskwork.papers.approve_now')}
        </Button>
        <Button size="sm" variant="ghost" onClick={close}>
          {t('desk.cancel')}
        </Button>
      </div>
    </div>
  );
}

function Reject({ id, close }: { id: string; close: () => void }) {
  const [reason, setReason] = useState<RejectReason>('unreadable');
  return (
    <ReasonForm
      what={t('deskwork.papers.reject_what')}
      label={t('deskwork.papers.note')}
      hint={t('deskwork.papers.note_hint')}
      optional
      press={t('deskwork.papers.reject_now')}
      isDanger
      extra={
        <Field label={t('deskwork.papers.reason_label')} required>
          {(control) => (
            <Select
              {...control}
              value={reason}
              onChange={({ target }) => setReason(target.value as RejectReason)}
              options={rejectReasons.map((value) => ({ value, label: t(`deskwork.papers.reason.${value}`) }))}
            />
          )}
        </Field>
      }
      act={(note) => decidePaper(id, { event: 'reject', reason, note: note === '' ? null : note })}
      onDone={close}
      onCancel={close}
    />
  );
}

/** The decision on a paper, by press or by key; the next one opens by itself. */
export function PaperDecision({ paper: { id, state } }: { paper: Paper }) {
  const [form, setForm] = useState<'approve' | 'reject' | null>(null);
  const mayDecide = useMay('papers.decide');
  const canApprove = mayDecide && state === 'in_review';
  const canReject = mayDecide && (state === 'in_review' || state === 'uploaded');
  const close = (): void => setForm(null);
  useKeys({
    n: () => stepPaper(1),
    p: () => stepPaper(-1),
    ...(canApprove && { a: () => setForm('approve') }),
    ...(canReject && { r: () => setForm('reject') }),
  });
  if (!mayDecide) return <NoRight act="papers.decide" />;
  if (form === 'approve') return <Confirm id={id} close={close} />;
  if (form === 'reject') return <Reject id={id} close={close} />;
  return (
    <div className="flex flex-wrap gap-2">
      {canApprove && (
        <Button size="sm" onClick={() => setForm('approve')}>
          {t('deskwork.papers.approve')}
        </Button>
      )}
      {canReject && (
        <Button size="sm" variant="secondary" onClick={() => setForm('reject')}>
          {t('deskwork.papers.reject')}
        </Button>
      )}
    </div>
  );
}
