import { t } from '#i18n/client.ts';
import { cx } from '#ui/cx.ts';
import { Money } from '#ui/Money.tsx';
import { hasReturn, Result } from '../kit/result/Result.tsx';
import type { TableState } from './use-table.ts';

/** How high the stub is, in units of the ticket. */
export const stubHeight = 34;

/** The stub below a ticket: that it is a sample, whose it is and what it cost, and then what it brought. */
export function Stub({ table, height, close }: { table: TableState; height: number; close: boolean }) {
  const { round, owned, shownPrice } = table;
  return (
    <div
      className="absolute inset-x-0 bottom-0 grid place-items-center rounded-b-lg border-t-2 border-dashed border-paper-dim bg-paper-sheet text-paper-night"
      style={{ height: `${(100 * stubHeight) / (height + stubHeight)}%` }}
    >
      {owned && hasReturn(round) ? (
        <Result round={round} compact={close} />
      ) : (
        <p className={cx('figures flex gap-1.5 leading-tight font-semibold', close && 'text-sm')}>
          {t(owned ? 'scratch.stub_own' : 'scratch.stub_sample')}
          {owned && <Money amountMinor={shownPrice} currency={round.currency} />}
        </p>
      )}
    </div>
  );
}
