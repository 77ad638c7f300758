import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { t } from '#i18n/client.ts';
import type { DeskCode, DeskResult } from '#stores/desk/call-desk.ts';
import type { CorrectionDraft, MoneyFault, PayoutDraft } from '#stores/desk/money-drafts.ts';
import { Button } from '#ui/Button.tsx';
import { Fault } from '../../kit/Fault.tsx';
import { Sheet } from '../../kit/Sheet.tsx';

type MoneySheetProps = {
  title: string;
  lead: string;
  /** What was typed; its owner keeps it when the sheet is closed. */
  draft: CorrectionDraft | PayoutDraft;
  /** What is wrong with it. */
  faults: () => readonly MoneyFault[];
  send: () => Promise<DeskResult<unknown>>;
  onSent: () => void;
  sent: string;
  press: string;
  onClose: () => void;
  will: ReactNode;
  children: (faults: readonly MoneyFault[]) => ReactNode;
};

/** A wish about a player’s money: its fields, what it will do, and what came of it. */
export function MoneySheet({ title, lead, onClose, sent, ...form }: MoneySheetProps) {
  const [isSent, setSent] = useState(false);
  return (
    <Sheet open onClose={onClose} title={title} lead={lead}>
      {isSent ? (
        <div className="grid justify-items-start gap-4">
          <p role="status" className="text-sm">
            {sent}
          </p>
          <Button size="sm" autoFocus onClick={onClose}>
            {t('desk.close')}
          </Button>
        </div>
      ) : (
        <MoneyForm
          {...form}
          onSent={() => {
            form.onSent();
            setSent(true);
          }}
        />
      )}
    </Sheet>
  );
}

type FormProps = Omit<MoneySheetProps, 'title' | 'lead' | 'onClose' | 'sent'>;

function MoneyForm({ draft, faults, send, onSent, press, will, children }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  // Faults are told of what was sent; what was typed since then is not looked at yet.
  const [told, setTold] = useState<{ of: FormProps['draft']; faults: readonly MoneyFault[] } | null>(null);
  const [fault, setFault] = useState<DeskCode | null>(null);
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const found = faults();
    setTold({ of: draft, faults: found });
    setFault(null);
    if (found.length > 0) {
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
      return;
    }
    setBusy(true);
    const answer = await send();
    setBusy(false);
    if (answer.ok) onSent();
    else setFault(answer.code);
  };
  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      {children(told?.of === draft ? told.faults : [])}
      {will}
      <Fault code={fault} />
      <Button type="submit" busy={busy} className="justify-self-start">
        {press}
      </Button>
    </form>
  );
}
