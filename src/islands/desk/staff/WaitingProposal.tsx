import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { t } from '#i18n/client.ts';
import type { DeskCode } from '#stores/desk/call-desk.ts';
import { $desk } from '#stores/desk/me.ts';
import { approve, linkOf, type Proposal, refuse } from '#stores/desk/staff.ts';
import { showMinute, showTime } from '#stores/format/time.ts';
import { Button } from '#ui/Button.tsx';
import { Fault } from '../kit/Fault.tsx';
import { ReasonForm } from '../kit/ReasonForm.tsx';
import { useMay } from '../kit/use-may.ts';
import { proposalWords } from './proposal-words.ts';

/** A link that an approver is to hand over, and to whom. */
export type HandedLink = { readonly name: string; readonly link: string };

type WaitingProps = { proposal: Proposal; onLink: (handed: HandedLink) => void };

/** The last look before somebody says yes. */
function Approval({ proposal, onCancel, onLink }: WaitingProps & { onCancel: () => void }) {
  const [fault, setFault] = useState<DeskCode | null>(null);
  const [busy, setBusy] = useState(false);
  const say = async (): Promise<void> => {
    setBusy(true);
    setFault(null);
    const answer = await approve(proposal.id);
    setBusy(false);
    if (!answer.ok) return setFault(answer.code);
    if (answer.value.token !== null) onLink({ name: proposal.name, link: linkOf(answer.value.token) });
    onCancel();
  };
  return (
    <div className="grid gap-3 rounded-md border border-ink-600 bg-ink-900 p-4">
      <p className="text-sm">
        {proposalWords(proposal)}. {t('desk.staff.proposal.approve_what')}
      </p>
      <Fault code={fault} />
      <div className="flex flex-wrap gap-2">
        <Button size="sm" autoFocus busy={busy} onClick={() => void say()}>
          {t('desk.staff.proposal.approve_now')}
        </Button>
        <Button size="sm" variant="ghost" onClick={onCancel}>
          {t('desk.cancel')}
        </Button>
      </div>
    </div>
  );
}

/** A proposal that waits. Its own proposer can take it back and no more. */
export function WaitingProposal({ proposal, onLink }: WaitingProps) {
  const at = useStore($desk);
  const mayDecide = useMay('staff.approve');
  const [asks, setAsks] = useState<'approve' | 'refuse' | null>(null);
  const { id, proposedBy, proposedAt, reason, expiresAt } = proposal;
  const isOwn = at.state === 'in' && at.me.id === proposedBy.id;
  const no = isOwn ? 'withdraw' : 'refuse';
  const stop = (): void => setAsks(null);
  return (
    <li className="grid gap-3 rounded-lg border border-ink-600 bg-ink-800 p-4">
      <div>
        <p className="font-semibold">{proposalWords(proposal)}</p>
        <p className="text-sm text-ivory-300">{reason}</p>
        <p className="mt-1 text-xs text-ivory-500">
          {t('desk.staff.proposal.by', { name: proposedBy.name, at: showTime(proposedAt) })}
          {' · '}
          {t('desk.staff.proposal.expires', { at: showMinute(expiresAt) })}
        </p>
      </div>
      {asks === 'approve' && <Approval proposal={proposal} onCancel={stop} onLink={onLink} />}
      {asks === 'refuse' && (
        <ReasonForm
          what={t(`desk.staff.proposal.${no}_what`, { name: proposedBy.name })}
          label={t('desk.reason.note')}
          press={t(`desk.staff.proposal.${no}_now`)}
          act={(note) => refuse(id, note)}
          onDone={stop}
          onCancel={stop}
        />
      )}
      {mayDecide && asks === null && (
        <div className="flex flex-wrap items-center gap-2">
          {!isOwn && (
            <Button size="sm" onClick={() => setAsks('approve')}>
              {t('desk.staff.proposal.approve')}
            </Button>
          )}
          <Button size="sm" variant="secondary" onClick={() => setAsks('refuse')}>
            {t(`desk.staff.proposal.${no}`)}
          </Button>
          {isOwn && <p className="text-sm text-ivory-300">{t('desk.staff.proposal.own')}</p>}
        </div>
      )}
    </li>
  );
}
