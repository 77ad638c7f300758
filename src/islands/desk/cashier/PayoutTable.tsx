import { t } from '#i18n/client.ts';
import { openPayout } from '#stores/desk/cashier.ts';
import type { Payout } from '#stores/desk/due-batches.ts';
import { displayWire } from '#stores/format/money.ts';
import { Badge } from '#ui/Badge.tsx';
import { cx } from '#ui/cx.ts';
import { ageWords } from '../kit/age.ts';
import { stateTones, stateWords } from './payout-words.ts';

const columns = ['age', 'amount', 'eur', 'provider', 'player', 'holds', 'approvals'] as const;
const atRight: ReadonlySet<string> = new Set(['amount', 'eur', 'holds', 'approvals']);

type RowProps = { payout: Payout; isOpen: boolean; withState: boolean };

const Row = ({ payout, isOpen, withState }: RowProps) => (
  <tr className={isOpen ? '[&>td]:bg-ink-700 [&>th]:bg-ink-700' : undefined}>
    <th scope="row" className="figures whitespace-nowrap">
      <button
        type="button"
        data-row
        aria-current={isOpen || undefined}
        onClick={() => openPayout(payout.id)}
        aria-label={t('deskwork.cashier.open', {
          age: ageWords(payout.createdAt),
          amount: displayWire(payout.amount, payout.currency),
          name: payout.player.name,
        })}
        className="min-h-6 text-left text-sm font-semibold text-ivory-100 underline decoration-ivory-500/60 underline-offset-4 hover:decoration-ivory-100"
      >
        {ageWords(payout.createdAt)}
      </button>
    </th>
    <td className="figures text-right whitespace-nowrap">{displayWire(payout.amount, payout.currency)}</td>
    <td className="figures text-right whitespace-nowrap text-ivory-300">{displayWire(payout.eur, 'EUR')}</td>
    <td>{payout.provider}</td>
    <td className="max-w-[14rem] truncate">{payout.player.name}</td>
    <td className={cx('figures text-right', payout.holds.length > 0 ? 'text-brass-bright' : 'text-ivory-500')}>
      {payout.holds.length}
    </td>
    <td className="figures text-right whitespace-nowrap">
      {t('deskwork.cashier.of', { n: payout.approvals, needed: payout.needed })}
    </td>
    {withState && (
      <td>
        <Badge tone={stateTones[payout.state]}>{stateWords(payout.state)}</Badge>
      </td>
    )}
  </tr>
);

type TableProps = { payouts: readonly Payout[]; openId: string | null; withState: boolean };

/** The queue, those that wait longest first. */
export const PayoutTable = ({ payouts, openId, withState }: TableProps) => (
  <div className="overflow-x-auto">
    <table className="desk-table">
      <caption className="sr-only">{t('desk.room.cashier')}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" className={atRight.has(column) ? 'text-right' : undefined}>
              {t(`deskwork.cashier.column.${column}`)}
            </th>
          ))}
          {withState && <th scope="col">{t('deskwork.cashier.column.state')}</th>}
        </tr>
      </thead>
      <tbody>
        {payouts.map((payout) => (
          <Row key={payout.id} payout={payout} isOpen={payout.id === openId} withState={withState} />
        ))}
      </tbody>
    </table>
  </div>
);
