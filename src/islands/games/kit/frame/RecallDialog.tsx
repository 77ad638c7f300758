import { useStore } from '@nanostores/react';
import { houseLanguage } from '#domain/locale.ts';
import { t } from '#i18n/client.ts';
import { minorOf } from '#stores/format/money.ts';
import { $tableRounds, readTableRounds } from '#stores/play/table-rounds.ts';
import { Button } from '#ui/Button.tsx';
import { cx } from '#ui/cx.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { Money } from '#ui/Money.tsx';
import { proofPath } from '../result/result-words.ts';
import type { RoundView } from '../round/use-round.ts';

const clock = new Intl.DateTimeFormat(houseLanguage, {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hour12: false,
});
const day = new Intl.DateTimeFormat(houseLanguage, { day: 'numeric', month: 'short' });

/** The last fifty rounds of this table: when, how each came out, what it took and gave, and the way to its proof. */
export function RecallDialog({ round, open, onClose }: { round: RoundView; open: boolean; onClose: () => void }) {
  const { session, currency, outcomeWords } = round;
  const rounds = useStore($tableRounds);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="lg"
      title={t('table.recall')}
      closeLabel={t('table.close')}
      lead={t('table.recall_lead')}
    >
      {rounds === null && (
        <div role="alert" className="flex flex-wrap items-center gap-3">
          <p>{t('table.recall_failed')}</p>
          <Button size="sm" onClick={() => void readTableRounds(session.sessionId)}>
            {t('table.ask_again')}
          </Button>
        </div>
      )}
      {rounds?.length === 0 && <p className="text-ivory-300">{t('table.recall_empty')}</p>}
      <ol className="grid">
        {rounds?.map((one) => {
          const [stakeMinor, payoutMinor] = [minorOf(one.stake, currency), minorOf(one.payout, currency)];
          const at = new Date(one.at);
          return (
            <li key={one.id} className="border-b border-ink-600/60 last:border-0">
              <a
                href={proofPath(one.id)}
                target="_top"
                className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-baseline gap-x-4 gap-y-0.5 rounded-sm py-2.5 hover:bg-ink-600/40 sm:grid-cols-[7rem_minmax(0,1fr)_7rem_7rem]"
              >
                <time dateTime={one.at} className="figures text-sm text-ivory-500">
                  <span className="max-sm:sr-only">{day.format(at)} </span>
                  {clock.format(at)}
                </time>
                <span className="truncate">{outcomeWords(one)}</span>
                <span className="text-right text-sm text-ivory-300 max-sm:col-start-2 max-sm:row-start-2 max-sm:text-left">
                  <span className="sr-only">{t('table.stake')} </span>
                  {one.freeSpin ? t('table.free_spin') : <Money amountMinor={stakeMinor} currency={currency} />}
                </span>
                <span className={cx('text-right font-semibold', payoutMinor > stakeMinor && 'text-felt')}>
                  <span className="sr-only">{t('table.th_return')} </span>
                  <Money amountMinor={payoutMinor} currency={currency} />
                </span>
              </a>
            </li>
          );
        })}
      </ol>
    </Dialog>
  );
}
