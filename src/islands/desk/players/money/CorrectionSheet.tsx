import { correctionCauses } from '#domain/desk/correction.ts';
import { displayAmount } from '#domain/money/amount.ts';
import { t } from '#i18n/client.ts';
import { proposeCorrection } from '#stores/desk/corrections.ts';
import { type CorrectionDraft, correctionFaults, correctionOutcome } from '#stores/desk/money-drafts.ts';
import type { DeskPlayer } from '#stores/desk/players.ts';
import { controlStyle, radioStyle } from '#ui/control-style.ts';
import { Field } from '#ui/Field.tsx';
import { Select } from '#ui/Select.tsx';
import { errorOf, SumFields, Will } from './MoneyFields.tsx';
import { MoneySheet } from './MoneySheet.tsx';

export const emptyCorrection: CorrectionDraft = { currency: '', amount: '', direction: 'give', cause: '', reason: '' };

type CorrectionSheetProps = {
  data: DeskPlayer;
  draft: CorrectionDraft;
  setDraft: (draft: CorrectionDraft) => void;
  onClose: () => void;
};

/** Proposes to give or take own money of a player. */
export function CorrectionSheet({ data: { player, balances }, draft, setDraft, onClose }: CorrectionSheetProps) {
  const change = (part: Partial<CorrectionDraft>): void => setDraft({ ...draft, ...part });
  const outcome = correctionOutcome(draft, balances);
  return (
    <MoneySheet
      title={t('deskmoney.correct.title')}
      lead={t('deskmoney.correct.lead')}
      faults={() => correctionFaults(draft, balances)}
      send={() => proposeCorrection(player.id, draft)}
      onSent={() => setDraft(emptyCorrection)}
      sent={t('deskmoney.correct.sent')}
      press={t('deskmoney.correct.send')}
      onClose={onClose}
      draft={draft}
      will={
        <Will
          what={
            outcome === null
              ? undefined
              : t(`deskmoney.correct.will_${draft.direction}`, {
                  sum: displayAmount(outcome.delta < 0n ? -outcome.delta : outcome.delta, outcome.currency),
                })
          }
          now={outcome?.own ?? 0n}
          after={outcome === null ? 0n : outcome.own + outcome.delta}
          afterLabel={t('deskmoney.correct.after')}
          currency={outcome?.currency ?? 'EUR'}
        />
      }
    >
      {(faults) => (
        <>
          <fieldset className="grid gap-1">
            <legend className="mb-1 text-sm font-semibold text-ivory-300">{t('deskmoney.correct.direction')}</legend>
            {(['give', 'take'] as const).map((direction) => (
              <label key={direction} className="flex min-h-11 items-center gap-3 text-sm">
                <input
                  type="radio"
                  name="direction"
                  checked={draft.direction === direction}
                  onChange={() => change({ direction })}
                  className={radioStyle}
                />
                {t(`deskmoney.correct.${direction}`)}
              </label>
            ))}
          </fieldset>
          <SumFields
            balances={balances}
            currency={draft.currency}
            amount={draft.amount}
            faults={faults}
            change={change}
          />
          <Field label={t('deskmoney.correct.cause')} error={errorOf(faults, 'cause')} required>
            {(control) => (
              <Select
                {...control}
                value={draft.cause}
                placeholder={t('deskmoney.choose')}
                options={correctionCauses.map((cause) => ({ value: cause, label: t(`deskmoney.cause.${cause}`) }))}
                onChange={({ target }) => change({ cause: target.value })}
              />
            )}
          </Field>
          <Field label={t('desk.reason.label')} hint={t('desk.reason.hint')} error={errorOf(faults, 'reason')} required>
            {(control) => (
              <textarea
                {...control}
                value={draft.reason}
                rows={2}
                maxLength={500}
                onChange={({ target }) => change({ reason: target.value })}
                className={controlStyle('py-2 text-sm')}
              />
            )}
          </Field>
        </>
      )}
    </MoneySheet>
  );
}
