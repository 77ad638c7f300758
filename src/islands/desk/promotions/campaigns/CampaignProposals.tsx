import { useStore } from '@nanostores/react';
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
import { $desk } from '#stores/desk/me.ts';
import { displayWire } from '#stores/format/money.ts';
import { showMinute } from '#stores/format/time.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { Input } from '#ui/Input.tsx';
import { ConfirmForm } from '../../kit/ConfirmForm.tsx';
import { ReasonForm } from '../../kit/ReasonForm.tsx';
import { useMay } from '../../kit/use-may.ts';

const tones = { open: 'brass', approved: 'won', refused: 'wrong', withdrawn: 'quiet', lapsed: 'quiet' } as const;
type Form = 'approve' | 'refuse' | 'withdraw';
type ActsProps = { campaign: OpenedCampaign; proposal: CampaignProposal };

/** What the yes does; where somebody can win by it, that figure is typed. */
function Approval({ campaign: { id, rules, figures }, proposal, onClose }: ActsProps & { onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const profit = figures?.isBeatable ? (figures.strategy?.profit ?? null) : null;
  const cost = displayWire(figures?.cost.mean ?? '0.00', 'EUR');
  return (
    <div className="grid gap-3">
      {profit !== null && (
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
      )}
      <ConfirmForm
        what={t('deskcampaigns.approve_what', { name: rules.name, revision: proposal.revision, cost })}
        press={t('deskcampaigns.approve_now')}
        // What is no amount was not confirmed: the answer says so.
        act={() => approveCampaign(id, proposal, /^\d+\.\d{2}$/.test(typed.trim()) ? typed.trim() : null)}
        onDone={onClose}
        onCancel={onClose}
      />
    </div>
  );
}

function Acts({ campaign, proposal }: ActsProps) {
  const at = useStore($desk);
  const mayApprove = useMay('campaigns.approve');
  const mayPropose = useMay('campaigns.propose');
  const [form, setForm] = useState<Form | null>(null);
  const close = (): void => setForm(null);
  const isOwn = at.state === 'in' && at.me.id === proposal.proposedBy.id;
  if (form === 'approve') return <Approval campaign={campaign} proposal={proposal} onClose={close} />;
  if (form !== null)
    return (
      <ReasonForm
        what={t(`deskcampaigns.${form}_what`, { name: proposal.proposedBy.name })}
        label={t('desk.reason.note')}
        press={t(`deskcampaigns.${form}_now`)}
        act={(note) => (form === 'refuse' ? refuseCampaign : withdrawCampaign)(campaign.id, proposal.id, note)}
        onDone={close}
        onCancel={close}
      />
    );
  const open = (what: Form, variant: 'primary' | 'secondary') => (
    <Button size="sm" variant={variant} onClick={() => setForm(what)}>
      {t(`deskcampaigns.${what}`)}
    </Button>
  );
  const isOfNow = proposal.isOfDraft && proposal.figuresId === campaign.figures?.id;
  return (
    <div className="flex flex-wrap items-center gap-2">
      {isOwn && mayPropose && open('withdraw', 'secondary')}
      {isOwn && <p className="text-sm text-ivory-300">{t('deskcampaigns.own_proposal')}</p>}
      {!isOwn && mayApprove && isOfNow && open('approve', 'primary')}
      {!isOwn && mayApprove && open('refuse', 'secondary')}
      {!isOfNow && <p className="text-sm text-brass-bright">{t('deskcampaigns.outdated')}</p>}
    </div>
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
            <Badge tone={tones[one.state]}>{t(`deskcampaigns.proposal_state.${one.state}`)}</Badge>
          </header>
          <p>{one.reason}</p>
          {one.decidedBy !== null && one.decidedAt !== null && (
            <p className="text-ivory-500">
              {t('deskcampaigns.by_at', { name: one.decidedBy, at: showMinute(one.decidedAt) })} {one.note}
            </p>
          )}
          {one.state === 'open' && <Acts campaign={campaign} proposal={one} />}
        </article>
      ))}
    </section>
  );
}
