import { t } from '#i18n/client.ts';
import type { PrintedTable } from './variants.ts';
import { oddsWords, rowWords } from './words.ts';

/** What is printed on the felt, as tables to be read. */
export function Paytables({ tables }: { tables: readonly PrintedTable[] }) {
  return (
    <div className="grid items-start gap-6 sm:grid-cols-2">
      {tables.map(({ title, rows }) => (
        <table key={title} className="figures w-full text-left text-sm">
          <caption className="heading pb-1 text-left text-xl">{t(`poker.table_${title}`)}</caption>
          <tbody>
            {rows.map((row) => (
              <tr key={row.hand} className="border-b border-ink-600/60">
                <th scope="row" className="py-1.5 font-medium">
                  {rowWords(row)}
                </th>
                <td className="py-1.5 text-right whitespace-nowrap">{oddsWords(row)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </div>
  );
}
