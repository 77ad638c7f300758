import { displayAmount } from '#domain/money/amount.ts';
import { t } from '#i18n/client.ts';
import { Button } from '#ui/Button.tsx';
import { cx } from '#ui/cx.ts';
import { edgeWords, paysWords } from './figures.ts';
import type { TableState } from './use-table.ts';
import { spotName } from './words.ts';

/** "€6.00 staked", and of the bet behind which odds lie its name before it. */
const stakedWords = (name: string, amount: string, on: boolean): string => {
  const words = t(on ? 'craps.line_staked' : 'craps.line_off', { amount });
  return name === '' ? words : t('craps.line_of', { spot: name, words });
};

/** What there is to know of the field that was pressed or reached last: pay, exact edge, stakes, and the way back. */
export function SpotLine({ table, fit }: { table: TableState; fit: 'wide' | 'tall' | 'slim' }) {
  const tall = fit !== 'wide';
  const { spot, hand, placed, round, busy } = table;
  const amount = (minor: bigint): string => displayAmount(minor, round.currency);
  const laid = placed.get(spot);
  const lying = table.lyingOn(spot).flatMap((id) => {
    const bet = hand.felt.get(id);
    return bet ? [{ id, ...bet }] : [];
  });
  return (
    <div
      className={cx(
        'figures flex min-w-0 items-center gap-x-3 rounded-md bg-ink-900/40 px-3 text-sm',
        { wide: 'h-12', tall: 'h-14', slim: 'flex-wrap gap-y-1 py-1.5' }[fit],
      )}
    >
      <p className="min-w-0 grow leading-tight">
        <span className={cx('gap-x-3', tall ? 'block text-xs' : 'flex')}>
          <strong className={cx('font-semibold text-hardway-light', tall && 'mr-3')}>{spotName(spot)}</strong>
          <span className="text-ivory-300">{paysWords(spot, hand.point)}</span>
          <span className={cx('text-ivory-300', tall && 'block truncate')}>{edgeWords(spot, hand.point)}</span>
        </span>
        <span className={cx('block truncate', tall && 'text-xs')}>
          {lying.map(({ id, amountMinor, on }) => (
            <span key={id} className="mr-3">
              {stakedWords(id === spot ? '' : spotName(id), amount(amountMinor), on)}
            </span>
          ))}
          {laid !== undefined && (
            <span className="text-brass-bright">{t('craps.line_laid', { amount: amount(laid) })}</span>
          )}
        </span>
      </p>
      {lying
        .filter(({ canTakeDown }) => canTakeDown && round.open !== undefined)
        .map(({ id }) => (
          <Button
            key={id}
            variant="secondary"
            size="sm"
            disabled={busy}
            aria-label={t('craps.take_down_spot', { spot: spotName(id) })}
            onClick={() => table.takeDown(id)}
          >
            {t('craps.take_down')}
          </Button>
        ))}
    </div>
  );
}
