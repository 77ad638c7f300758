import { useState } from 'react';
import { t } from '#i18n/client.ts';
import {
  approveCampaign,
  type CampaignProposal,
  type OpenedCampaign,
  proposeCampaign,
  refuseCampaign,
  withdrawCampaign,
} from '#stores/desk/campaigns.ts';
import { displayWire } from '#stores/format/money.ts';
import { showMinute } from '#stores/format/time.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { Input } from '#ui/Input.tsx';
import { ProposalActs } from '../../kit/ProposalActs.tsx';
import { proposalTones } from '../../kit/proposal-tones.ts';
import { ReasonForm } from '../../kit/ReasonForm.tsx';
import { useMay } from '../../kit/use-may.ts';

const rights = { propose: 'campaigns.propose', approve: 'campaigns.approve' } as const;

/** Where somebody can win by it, that figure is typed before the yes. */
function Acts({ campaign, proposal }: { campaign: OpenedCampaign; proposal: CampaignProposal }) {
  const [typed, setTyped] = useState('');
  const { id, rules, figures } = campaign;
  const { name } = proposal.proposedBy;
  const profit = figures?.isBeatable ? (figures.strategy?.profit ?? null) : null;
  const cost = displayWire(figures?.cost.mean ?? '0.00', 'EUR');
  const isOfNow = proposal.isOfDraft && proposal.figuresId === figures?.id;
  return (
    <ProposalActs
      proposal={proposal}
      rights={rights}
      decisions={{
        // What is no amount was not confirmed: the answer says so.
        approve: () => approveCampaign(id, proposal, /^\d+\.\d{2}$/.test(typed.trim()) ? typed.trim() : null),
        refuse: (one, note) => refuseCampaign(id, one, note),
        withdraw: (one, note) => withdrawCampaign(id, one, note),
      }}
      what={{
        approve: t('deskcampaigns.approve_what', { name: rules.name, revision: proposal.revision, cost }),
        refuse: t('deskcampaigns.refuse_what', { name }),
        withdraw: t('deskcampaigns.withdraw_what', { name }),
      }}
      yes={{ ask: t('deskcampaigns.approve'), press: t('deskcampaigns.approve_now') }}
      above={
        profit !== null && (
          <Field label={t('deskcampaigns.confirm_profit', { profit })} required>
            {(control) => (
              <Input
                {...control}
                inputMode="decimal"
                className="max-w-48"
                value={typed}
                maxLength={20}
                onChange={({ target }) => setTyped(target.value)}
              />
            )}
          </Field>
        )
      }
      hindered={isOfNow ? null : t('deskcampaigns.outdated')}
    />
  );
}

function Propose({ campaign: { id, revision, figures } }: { campaign: OpenedCampaign }) {
  const [isOpen, setOpen] = useState(false);
  if (figures === null) return null;
  if (!isOpen)
    return (
      <Button size="sm" className="justify-self-start" onClick={() => setOpen(true)}>
        {t('deskcampaigns.propose')}
      </Button>
    );
  return (
    <ReasonForm
      what={t('deskcampaigns.propose_what', { revision, cost: displayWire(figures.cost.mean, 'EUR') })}
      press={t('deskcampaigns.propose_now')}
      act={(reason) => proposeCampaign(id, { revision, figures: figures.id }, reason)}
      onDone={() => setOpen(false)}
      onCancel={() => setOpen(false)}
    />
  );
}

/** The proposal of a draft that has its figures and no faults, by who may. */
export function ProposeCampaign({ campaign }: { campaign: OpenedCampaign }) {
  const mayPropose = useMay('campaigns.propose');
  const isWaiting = campaign.proposals.some(({ state }) => state === 'open');
  const isPublished = campaign.version !== null && !campaign.hasDraft;
  if (!mayPropose || isWaiting || isPublished || campaign.figures === null || campaign.faults.length > 0) return null;
  return <Propose campaign={campaign} />;
}

/** What was proposed of it, and what can be said to that. */
export function CampaignProposals({ campaign }: { campaign: OpenedCampaign }) {
  if (campaign.proposals.length === 0) return null;
  return (
    <section aria-labelledby="campaign-proposals" className="grid gap-3">
      <h3 id="campaign-proposals" className="text-lg font-semibold">
        {t('deskcampaigns.proposals')}
      </h3>
      {campaign.proposals.map((one) => (
        <article key={one.id} className="grid gap-2 rounded-lg border border-ink-600 bg-ink-800 p-4 text-sm">
          <header className="flex flex-wrap items-center justify-between gap-2">
            <h4 className="font-semibold">
              {t('deskcampaigns.by_at', { name: one.proposedBy.name, at: showMinute(one.proposedAt) })}
            </h4>
            <Badge tone={proposalTones[one.state]}>{t(`deskcampaigns.proposal_state.${one.state}`)}</Badge>
          </header>
          <p>{one.reason}</p>
          {one.decidedBy !== null && one.decidedAt !== null && (
            <p className="text-ivory-500">
              {t('deskcampaigns.by_at', { name: one.decidedBy, at: showMinute(one.decidedAt) })} {one.note}
            </p>
          )}
          <Acts campaign={campaign} proposal={one} />
        </article>
      ))}
    </section>
  );
}
