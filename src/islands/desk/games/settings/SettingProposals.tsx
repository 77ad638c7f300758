import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { t } from '#i18n/client.ts';
import { approveSetting, refuseSetting, type SettingProposal, withdrawSetting } from '#stores/desk/game-settings.ts';
import { $desk } from '#stores/desk/me.ts';
import { showMinute } from '#stores/format/time.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { ConfirmForm } from '../../kit/ConfirmForm.tsx';
import { ReasonForm } from '../../kit/ReasonForm.tsx';
import { useMay } from '../../kit/use-may.ts';
import { wishWords } from './setting-words.ts';

const tones = { open: 'brass', approved: 'won', refused: 'wrong', withdrawn: 'quiet', lapsed: 'quiet' } as const;
type Form = 'approve' | 'refuse' | 'withdraw';

function Acts({ proposal: { id, proposedBy } }: { proposal: SettingProposal }) {
  const at = useStore($desk);
  const mayApprove = useMay('games.approve');
  const mayPropose = useMay('games.propose');
  const [form, setForm] = useState<Form | null>(null);
  const close = (): void => setForm(null);
  const isOwn = at.state === 'in' && at.me.id === proposedBy.id;
  if (form === 'approve')
    return (
      <ConfirmForm
        what={t('deskshelf.approve_what')}
        press={t('deskshelf.approve_now')}
        act={() => approveSetting(id)}
        onDone={close}
        onCancel={close}
      />
    );
  if (form !== null)
    return (
      <ReasonForm
        what={t(`deskshelf.${form}_what`, { name: proposedBy.name })}
        label={t('desk.reason.note')}
        press={t(`deskshelf.${form}_now`)}
        act={(note) => (form === 'refuse' ? refuseSetting : withdrawSetting)(id, note)}
        onDone={close}
        onCancel={close}
      />
    );
  const open = (what: Form, variant: 'primary' | 'secondary') => (
    <Button size="sm" variant={variant} onClick={() => setForm(what)}>
      {t(`deskshelf.${what}`)}
    </Button>
  );
  return (
    <div className="flex flex-wrap items-center gap-2">
      {isOwn && mayPropose && open('withdraw', 'secondary')}
      {isOwn && <p className="text-sm text-ivory-300">{t('deskshelf.own_proposal')}</p>}
      {!isOwn && mayApprove && open('approve', 'primary')}
      {!isOwn && mayApprove && open('refuse', 'secondary')}
    </div>
  );
}

type ProposalsProps = { proposals: readonly SettingProposal[]; nameOf: (of: 'game' | 'studio', id: string) => string };

/** What somebody proposed of a game or a studio, and what can be said to it. */
export const SettingProposals = ({ proposals, nameOf }: ProposalsProps) => (
  <section aria-labelledby="setting-proposals" className="grid gap-3">
    <h2 id="setting-proposals" className="text-lg font-semibold">
      {t('deskshelf.proposals')}
    </h2>
    {proposals.length === 0 && <p className="text-sm text-ivory-300">{t('deskshelf.no_proposals')}</p>}
    {proposals.map((one) => (
      <article key={one.id} className="grid gap-2 rounded-lg border border-ink-600 bg-ink-800 p-4 text-sm">
        <header className="flex flex-wrap items-center justify-between gap-2">
          <h3 className="text-base font-semibold">
            {nameOf(one.of, one.subject)}{' '}
            <span className="text-sm font-normal text-ivory-500">
              {t('deskshelf.by_at', { name: one.proposedBy.name, at: showMinute(one.proposedAt) })}
            </span>
          </h3>
          <Badge tone={tones[one.state]}>{t(`deskshelf.proposal_state.${one.state}`)}</Badge>
        </header>
        <ul className="figures">
          {wishWords(one.wish).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p>{one.reason}</p>
        {one.decidedBy !== null && (
          <p className="text-ivory-500">
            {one.decidedBy} {one.note}
          </p>
        )}
        {one.state === 'open' && <Acts proposal={one} />}
      </article>
    ))}
  </section>
);
