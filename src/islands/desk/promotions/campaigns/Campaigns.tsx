import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { t } from '#i18n/client.ts';
import { $campaign, $campaigns, type ListedCampaign } from '#stores/desk/campaigns.ts';
import { showMinute } from '#stores/format/time.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { EmptyState } from '#ui/States.tsx';
import { DeskAmount } from '../../kit/DeskAmount.tsx';
import { DeskFailed } from '../../kit/DeskFailed.tsx';
import { useLive } from '../../kit/use-live.ts';
import { useMay } from '../../kit/use-may.ts';
import { CampaignView, NewCampaign } from './CampaignView.tsx';
import { stateTones } from './state-tones.ts';

const columns = ['name', 'state', 'when', 'cost', 'saved'] as const;

/** What its account has granted and staked for it, less what came back: a line a currency. */
const costsOf = ({ costs }: ListedCampaign) => costs.filter(({ kind }) => kind === 'bonus_grant');

function Table({ campaigns }: { campaigns: readonly ListedCampaign[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className="overflow-x-auto" tabIndex={0} aria-label={t('deskcampaigns.campaigns')}>
      <table className="desk-table min-w-[44rem]">
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {t(`deskcampaigns.column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {campaigns.map((one) => (
            <tr key={one.id}>
              <th scope="row">
                <button
                  type="button"
                  className="text-left text-sm text-brass-bright underline"
                  onClick={() => void $campaign.open(one.id)}
                >
                  {one.name}
                </button>
                <span className="block text-ivory-500">{one.id}</span>
              </th>
              <td>
                <Badge tone={stateTones[one.state]}>{t(`deskcampaigns.state.${one.state}`)}</Badge>{' '}
                {one.version !== null && t('deskcampaigns.version', { version: one.version })}
                {one.version !== null && one.hasDraft && (
                  <span className="block text-ivory-500">{t('deskcampaigns.with_draft')}</span>
                )}
              </td>
              <td className="whitespace-nowrap">
                {one.validFrom ?? t('deskcampaigns.at_once')} – {one.validTo ?? t('deskcampaigns.open_end')}
              </td>
              <td className="figures">
                {costsOf(one).map(({ currency, amount }) => (
                  <span key={currency} className="block">
                    <DeskAmount amount={amount} currency={currency} withCode />
                  </span>
                ))}
              </td>
              <td>{t('deskcampaigns.saved', { name: one.savedBy, at: showMinute(one.savedAt) })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Promotions that are written here: the list, or the one that is open. */
export function Campaigns() {
  useLive($campaigns.reload);
  const { data, failed } = useStore($campaigns);
  const { id } = useStore($campaign);
  const mayDraft = useMay('campaigns.draft');
  const [isNew, setNew] = useState(false);
  const back = (): void => {
    setNew(false);
    void $campaign.open(null);
  };
  if (id !== null) return <CampaignView onBack={back} />;
  if (isNew) return <NewCampaign onBack={back} />;
  if (data === undefined)
    return failed ? (
      <DeskFailed code={failed} retry={() => void $campaigns.reload()} />
    ) : (
      <Skeleton className="h-64 w-full" />
    );
  return (
    <div className="grid gap-4">
      {mayDraft && (
        <Button size="sm" className="justify-self-start" onClick={() => setNew(true)}>
          {t('deskcampaigns.new')}
        </Button>
      )}
      {data.length === 0 ? (
        <EmptyState icon="gift" title={t('deskcampaigns.none_title')}>
          {t('deskcampaigns.none')}
        </EmptyState>
      ) : (
        <Table campaigns={data} />
      )}
    </div>
  );
}
