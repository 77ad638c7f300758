import { t } from '#i18n/client.ts';
import type { Proposal } from '#stores/desk/staff.ts';
import { showTime } from '#stores/format/time.ts';
import { Badge } from '#ui/Badge.tsx';
import { EmptyState } from '#ui/States.tsx';
import { proposalTones } from '../kit/proposal-tones.ts';
import { proposalWords } from './proposal-words.ts';
import { type HandedLink, WaitingProposal } from './WaitingProposal.tsx';

const Decided = ({ proposal }: { proposal: Proposal }) => {
  const { state, decidedBy, decidedAt, note, proposedBy, proposedAt, reason } = proposal;
  return (
    <li className="grid gap-x-4 gap-y-1 border-b border-ink-600/60 py-3 text-sm sm:grid-cols-[8rem_minmax(0,1fr)]">
      <span>
        <Badge tone={proposalTones[state]}>{t(`desk.staff.proposal.${state}`)}</Badge>
      </span>
      <div>
        <p className="font-semibold">{proposalWords(proposal)}</p>
        <p className="text-ivory-300">{reason}</p>
        {note !== null && <p className="text-ivory-300">{note}</p>}
        <p className="text-xs text-ivory-500">
          {t('desk.staff.proposal.by', { name: proposedBy.name, at: showTime(proposedAt) })}
          {decidedBy !== null &&
            decidedAt !== null &&
            ` · ${t(`desk.staff.proposal.${state}`)}: ${t('desk.staff.proposal.decided_by', { name: decidedBy, at: showTime(decidedAt) })}`}
        </p>
      </div>
    </li>
  );
};

type ProposalsProps = { proposals: readonly Proposal[]; onLink: (handed: HandedLink) => void };

/** What waits for a second pair of eyes, and what came of the rest. */
export function Proposals({ proposals, onLink }: ProposalsProps) {
  const waiting = proposals.filter(({ state }) => state === 'open');
  const decided = proposals.filter(({ state }) => state !== 'open');
  if (proposals.length === 0)
    return (
      <EmptyState icon="scale" title={t('desk.staff.proposal.none_title')}>
        {t('desk.staff.proposal.none_text')}
      </EmptyState>
    );
  return (
    <div className="grid max-w-[60rem] gap-8">
      {waiting.length > 0 && (
        <section aria-labelledby="proposals-waiting">
          <h2 id="proposals-waiting" className="mb-3 font-semibold">
            {t('desk.staff.proposal.waiting')}
          </h2>
          <ul className="grid gap-3">
            {waiting.map((proposal) => (
              <WaitingProposal key={proposal.id} proposal={proposal} onLink={onLink} />
            ))}
          </ul>
        </section>
      )}
      {decided.length > 0 && (
        <section aria-labelledby="proposals-decided">
          <h2 id="proposals-decided" className="mb-1 font-semibold">
            {t('desk.staff.proposal.decided')}
          </h2>
          <ul>
            {decided.map((proposal) => (
              <Decided key={proposal.id} proposal={proposal} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
