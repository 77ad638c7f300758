import { useState } from 'react';
import { t } from '#i18n/client.ts';
import type { DeskCode } from '#stores/desk/call-desk.ts';
import { approve, noteFailed, noteSent, reject } from '#stores/desk/cashier.ts';
import type { Payout } from '#stores/desk/due-batches.ts';
import { displayWire } from '#stores/format/money.ts';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { Fault } from '../kit/Fault.tsx';
import { NoRight } from '../kit/NoRight.tsx';
import { ReasonForm } from '../kit/ReasonForm.tsx';
import { useMay } from '../kit/use-may.ts';
import { approvalWords } from './payout-words.ts';

type Form = 'reject' | 'sent' | 'failed';

/** A form that is open stays when the withdrawal changes under it, with all that was typed. */
function OpenForm({ form, payout, close }: { form: Form; payout: Payout; close: () => void }) {
  const [checked, setChecked] = useState(false);
  const sum = displayWire(payout.amount, payout.currency);
  const common = { onDone: close, onCancel: close };
  if (form === 'sent')
    return (
      <ReasonForm
        {...common}
        what={t('deskwork.cashier.sent_what', { sum })}
        label={t('deskwork.cashier.reference')}
        hint={t('deskwork.cashier.reference_hint')}
        needed={t('deskwork.cashier.reference_needed')}
        max={200}
        press={t('deskwork.cashier.sent_now')}
        act={(reference) => noteSent(payout, reference)}
      />
    );
  if (form === 'reject')
    return (
      <ReasonForm
        {...common}
        what={t('deskwork.cashier.reject_what', { sum })}
        press={t('deskwork.cashier.reject_now')}
        isDanger
        act={(reason) => reject(payout, reason)}
      />
    );
  return (
    <ReasonForm
      {...common}
      what={t('deskwork.cashier.failed_what', { sum })}
      extra={
        <Checkbox
          label={t('deskwork.cashier.checked')}
          checked={checked}
          onChange={({ target }) => setChecked(target.checked)}
        />
      }
      press={t('deskwork.cashier.failed_now')}
      isDanger
      act={(reason) => noteFailed(payout, reason, checked)}
    />
  );
}

function Approve({ payout }: { payout: Payout }) {
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<DeskCode | null>(null);
  const press = async (): Promise<void> => {
    setBusy(true);
    const answer = await approve(payout);
    setBusy(false);
    setFault(answer.ok ? null : answer.code);
  };
  return (
    <>
      <p className="text-sm text-ivory-300">{approvalWords(payout)}</p>
      <Fault code={fault} />
      <Button size="sm" className="justify-self-start" busy={busy} onClick={() => void press()}>
        {t('deskwork.cashier.approve')}
      </Button>
    </>
  );
}

/** What can be done with a withdrawal as it stands, by who is here. */
export function PayoutActs({ payout }: { payout: Payout }) {
  const [form, setForm] = useState<Form | null>(null);
  const mayApprove = useMay('withdrawals.approve');
  const mayReject = useMay('withdrawals.reject');
  const mayNote = useMay('withdrawals.note');
  const isInReview = payout.state === 'in_review';
  // Coins are paid by people; of a company's payout that is unclear people find out there.
  const isByHand = payout.state === 'approved' && (payout.provider === 'crypto' || payout.asked);
  const open = (what: Form, label: string) => (
    <Button size="sm" variant="secondary" onClick={() => setForm(what)}>
      {label}
    </Button>
  );
  return (
    <div className="grid gap-3">
      {isInReview && (mayApprove ? <Approve payout={payout} /> : <NoRight act="withdrawals.approve" />)}
      {form !== null && <OpenForm form={form} payout={payout} close={() => setForm(null)} />}
      {form === null && (
        <div className="flex flex-wrap gap-2">
          {isInReview && mayReject && open('reject', t('deskwork.cashier.reject'))}
          {isByHand && payout.asked && mayNote && open('sent', t('deskwork.cashier.note_sent'))}
          {isByHand && mayNote && open('failed', t('deskwork.cashier.note_failed'))}
        </div>
      )}
      {isInReview && !mayReject && <NoRight act="withdrawals.reject" />}
      {isByHand && !mayNote && <NoRight act="withdrawals.note" />}
    </div>
  );
}
