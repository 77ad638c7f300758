import { useState } from 'react';
import { t } from '#i18n/client.ts';
import type { WordKey } from '#i18n/keys.ts';
import type { OpenedCampaign } from '#stores/desk/campaigns.ts';
import { Icon } from '#ui/Icon.tsx';
import { DeskAmount } from '../../kit/DeskAmount.tsx';

type Cost = OpenedCampaign['costs'][number];
const movements = ['bonus_grant', 'bonus_release', 'bonus_forfeit', 'bonus_expiry', 'spin_stake'];
const kindWords = (kind: string): string =>
  t(`deskcampaigns.movement.${movements.includes(kind) ? kind : 'other'}` as WordKey);

const Sums = ({ amount, currency, movements: count }: Cost) => (
  <>
    <td className="figures text-right">
      <DeskAmount amount={amount} currency={currency} withCode />
    </td>
    <td className="figures text-right">{count}</td>
  </>
);

/** A sum, which opens to the days that it is the sum of. */
function CostRows({ cost, days }: { cost: Cost; days: OpenedCampaign['days'] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <tr>
        <th scope="row">
          <button
            type="button"
            aria-expanded={isOpen}
            className="flex items-center gap-1.5 text-left text-sm text-brass-bright underline"
            onClick={() => setOpen(!isOpen)}
          >
            <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} className="size-4 shrink-0" />
            {kindWords(cost.kind)}
          </button>
        </th>
        <Sums {...cost} />
      </tr>
      {isOpen &&
        days.map((one) => (
          <tr key={one.day}>
            <th scope="row" className="figures pl-8! font-normal text-ivory-300">
              {one.day}
            </th>
            <Sums {...one} />
          </tr>
        ))}
    </>
  );
}

/** What it has cost by the books: the sums of its own account, and what was released, by kind of movement and by day. */
export function Costs({ campaign: { costs, days } }: { campaign: OpenedCampaign }) {
  return (
    <section aria-labelledby="campaign-costs" className="grid gap-2 text-sm">
      <h3 id="campaign-costs" className="text-lg font-semibold">
        {t('deskcampaigns.costs')}
      </h3>
      {costs.length === 0 && <p className="text-ivory-300">{t('deskcampaigns.no_costs')}</p>}
      {costs.length > 0 && (
        <table className="desk-table max-w-[40rem]">
          <thead>
            <tr>
              <th scope="col">{t('deskcampaigns.cost_column.kind')}</th>
              <th scope="col" className="text-right">
                {t('deskcampaigns.cost_column.amount')}
              </th>
              <th scope="col" className="text-right">
                {t('deskcampaigns.cost_column.count')}
              </th>
            </tr>
          </thead>
          <tbody>
            {costs.map((cost) => (
              <CostRows
                key={`${cost.kind} ${cost.currency}`}
                cost={cost}
                days={days.filter(({ kind, currency }) => kind === cost.kind && currency === cost.currency)}
              />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
