import type { ReactNode } from 'react';
import { t } from '#i18n/client.ts';
import type { DeskPlayer } from '#stores/desk/players.ts';
import { DeskAmount } from '../kit/DeskAmount.tsx';

const now = ['own', 'bonus', 'locked', 'withdrawal', 'owed'] as const;
const ever = ['deposited', 'chargedBack', 'withdrawn', 'paidIn', 'staked', 'paid', 'net'] as const;
type Column = (typeof now)[number] | (typeof ever)[number];
type Row<Name extends Column> = Readonly<Record<Name, string>> & {
  readonly currency: DeskPlayer['totals'][number]['currency'];
};

function MoneyTable<Name extends Column>(props: {
  title: string;
  columns: readonly Name[];
  rows: readonly Row<Name>[];
}) {
  const { title, columns, rows } = props;
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than the screen is scrolled by keyboard as well
      tabIndex={0}
      aria-label={title}
      className="overflow-x-auto"
    >
      <table className="desk-table">
        <caption className="mb-1 text-left text-base font-semibold">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{t('deskplayers.today.currency')}</th>
            {columns.map((column) => (
              <th key={column} scope="col" className="text-right">
                {t(`deskplayers.player.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.currency}>
              <th scope="row" translate="no">
                {row.currency}
              </th>
              {columns.map((column) => (
                <td key={column} className="text-right">
                  <DeskAmount amount={row[column]} currency={row.currency} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** What the player has, what can be done about it, and what all of it came to. */
export const PlayerMoney = ({ data: { balances, totals }, acts }: { data: DeskPlayer; acts: ReactNode }) =>
  balances.length + totals.length === 0 ? (
    <p className="text-sm text-ivory-300">{t('deskplayers.player.no_money')}</p>
  ) : (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <MoneyTable title={t('deskplayers.player.money')} columns={now} rows={balances} />
        {acts}
      </div>
      <MoneyTable title={t('deskplayers.player.totals')} columns={ever} rows={totals} />
    </div>
  );
