import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { t } from '#i18n/client.ts';
import { approveText, type OpenedText, refuseText, type TextProposal, withdrawText } from '#stores/desk/content.ts';
import { $desk } from '#stores/desk/me.ts';
import { showMinute } from '#stores/format/time.ts';
import { Button } from '#ui/Button.tsx';
import { ConfirmForm } from '../kit/ConfirmForm.tsx';
import { ReasonForm } from '../kit/ReasonForm.tsx';
import { useMay } from '../kit/use-may.ts';

type Form = 'approve' | 'refuse' | 'withdraw';

const whatWords = ({ kind, number, startsAt }: TextProposal): string => {
  if (kind === 'content_take_back')
    return number === 0 ? t('deskcontent.asks_file') : t('deskcontent.asks_back', { number });
  return startsAt === null
    ? t('deskcontent.asks_now', { number })
    : t('deskcontent.asks_at', { number, at: showMinute(startsAt) });
};

/** Something that somebody asks for of a text, and what can be said to it. */
export function ProposalCard({ proposal, opened }: { proposal: TextProposal; opened: OpenedText }) {
  const at = useStore($desk);
  const mayApprove = useMay('content.approve');
  const mayPropose = useMay('content.propose');
  const [form, setForm] = useState<Form | null>(null);
  const close = (): void => setForm(null);
  const me = at.state === 'in' ? at.me.id : '';
  const isOwn = proposal.proposedBy.id === me;
  const wrote = proposal.kind === 'content_publish' && opened.authors.includes(me);
  return (
    <article className="grid gap-2 rounded-lg border border-brass bg-ink-900 p-4 text-sm">
      <h3 className="font-semibold">{whatWords(proposal)}</h3>
      <p>{proposal.reason}</p>
      <p className="text-ivory-500">
        {t('deskcontent.by_at', { name: proposal.proposedBy.name, at: showMinute(proposal.proposedAt) })}
      </p>
      {form === 'approve' && (
        <ConfirmForm
          what={t('deskcontent.approve_what', { what: whatWords(proposal) })}
          press={t('deskcontent.approve_now')}
          act={() => approveText(proposal.id)}
          onDone={close}
          onCancel={close}
        />
      )}
      {(form === 'refuse' || form === 'withdraw') && (
        <ReasonForm
          what={t(`deskcontent.${form}_what`, { name: proposal.proposedBy.name })}
          label={t('desk.reason.note')}
          press={t(`deskcontent.${form}_now`)}
          act={(note) => (form === 'refuse' ? refuseText : withdrawText)(proposal.id, note)}
          onDone={close}
          onCancel={close}
        />
      )}
      {form === null && (
        <div className="flex flex-wrap items-center gap-2">
          {isOwn && mayPropose && (
            <Button size="sm" variant="secondary" onClick={() => setForm('withdraw')}>
              {t('deskcontent.withdraw')}
            </Button>
          )}
          {!isOwn && mayApprove && !wrote && (
            <Button size="sm" onClick={() => setForm('approve')}>
              {t('deskcontent.approve')}
            </Button>
          )}
          {!isOwn && mayApprove && (
            <Button size="sm" variant="secondary" onClick={() => setForm('refuse')}>
              {t('deskcontent.refuse')}
            </Button>
          )}
          {(isOwn || wrote) && (
            <p className="text-ivory-300">{t(isOwn ? 'deskcontent.own_proposal' : 'deskcontent.own_text')}</p>
          )}
        </div>
      )}
    </article>
  );
}
