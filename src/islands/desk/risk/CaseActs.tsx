import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { t } from '#i18n/client.ts';
import type { DeskResult } from '#stores/desk/call-desk.ts';
import { $desk } from '#stores/desk/me.ts';
import { type OpenedRiskCase, type RiskWork, workOnRiskCase } from '#stores/desk/risk.ts';
import { Button } from '#ui/Button.tsx';
import { Fault } from '../kit/Fault.tsx';
import { NoRight } from '../kit/NoRight.tsx';
import { useMay } from '../kit/use-may.ts';
import { CaseForm, type FormKind } from './CaseForm.tsx';
import { ReportForm } from './ReportForm.tsx';
import { eventWords, stateWords } from './risk-words.ts';

/** What of it has changed since somebody saw it, as the case is shown now. */
const changeWords = ({ case: one, events }: OpenedRiskCase): string => {
  const last = events.at(-1);
  return t('deskrisk.changed', {
    what: last === undefined ? '' : eventWords(last),
    by: last?.by ?? t('deskrisk.house'),
    state: stateWords(one),
  });
};

/** What can be done with a case. What was typed stays where somebody was faster, with what they did. */
export function CaseActs({ opened }: { opened: OpenedRiskCase }) {
  const at = useStore($desk);
  const mayWork = useMay('risk.work');
  const mayReport = useMay('risk.report');
  const [form, setForm] = useState<FormKind | 'report' | null>(null);
  const [isChanged, setChanged] = useState(false);
  const [fault, setFault] = useState<Parameters<typeof Fault>[0]['code']>(null);
  const { id, version, state, takenBy } = opened.case;
  if (!mayWork) return <NoRight act="risk.work" />;
  const isMine = at.state === 'in' && takenBy?.id === at.me.id;

  const send = async (body: RiskWork): Promise<DeskResult<unknown>> => {
    const answer = await workOnRiskCase(id, body);
    setChanged(!answer.ok && answer.code === 'changed_since_shown');
    return answer;
  };
  const press = async (deed: 'taken' | 'left'): Promise<void> => {
    const answer = await send({ deed, shown: { version } });
    setFault(answer.ok ? null : answer.code);
  };
  const open = (kind: FormKind | 'report', label: string, variant: 'primary' | 'secondary' = 'secondary') => (
    <Button size="sm" variant={variant} onClick={() => setForm(kind)}>
      {label}
    </Button>
  );
  const close = (): void => setForm(null);
  return (
    <section className="grid gap-3">
      <p
        role="status"
        className={isChanged ? 'rounded-md bg-brass-dim px-3 py-2 text-sm text-brass-bright' : 'sr-only'}
      >
        {isChanged && changeWords(opened)}
      </p>
      {form === 'report' && <ReportForm id={id} version={version} onClose={close} />}
      {form !== null && form !== 'report' && (
        <CaseForm kind={form} version={version} takenBy={takenBy?.name ?? ''} act={send} onClose={close} />
      )}
      {form === null && (
        <div className="flex flex-wrap gap-2">
          {state === 'decided' && open('reopened', t('deskrisk.reopen'))}
          {state === 'open' && (
            <Button size="sm" onClick={() => void press('taken')}>
              {t('deskrisk.take')}
            </Button>
          )}
          {state === 'looked_at' &&
            !isMine &&
            open('taken', t('deskrisk.take_over', { name: takenBy?.name ?? '' }), 'primary')}
          {state === 'looked_at' && isMine && open('decided', t('deskrisk.decide'), 'primary')}
          {state === 'looked_at' && isMine && mayReport && open('report', t('deskrisk.report'))}
          {state !== 'decided' && open('noted', t('deskrisk.note'))}
          {state === 'looked_at' && isMine && (
            <Button size="sm" variant="ghost" onClick={() => void press('left')}>
              {t('deskrisk.leave')}
            </Button>
          )}
        </div>
      )}
      {state !== 'decided' && !isMine && <p className="text-sm text-ivory-500">{t('deskrisk.no_taken')}</p>}
      <Fault code={fault} />
    </section>
  );
}
