import type { PromotionRules } from '#domain/promotions/rules.ts';
import { t } from '#i18n/client.ts';
import { rewardRows } from './rules-words.ts';

const head = 'eyebrow pb-2 text-left align-bottom font-semibold';

/** What a deposit brings by its size, from the rules that the ledger runs on; nothing for a promotion without a deposit. */
export function RewardTable({ rules }: { rules: PromotionRules }) {
  const rows = rewardRows(rules);
  if (rows.length === 0) return null;
  return (
    <table className="w-full border-collapse">
      <caption className="sr-only">{t('promotions.rules.caption')}</caption>
      <thead>
        <tr>
          <th scope="col" className={head}>
            {t('promotions.rules.col_deposit')}
          </th>
          <th scope="col" className={`${head} px-2`}>
            {t('promotions.rules.col_bonus')}
          </th>
          <th scope="col" className={`${head} text-right`}>
            {t('promotions.rules.col_spins')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, size, bonus, spins }) => (
          <tr key={key} className="border-t border-ink-600">
            <th scope="row" className="figures py-2.5 text-left text-sm font-normal text-ivory-300">
              {size}
            </th>
            <td className="figures px-2 py-2.5 text-sm font-semibold">{bonus}</td>
            <td className="figures py-2.5 text-right text-sm font-semibold">{spins}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
