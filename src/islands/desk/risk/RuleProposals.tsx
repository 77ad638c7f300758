import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { changedThresholds } from '#domain/risk/thresholds.ts';
import { t } from '#i18n/client.ts';
import { $desk } from '#stores/desk/me.ts';
import {
  approveRules,
  type RiskProposal,
  type RiskRules,
  refuseRules,
  withdrawRules,
} from '#stores/desk/risk-rules.ts';
import { showMinute } from '#stores/format/time.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { ConfirmForm } from '../kit/ConfirmForm.tsx';
import { ReasonForm } from '../kit/ReasonForm.tsx';
import { useMay } from '../kit/use-may.ts';

const tones = { open: 'brass', approved: 'won', refused: 'wrong', withdrawn: 'quiet', lapsed: 'quiet' } as const;

type Form = 'approve' | 'refuse' | 'withdraw';

function Acts({ proposal: { id, proposedBy } }: { proposal: RiskProposal }) {
  const at = useStore($desk);
  const mayApprove = useMay('risk.approve');
  const mayPropose = useMay('risk.propose');
  const [form, setForm] = useState<Form | null>(null);
  const close = (): void => setForm(null);
  const isOwn = at.state === 'in' && at.me.id === proposedBy.id;
  if (form === 'approve')
    return (
      <ConfirmForm
        what={t('deskrisk.approve_what')}
        press={t('deskrisk.approve_now')}
        act={() => approveRules(id)}
        onDone={close}
        onCancel={close}
      />
    );
  if (form !== null)
    return (
      <ReasonForm
        what={t(`deskrisk.${form}_what`, { name: proposedBy.name })}
        label={t('desk.reason.note')}
        press={t(`deskrisk.${form}_now`)}
        act={(note) => (form === 'refuse' ? refuseRules : withdrawRules)(id, note)}
        onDone={close}
        onCancel={close}
      />
    );
  const open = (what: Form, variant: 'primary' | 'secondary') => (
    <Button size="sm" variant={variant} onClick={() => setForm(what)}>
      {t(`deskrisk.${what}`)}
    </Button>
  );
  return (
    <div className="flex flex-wrap items-center gap-2">
      {isOwn && mayPropose && open('withdraw', 'secondary')}
      {isOwn && <p className="text-sm text-ivory-300">{t('deskrisk.own_proposal')}</p>}
      {!isOwn && mayApprove && open('approve', 'primary')}
      {!isOwn && mayApprove && open('refuse', 'secondary')}
    </div>
  );
}

/** Thresholds that somebody proposed, with what would be otherwise, and what can be said to them. */
export const RuleProposals = ({ rules: { version, thresholds, proposals } }: { rules: RiskRules }) => (
  <section aria-labelledby="risk-proposals" className="grid gap-3">
    <h2 id="risk-proposals" className="text-lg font-semibold">
      {t('deskrisk.proposals')}
    </h2>
    {proposals.length === 0 && <p className="text-sm text-ivory-300">{t('deskrisk.no_proposals')}</p>}
    {proposals.map((one) => (
      <article key={one.id} className="grid gap-2 rounded-lg border border-ink-600 bg-ink-800 p-4 text-sm">
        <header className="flex flex-wrap items-center justify-between gap-2">
          <h3 className="font-semibold">
            {t('deskrisk.by_at', { name: one.proposedBy.name, at: showMinute(one.proposedAt) })}
          </h3>
          <Badge tone={tones[one.state]}>{t(`deskrisk.proposal_state.${one.state}`)}</Badge>
        </header>
        <p>{one.reason}</p>
        {one.state === 'open' && (
          <ul className="figures">
            {changedThresholds(thresholds, one.thresholds).map((name) => (
              <li key={name}>
                {t('deskrisk.changes', {
                  name: t(`deskrisk.threshold.${name}`),
                  from: thresholds[name],
                  to: one.thresholds[name],
                })}
              </li>
            ))}
          </ul>
        )}
        {one.decidedBy !== null && one.decidedAt !== null && (
          <p className="text-ivory-500">
            {t('deskrisk.by_at', { name: one.decidedBy, at: showMinute(one.decidedAt) })} {one.note}
          </p>
        )}
        {one.state === 'open' && one.from !== version && <p className="text-brass-bright">{t('deskrisk.outdated')}</p>}
        {one.state === 'open' && <Acts proposal={one} />}
      </article>
    ))}
  </section>
);
