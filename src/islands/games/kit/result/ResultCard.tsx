import type { ReactNode } from 'react';
import { t } from '#i18n/client.ts';
import { cx } from '#ui/cx.ts';
import type { RoundView } from '../round/use-round.ts';
import { proofPath, returnWords } from './result-words.ts';

/** What the round brought, with its proof. Felt green only for a real gain. `badge`: the outcome as a small picture. */
export function ResultCard({ round, badge }: { round: RoundView; badge?: ReactNode }) {
  const { landed, currency, outcomeWords } = round;
  if (landed === undefined) return null;
  const gained = landed.payoutMinor > landed.stakeMinor;
  return (
    <div
      className={cx(
        'flex items-center gap-3 rounded-lg border bg-ink-800 p-2 pr-5 shadow-raised animate-rise',
        badge === undefined && 'pl-4',
        gained ? 'border-felt' : 'border-ink-600',
      )}
    >
      {badge}
      <div>
        <p className={cx('figures text-lg leading-tight font-semibold', gained && 'text-felt')}>
          {returnWords(landed, currency)}
        </p>
        <p className="text-sm text-ivory-300">
          {outcomeWords(landed.round)}
          {' · '}
          <a
            href={proofPath(landed.round.id)}
            target="_top"
            className="underline underline-offset-4 hover:text-ivory-100"
          >
            {t('table.proof')}
          </a>
        </p>
      </div>
    </div>
  );
}
