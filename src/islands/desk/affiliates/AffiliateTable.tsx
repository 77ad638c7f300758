import { t } from '#i18n/client.ts';
import type { Affiliate } from '#stores/desk/affiliates.ts';
import { showMinute } from '#stores/format/time.ts';

const Row = ({ row }: { row: Affiliate }) => {
  const { id, host, players, firstDeposits, waiting, dead, endedAt } = row;
  return (
    <tr>
      <th scope="row" className="text-sm text-ivory-100">
        <span translate="no">{id}</span>
        {endedAt !== null && (
          <span className="block text-ivory-500">{t('deskhouse.affiliates.ended', { at: showMinute(endedAt) })}</span>
        )}
      </th>
      <td translate="no">{host ?? '–'}</td>
      <td className="figures text-right">{players}</td>
      <td className="figures text-right">{firstDeposits}</td>
      <td className="figures text-right">{waiting}</td>
      <td className={dead > 0 ? 'figures text-right text-red' : 'figures text-right'}>{dead}</td>
    </tr>
  );
};

const columns = ['affiliate', 'host', 'players', 'first_deposits', 'waiting', 'dead'] as const;
const atLeft: ReadonlySet<string> = new Set(['affiliate', 'host']);

/** Who sends players here, how many came, and what they were not told yet. */
export const AffiliateTable = ({ affiliates }: { affiliates: readonly Affiliate[] }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
  <section className="overflow-x-auto" tabIndex={0} aria-label={t('deskhouse.affiliates.list')}>
    <table className="desk-table">
      <caption className="sr-only">{t('deskhouse.affiliates.list')}</caption>
      <thead>
        <tr>
          {columns.map((name) => (
            <th key={name} scope="col" className={atLeft.has(name) ? undefined : 'text-right'}>
              {t(`deskhouse.affiliates.column.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {affiliates.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </tbody>
    </table>
  </section>
);
