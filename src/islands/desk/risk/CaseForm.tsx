import { useState } from 'react';
import { type CaseDecision, caseDecisions } from '#domain/risk/case.ts';
import { t } from '#i18n/client.ts';
import type { DeskResult } from '#stores/desk/call-desk.ts';
import type { RiskWork } from '#stores/desk/risk.ts';
import { Field } from '#ui/Field.tsx';
import { Select } from '#ui/Select.tsx';
import { ConfirmForm } from '../kit/ConfirmForm.tsx';
import { ReasonForm } from '../kit/ReasonForm.tsx';

export type FormKind = 'taken' | 'noted' | 'decided' | 'reopened';

type CaseFormProps = {
  kind: FormKind;
  version: number;
  takenBy: string;
  act: (body: RiskWork) => Promise<DeskResult<unknown>>;
  onClose: () => void;
};

const isDecision = (text: string): text is CaseDecision => (caseDecisions as readonly string[]).includes(text);

const Decision = ({ version, act, onClose }: Omit<CaseFormProps, 'kind' | 'takenBy'>) => {
  const [decision, setDecision] = useState<CaseDecision>('no_concern');
  return (
    <ReasonForm
      what={t(`deskrisk.decision_what.${decision}`)}
      label={t('deskrisk.decide_label')}
      max={2_000}
      extra={
        <Field label={t('deskrisk.decision_label')}>
          {(control) => (
            <Select
              {...control}
              value={decision}
              options={caseDecisions.map((one) => ({ value: one, label: t(`deskrisk.decision.${one}`) }))}
              onChange={({ target }) => isDecision(target.value) && setDecision(target.value)}
            />
          )}
        </Field>
      }
      press={t('deskrisk.decide_now')}
      act={(note) => act({ deed: 'decided', note, decision, shown: { version } })}
      onDone={onClose}
      onCancel={onClose}
    />
  );
};

/** One deed with a case, with its reason where it has one. */
export function CaseForm({ kind, version, takenBy, act, onClose }: CaseFormProps) {
  if (kind === 'decided') return <Decision version={version} act={act} onClose={onClose} />;
  if (kind === 'taken')
    return (
      <ConfirmForm
        what={t('deskrisk.take_what', { name: takenBy })}
        press={t('deskrisk.take_now')}
        act={() => act({ deed: 'taken', shown: { version } })}
        onDone={onClose}
        onCancel={onClose}
      />
    );
  const isNote = kind === 'noted';
  return (
    <ReasonForm
      what={t(isNote ? 'deskrisk.note_what' : 'deskrisk.reopen_what')}
      label={isNote ? t('deskrisk.note_label') : t('desk.reason.label')}
      hint={t('deskrisk.note_hint')}
      max={2_000}
      press={t(isNote ? 'deskrisk.note_now' : 'deskrisk.reopen_now')}
      act={(note) => act({ deed: kind, note, shown: { version } })}
      onDone={onClose}
      onCancel={onClose}
    />
  );
}
