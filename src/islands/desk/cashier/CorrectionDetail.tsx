import { useStore } from '@nanostores/react';
import { displayAmount } from '#domain/money/amount.ts';
import { t } from '#i18n/client.ts';
import { $correction, type Correction } from '#stores/desk/corrections.ts';
import { displayWire, minorOf } from '#stores/format/money.ts';
import { showMinute } from '#stores/format/time.ts';
import { Badge } from '#ui/Badge.tsx';
import { Fact, Facts } from '../kit/Facts.tsx';
import { PlayerLink } from '../kit/PlayerLink.tsx';
import { proposalTones } from '../kit/proposal-tones.ts';
import { CorrectionActs } from './CorrectionActs.tsx';

/** What its player has, and would have, in the one currency. */
const Balances = ({ correction: { amount, balance, currency } }: { correction: Correction }) => {
  if (balance === null) return null;
  const after = minorOf(balance, currency) + minorOf(amount, currency);
  return (
    <>
      <Fact name={t('deskmoney.queue.now')}>{displayWire(balance, currency)}</Fact>
      <Fact name={t('deskmoney.queue.after')}>
        <span className={after < 0n ? 'text-red' : 'font-semibold'}>{displayAmount(after, currency)}</span>
        {after < 0n && <span className="block text-red">{t('deskmoney.queue.too_low')}</span>}
      </Fact>
    </>
  );
};

/** The correction that is open: who proposed it and why, what it comes to, and what can be done. */
export function CorrectionDetail() {
  const correction = useStore($correction);
  if (correction === null) return <p className="text-sm text-ivory-300">{t('deskmoney.queue.choose')}</p>;
  const { amount, currency, state, player, cause, reason, proposedBy, proposedAt, expiresAt } = correction;
  const { decidedBy, decidedAt, note } = correction;
  return (
    <article className="grid gap-4">
      <header className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="figures text-xl font-semibold">{displayWire(amount, currency)}</h2>
        <Badge tone={proposalTones[state]}>{t(`deskmoney.queue.state.${state}`)}</Badge>
      </header>
      <Facts>
        <Fact name={t('deskwork.player')}>
          <PlayerLink {...player} />
        </Fact>
        <Fact name={t('deskmoney.correct.cause')}>{t(`deskmoney.cause.${cause}`)}</Fact>
        <Fact name={t('deskmoney.queue.reason')}>{reason}</Fact>
        <Fact name={t('deskmoney.queue.proposed')}>
          {t('deskmoney.queue.by_at', { name: proposedBy.name, at: showMinute(proposedAt) })}
        </Fact>
        <Balances correction={correction} />
        {state === 'open' && <Fact name={t('deskmoney.queue.until')}>{showMinute(expiresAt)}</Fact>}
        {decidedBy !== null && decidedAt !== null && (
          <Fact name={t('deskmoney.queue.decided')}>
            {t('deskmoney.queue.by_at', { name: decidedBy, at: showMinute(decidedAt) })}
          </Fact>
        )}
        {note !== null && <Fact name={t('deskmoney.queue.note')}>{note}</Fact>}
      </Facts>
      <CorrectionActs key={correction.id} correction={correction} />
    </article>
  );
}
