import { useState } from 'react';
import { type ExclusionPeriod, exclusionDays, isExclusionPeriod } from '#domain/limits/breaks.ts';
import { ok } from '#domain/result.ts';
import { t } from '#i18n/client.ts';
import type { DeskResult } from '#stores/desk/call-desk.ts';
import {
  excludePlayer,
  longerPeriods,
  openPlayerNumber,
  type PlayerAct,
  removePlayerFactor,
  reopenPlayer,
  type Standing,
  signPlayerOut,
  standingOf,
} from '#stores/desk/player-acts.ts';
import type { DeskPlayer } from '#stores/desk/players.ts';
import { showMinute } from '#stores/format/time.ts';
import { Field } from '#ui/Field.tsx';
import { Select } from '#ui/Select.tsx';
import { ReasonForm } from '../../kit/ReasonForm.tsx';
import { Sheet } from '../../kit/Sheet.tsx';
import { standingWords } from './standing-words.ts';

const whatOf = (act: PlayerAct, { player, papers }: DeskPlayer, period: ExclusionPeriod): string => {
  switch (act) {
    case 'sign_out':
      return t('deskplayers.act.sign_out.what', { name: player.name });
    case 'exclude': {
      const days = exclusionDays[period];
      if (days === null) return t('deskplayers.act.exclude.what_for_good');
      const until = new Date(Date.now() + days * 86_400_000).toISOString();
      return t('deskplayers.act.exclude.what', { until: showMinute(until) });
    }
    case 'reopen':
      return t('deskplayers.act.reopen.what', { at: player.closedAt === null ? '' : showMinute(player.closedAt) });
    case 'open_number':
      return t('deskplayers.act.open_number.what');
    case 'remove_factor':
      return t(
        papers.identity === 'approved'
          ? 'deskplayers.act.remove_factor.what'
          : 'deskplayers.act.remove_factor.unproven',
      );
  }
};

const endedWords = (count: number): string =>
  t(count === 1 ? 'deskplayers.act.sign_out.done_one' : 'deskplayers.act.sign_out.done_other', { count });

/** Carries an act out; what came of it, in words. */
const carryOut = async (
  act: PlayerAct,
  decided: Parameters<typeof signPlayerOut>[0],
  period: ExclusionPeriod,
): Promise<DeskResult<string>> => {
  if (act === 'sign_out') {
    const answer = await signPlayerOut(decided);
    return answer.ok ? ok(endedWords(answer.value.ended)) : answer;
  }
  const asked = {
    exclude: () => excludePlayer(decided, period),
    reopen: () => reopenPlayer(decided),
    open_number: () => openPlayerNumber(decided),
    remove_factor: () => removePlayerFactor(decided),
  }[act];
  const answer = await asked();
  return answer.ok ? ok(t(`deskplayers.act.${act}.done`)) : answer;
};

type ActSheetProps = {
  act: PlayerAct;
  data: DeskPlayer;
  /** Loads the player anew. */
  reload: () => Promise<unknown>;
  onDone: (words: string) => void;
  onClose: () => void;
};

/** One act of staff on an account: exactly what it will do, and why. Where the account has changed, what was typed stays. */
export function ActSheet({ act, data, reload, onDone, onClose }: ActSheetProps) {
  const [chosen, setChosen] = useState<string>('');
  const [from, setFrom] = useState<Standing | null>(null);
  const periods = longerPeriods(data, new Date());
  const period = isExclusionPeriod(chosen) && periods.includes(chosen) ? chosen : (periods[0] ?? 'FOREVER');
  const { id, name } = data.player;

  const send = async (reason: string): Promise<DeskResult<string>> => {
    const shown = standingOf(data);
    const answer = await carryOut(act, { id, reason, shown }, period);
    const isChanged = !answer.ok && answer.code === 'changed_since_shown';
    if (answer.ok || answer.code !== 'not_signed_in') await reload();
    setFrom(isChanged ? shown : null);
    return answer;
  };
  return (
    <Sheet open onClose={onClose} title={t(`deskplayers.act.${act}.title`, { name })}>
      <div className="grid gap-4">
        <p role="status" className={from ? 'rounded-md bg-brass-dim px-3 py-2 text-sm text-brass-bright' : 'sr-only'}>
          {from && t('deskplayers.act.changed', { from: standingWords(from), to: standingWords(standingOf(data)) })}
        </p>
        <ReasonForm
          what={whatOf(act, data, period)}
          hint={t('deskplayers.act.reason_hint')}
          extra={
            act === 'exclude' && (
              <Field label={t('deskplayers.act.exclude.period')}>
                {(control) => (
                  <Select
                    {...control}
                    value={period}
                    options={periods.map((one) => ({ value: one, label: t(`deskplayers.exclusion.${one}`) }))}
                    onChange={({ target }) => setChosen(target.value)}
                  />
                )}
              </Field>
            )
          }
          press={t(`deskplayers.act.${act}.press`)}
          isDanger={act !== 'reopen' && act !== 'open_number'}
          act={send}
          onDone={onDone}
          onCancel={onClose}
        />
      </div>
    </Sheet>
  );
}
