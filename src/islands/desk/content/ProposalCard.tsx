import { t } from '#i18n/client.ts';
import { approveText, type OpenedText, refuseText, type TextProposal, withdrawText } from '#stores/desk/content.ts';
import { showMinute } from '#stores/format/time.ts';
import { ProposalActs } from '../kit/ProposalActs.tsx';
import { useMyId } from '../kit/use-my-id.ts';

const whatWords = ({ kind, number, startsAt }: TextProposal): string => {
  if (kind === 'content_take_back')
    return number === 0 ? t('deskcontent.asks_file') : t('deskcontent.asks_back', { number });
  return startsAt === null
    ? t('deskcontent.asks_now', { number })
    : t('deskcontent.asks_at', { number, at: showMinute(startsAt) });
};

const rights = { propose: 'content.propose', approve: 'content.approve' } as const;
const decisions = { approve: approveText, refuse: refuseText, withdraw: withdrawText };

/** Something that somebody asks for of a text, and what can be said to it. */
export function ProposalCard({ proposal, opened }: { proposal: TextProposal; opened: OpenedText }) {
  const me = useMyId();
  const { kind, reason, proposedBy, proposedAt } = proposal;
  const wrote = kind === 'content_publish' && proposedBy.id !== me && opened.authors.includes(me);
  return (
    <article className="grid gap-2 rounded-lg border border-brass bg-ink-900 p-4 text-sm">
      <h3 className="font-semibold">{whatWords(proposal)}</h3>
      <p>{reason}</p>
      <p className="text-ivory-500">{t('deskcontent.by_at', { name: proposedBy.name, at: showMinute(proposedAt) })}</p>
      <ProposalActs
        proposal={proposal}
        rights={rights}
        decisions={decisions}
        what={{
          approve: t('deskcontent.approve_what', { what: whatWords(proposal) }),
          refuse: t('deskcontent.refuse_what', { name: proposedBy.name }),
          withdraw: t('deskcontent.withdraw_what'),
        }}
        hindered={wrote ? t('deskcontent.own_text') : null}
      />
    </article>
  );
}
