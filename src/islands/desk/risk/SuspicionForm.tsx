import { useState } from 'react';
import { t } from '#i18n/client.ts';
import type { DeskResult } from '#stores/desk/call-desk.ts';
import { reportSuspicion, typedPlayerId } from '#stores/desk/risk.ts';
import { queryValue } from '#stores/shell/navigation.ts';
import { Field } from '#ui/Field.tsx';
import { Input } from '#ui/Input.tsx';
import { ReasonForm } from '../kit/ReasonForm.tsx';

/** What somebody has seen of a player, told to compliance; what becomes of it is not told back. */
export function SuspicionForm() {
  const [typed, setTyped] = useState(() => queryValue('about') ?? '');
  const [isWrong, setWrong] = useState(false);
  const [done, setDone] = useState(0);
  const send = async (reason: string): Promise<DeskResult<void>> => {
    const id = typedPlayerId(typed);
    setWrong(id === null);
    return id === null ? { ok: false, code: 'player_not_found' } : reportSuspicion(id, reason);
  };
  const clear = (): void => {
    setTyped('');
    setWrong(false);
  };
  return (
    <div className="grid max-w-[44rem] gap-3">
      <p role="status" className={done > 0 ? 'rounded-md bg-brass-dim px-3 py-2 text-sm text-brass-bright' : 'sr-only'}>
        {done > 0 && t('deskrisk.suspicion_done')}
      </p>
      <ReasonForm
        key={done}
        what={t('deskrisk.suspicion_lead')}
        label={t('deskrisk.suspicion_why')}
        needed={t('deskrisk.suspicion_needed')}
        hint={t('deskrisk.note_hint')}
        max={2_000}
        extra={
          <Field
            label={t('deskrisk.suspicion_player')}
            hint={t('deskrisk.suspicion_hint')}
            error={isWrong ? t('deskrisk.suspicion_wrong') : undefined}
            required
          >
            {(control) => (
              <Input {...control} value={typed} maxLength={60} onChange={({ target }) => setTyped(target.value)} />
            )}
          </Field>
        }
        press={t('deskrisk.suspicion_now')}
        act={send}
        onDone={() => {
          clear();
          setDone(done + 1);
        }}
        onCancel={clear}
      />
    </div>
  );
}
