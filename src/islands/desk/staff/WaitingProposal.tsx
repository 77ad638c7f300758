import { t } from '#i18n/client.ts';
import { approve, linkOf, type Proposal, refuse } from '#stores/desk/staff.ts';
import { showMinute, showTime } from '#stores/format/time.ts';
import { ProposalActs } from '../kit/ProposalActs.tsx';
import { proposalWords } from './proposal-words.ts';

/** A link that an approver is to hand over, and to whom. */
export type HandedLink = { readonly name: string; readonly link: string };

type WaitingProps = { proposal: Proposal; onLink: (handed: HandedLink) => void };

// Who may say yes or no may take back, too.
const rights = { propose: 'staff.approve', approve: 'staff.approve' } as const;
const decisions = { approve, refuse, withdraw: refuse };

/** A proposal that waits. Its own proposer can take it back and no more. */
export function WaitingProposal({ proposal, onLink }: WaitingProps) {
  const { name, proposedBy, proposedAt, reason, expiresAt } = proposal;
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
      <ProposalActs
        proposal={proposal}
        rights={rights}
        decisions={decisions}
        what={{
          approve: `${proposalWords(proposal)}. ${t('desk.staff.proposal.approve_what')}`,
          refuse: t('desk.staff.proposal.refuse_what', { name: proposedBy.name }),
          withdraw: t('desk.staff.proposal.withdraw_what'),
        }}
        onApproved={({ token }) => {
          if (token !== null) onLink({ name, link: linkOf(token) });
        }}
      />
    </li>
  );
}
