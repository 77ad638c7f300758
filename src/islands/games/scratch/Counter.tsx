import { displayAmount } from '#domain/money/amount.ts';
import { t } from '#i18n/client.ts';
import { Button } from '#ui/Button.tsx';
import { cx } from '#ui/cx.ts';
import { Segments } from '../kit/fields/Segments.tsx';
import { useHotkey } from '../kit/fields/use-hotkey.ts';
import type { TableState } from './use-table.ts';

/** The counter: three prices, and one button that buys a ticket and then scratches the whole of it. */
export function Counter({ table, slim }: { table: TableState; slim: boolean }) {
  const { round, prices, priceMinor, scratching } = table;
  const busy = round.state.state === 'sent' || (round.revealing !== undefined && !scratching);
  const ready = scratching || (!round.locked && !round.waiting && prices.length > 0);
  const press = scratching ? table.scratchAll : table.buy;
  useHotkey(' ', press, ready && !busy);
  return (
    <footer
      className={cx(
        'flex items-center justify-center gap-x-4 gap-y-2 px-3 pt-1.5 pb-2.5 sm:px-5',
        !slim && 'flex-wrap',
      )}
    >
      <Segments
        legend={t('scratch.price')}
        options={prices.map((price) => ({ id: String(price), label: displayAmount(price, round.currency) }))}
        value={String(priceMinor)}
        disabled={round.locked}
        className="[&_label]:min-h-11"
        onChange={(price) => table.choosePrice(BigInt(price))}
      />
      <Button
        size={slim ? 'md' : 'lg'}
        busy={busy}
        disabled={!busy && !ready}
        onClick={press}
        className="grow sm:grow-0"
      >
        {scratching ? t('scratch.scratch_all') : t('scratch.buy')}
      </Button>
    </footer>
  );
}
