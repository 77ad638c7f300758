import { pocketsOf } from '#domain/games/roulette/wheel.ts';
import { t } from '#i18n/client.ts';
import { cx } from '#ui/cx.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { NumberBadge } from './Results.tsx';
import { useVariant } from './variants.ts';

type StatisticDialogProps = { numbers: readonly number[]; open: boolean; onClose: () => void };

/** How often each pocket was hit in the last rounds of this table, and that it means nothing for the next. */
export function StatisticDialog({ numbers, open, onClose }: StatisticDialogProps) {
  const { table } = useVariant();
  const pockets = pocketsOf(table.wheel).map((pocket) => ({
    pocket,
    times: numbers.filter((number) => number === pocket).length,
  }));
  const most = Math.max(1, ...pockets.map(({ times }) => times));
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="lg"
      title={t('roulette.statistic')}
      closeLabel={t('table.close')}
      lead={t(numbers.length === 1 ? 'roulette.statistic_lead_one' : 'roulette.statistic_lead_other', {
        count: numbers.length,
      })}
    >
      <ul className="grid grid-flow-col grid-rows-[repeat(13,auto)] gap-x-6 gap-y-1">
        {pockets.map(({ pocket, times }) => (
          <li key={pocket} className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-2">
            <NumberBadge number={pocket} className="h-6 w-8 text-sm" />
            <span aria-hidden="true" className="h-2 rounded-full bg-ink-600/60">
              <span
                className={cx('block h-full rounded-full bg-ivory-300', times === 0 && 'invisible')}
                style={{ width: `${(100 * times) / most}%` }}
              />
            </span>
            <span className={cx('figures w-5 text-right text-sm', times === 0 ? 'text-ivory-500' : 'font-semibold')}>
              <span aria-hidden="true">{times}</span>
              <span className="sr-only">
                {t(times === 1 ? 'roulette.times_one' : 'roulette.times_other', { count: times })}
              </span>
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-6 text-ivory-300">{t('roulette.statistic_means', { pockets: table.wheel.length })}</p>
    </Dialog>
  );
}
