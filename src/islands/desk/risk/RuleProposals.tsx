import { changedThresholds } from '#domain/risk/thresholds.ts';
import { t } from '#i18n/client.ts';
import { approveRules, type RiskRules, refuseRules, withdrawRules } from '#stores/desk/risk-rules.ts';
import { showMinute } from '#stores/format/time.ts';
import { Badge } from '#ui/Badge.tsx';
import { ProposalActs } from '../kit/ProposalActs.tsx';
import { proposalTones } from '../kit/proposal-tones.ts';

const rights = { propose: 'risk.propose', approve: 'risk.approve' } as const;
const decisions = { approve: approveRules, refuse: refuseRules, withdraw: withdrawRules };

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
          <Badge tone={proposalTones[one.state]}>{t(`deskrisk.proposal_state.${one.state}`)}</Badge>
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
        <ProposalActs
          proposal={one}
          rights={rights}
          decisions={decisions}
          what={{
            approve: t('deskrisk.approve_what'),
            refuse: t('deskrisk.refuse_what', { name: one.proposedBy.name }),
            withdraw: t('deskrisk.withdraw_what'),
          }}
        />
      </article>
    ))}
  </section>
);
