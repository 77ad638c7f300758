import { useState } from 'react';
import { t } from '#i18n/client.ts';
import type { DeskCode, DeskResult } from '#stores/desk/call-desk.ts';
import { Button } from '#ui/Button.tsx';
import { focusFirst } from '#ui/ModalShell.tsx';
import { Fault } from './Fault.tsx';

type ConfirmFormProps<T> = {
  /** Exactly what the press will do. */
  what: string;
  /** The words of the button that does it. */
  press: string;
  isDanger?: boolean;
  act: () => Promise<DeskResult<T>>;
  onDone: (value: T) => void;
  onCancel: () => void;
};

/** Something that needs no reason, said before it is done. */
export function ConfirmForm<T>({ what, press, isDanger = false, act, onDone, onCancel }: ConfirmFormProps<T>) {
  const [fault, setFault] = useState<DeskCode | null>(null);
  const [busy, setBusy] = useState(false);
  const send = async (): Promise<void> => {
    setBusy(true);
    const answer = await act();
    setBusy(false);
    setFault(answer.ok ? null : answer.code);
    if (answer.ok) onDone(answer.value);
  };
  return (
    <div className="grid gap-3 rounded-md border border-ink-600 bg-ink-900 p-4">
      <p className="text-sm">{what}</p>
      <Fault code={fault} />
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          variant={isDanger ? 'danger' : 'primary'}
          busy={busy}
          ref={focusFirst}
          onClick={() => void send()}
        >
          {press}
        </Button>
        <Button size="sm" variant="ghost" onClick={onCancel}>
          {t('desk.cancel')}
        </Button>
      </div>
    </div>
  );
}
