import { t } from '#i18n/client.ts';
import type { SideTable } from './variants.ts';

/** What the bets beside the hand pay, as tables to be read. */
export function SidePaytables({ sides }: { sides: readonly SideTable[] }) {
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      {sides.map(({ spot, rows }) => (
        <table key={spot} className="figures w-full self-start text-left text-sm">
          <caption className="heading pb-1 text-left text-xl">{t(`blackjack.side.${spot}`)}</caption>
          <tbody>
            {rows.map(({ name, toOne }) => (
              <tr key={name} className="border-b border-ink-600/60">
                <th scope="row" className="py-1.5 font-medium">
                  {t(`blackjack.pays.${name}`)}
                </th>
                <td className="py-1.5 text-right whitespace-nowrap">
                  {t('table.pays_to_one', { odds: String(toOne) })}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </div>
  );
}
