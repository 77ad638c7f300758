import { t } from '#i18n/client.ts';
import { approveCorrection, type Correction, refuseCorrection, withdrawCorrection } from '#stores/desk/corrections.ts';
import { displayWire } from '#stores/format/money.ts';
import { NoRight } from '../kit/NoRight.tsx';
import { ProposalActs } from '../kit/ProposalActs.tsx';
import { useMay } from '../kit/use-may.ts';
import { useMyId } from '../kit/use-my-id.ts';

const rights = { propose: 'corrections.propose', approve: 'corrections.approve' } as const;
const decisions = { approve: approveCorrection, refuse: refuseCorrection, withdraw: withdrawCorrection };

const yesWords = ({ amount, currency }: Correction): string =>
  amount.startsWith('-')
    ? t('deskmoney.queue.approve_take', { sum: displayWire(amount.slice(1), currency) })
    : t('deskmoney.queue.approve_give', { sum: displayWire(amount, currency) });

/** Who proposed a correction can take it back, and no more; another approves or refuses it. */
export function CorrectionActs({ correction }: { correction: Correction }) {
  const { state, proposedBy } = correction;
  const isOwn = useMyId() === proposedBy.id;
  const mayDecide = useMay(rights.approve);
  return (
    <>
      <ProposalActs
        proposal={correction}
        rights={rights}
        decisions={decisions}
        what={{
          approve: yesWords(correction),
          refuse: t('deskmoney.queue.refuse_what', { name: proposedBy.name }),
          withdraw: t('deskmoney.queue.withdraw_what'),
        }}
      />
      {state !== 'open' && <p className="text-sm text-ivory-300">{t('deskmoney.queue.over')}</p>}
      {state === 'open' && !isOwn && !mayDecide && <NoRight act={rights.approve} />}
    </>
  );
}
