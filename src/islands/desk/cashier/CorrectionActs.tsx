import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { t } from '#i18n/client.ts';
import type { DeskCode } from '#stores/desk/call-desk.ts';
import { approveCorrection, type Correction, refuseCorrection, withdrawCorrection } from '#stores/desk/corrections.ts';
import { $desk } from '#stores/desk/me.ts';
import { displayWire } from '#stores/format/money.ts';
import { Button } from '#ui/Button.tsx';
import { Fault } from '../kit/Fault.tsx';
import { NoRight } from '../kit/NoRight.tsx';
import { ReasonForm } from '../kit/ReasonForm.tsx';
import { useMay } from '../kit/use-may.ts';

const isTaken = ({ amount }: Correction): boolean => amount.startsWith('-');

/** The last look before somebody says yes. */
function Approval({ correction, onCancel }: { correction: Correction; onCancel: () => void }) {
  const [fault, setFault] = useState<DeskCode | null>(null);
  const [busy, setBusy] = useState(false);
  const { id, amount, currency } = correction;
  const say = async (): Promise<void> => {
    setBusy(true);
    const answer = await approveCorrection(id);
    setBusy(false);
    setFault(answer.ok ? null : answer.code);
    if (answer.ok) onCancel();
  };
  const sum = displayWire(isTaken(correction) ? amount.slice(1) : amount, currency);
  return (
    <div className="grid gap-3 rounded-md border border-ink-600 bg-ink-900 p-4">
      <p className="text-sm">{t(`deskmoney.queue.approve_${isTaken(correction) ? 'take' : 'give'}`, { sum })}</p>
      <Fault code={fault} />
      <div className="flex flex-wrap gap-2">
        <Button size="sm" autoFocus busy={busy} onClick={() => void say()}>
          {t('deskmoney.queue.approve_now')}
        </Button>
        <Button size="sm" variant="ghost" onClick={onCancel}>
          {t('desk.cancel')}
        </Button>
      </div>
    </div>
  );
}

type Form = 'approve' | 'refuse' | 'withdraw';

function OpenForm({ form, correction, close }: { form: Form; correction: Correction; close: () => void }) {
  if (form === 'approve') return <Approval correction={correction} onCancel={close} />;
  const end = form === 'refuse' ? refuseCorrection : withdrawCorrection;
  return (
    <ReasonForm
      what={t(`deskmoney.queue.${form}_what`, { name: correction.proposedBy.name })}
      label={t('desk.reason.note')}
      press={t(`deskmoney.queue.${form}_now`)}
      act={(note) => end(correction.id, note)}
      onDone={close}
      onCancel={close}
    />
  );
}

/** Who proposed a correction can take it back, and no more; another approves or refuses it. A form that is open stays when somebody was faster. */
export function CorrectionActs({ correction }: { correction: Correction }) {
  const at = useStore($desk);
  const mayDecide = useMay('corrections.approve');
  const mayPropose = useMay('corrections.propose');
  const [form, setForm] = useState<Form | null>(null);
  if (form !== null) return <OpenForm form={form} correction={correction} close={() => setForm(null)} />;
  if (correction.state !== 'open') return <p className="text-sm text-ivory-300">{t('deskmoney.queue.over')}</p>;
  const isOwn = at.state === 'in' && at.me.id === correction.proposedBy.id;
  const open = (what: Form, variant: 'primary' | 'secondary') => (
    <Button size="sm" variant={variant} onClick={() => setForm(what)}>
      {t(`deskmoney.queue.${what}`)}
    </Button>
  );
  if (isOwn)
    return (
      <div className="flex flex-wrap items-center gap-3">
        {mayPropose && open('withdraw', 'secondary')}
        <p className="text-sm text-ivory-300">{t('deskmoney.queue.own')}</p>
      </div>
    );
  if (!mayDecide) return <NoRight act="corrections.approve" />;
  return (
    <div className="flex flex-wrap gap-2">
      {open('approve', 'primary')}
      {open('refuse', 'secondary')}
    </div>
  );
}
