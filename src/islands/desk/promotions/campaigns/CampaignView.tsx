import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { t } from '#i18n/client.ts';
import type { WordKey } from '#i18n/keys.ts';
import { $campaign, endCampaign, firstDraft, type OpenedCampaign, saveCampaignFile } from '#stores/desk/campaigns.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { DeskAmount } from '../../kit/DeskAmount.tsx';
import { DeskFailed } from '../../kit/DeskFailed.tsx';
import { ReasonForm } from '../../kit/ReasonForm.tsx';
import { useLive } from '../../kit/use-live.ts';
import { useMay } from '../../kit/use-may.ts';
import { CampaignForm } from './CampaignForm.tsx';
import { CampaignProposals } from './CampaignProposals.tsx';
import { Figures } from './Figures.tsx';
import { stateTones } from './state-tones.ts';

const Back = ({ onBack }: { onBack: () => void }) => (
  <Button size="sm" variant="ghost" className="justify-self-start" onClick={onBack}>
    {t('deskcampaigns.back')}
  </Button>
);

export const NewCampaign = ({ onBack }: { onBack: () => void }) => (
  <div className="grid gap-4">
    <Back onBack={onBack} />
    <h2 className="text-lg font-semibold">{t('deskcampaigns.new')}</h2>
    <CampaignForm first={firstDraft} revision={0} mayDraft />
  </div>
);

const movements = ['bonus_grant', 'bonus_release', 'bonus_forfeit', 'bonus_expiry', 'spin_stake'];

/** What it has cost by the books: the sums of its own account, and what was released, by kind of movement. */
function Costs({ costs }: Pick<OpenedCampaign, 'costs'>) {
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
            {costs.map(({ currency, kind, amount, movements: count }) => (
              <tr key={`${kind} ${currency}`}>
                <th scope="row">
                  {t(`deskcampaigns.movement.${movements.includes(kind) ? kind : 'other'}` as WordKey)}
                </th>
                <td className="figures text-right">
                  <DeskAmount amount={amount} currency={currency} withCode />
                </td>
                <td className="figures text-right">{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function Head({ campaign: { id, name, state, version } }: { campaign: OpenedCampaign }) {
  const mayEnd = useMay('campaigns.end');
  const [isEnding, setEnding] = useState(false);
  const isOn = version !== null && state !== 'ended';
  return (
    <header className="grid gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="text-lg font-semibold">{name}</h2>
        <Badge tone={stateTones[state]}>{t(`deskcampaigns.state.${state}`)}</Badge>
        {version !== null && <span className="text-sm text-ivory-300">{t('deskcampaigns.version', { version })}</span>}
        <Button size="sm" variant="ghost" onClick={() => void saveCampaignFile(id)}>
          {t('deskcampaigns.download')}
        </Button>
        {mayEnd && isOn && (
          <Button size="sm" variant="ghost" onClick={() => setEnding(true)}>
            {t('deskcampaigns.end')}
          </Button>
        )}
      </div>
      {isEnding && version !== null && (
        <ReasonForm
          what={t('deskcampaigns.end_what', { version })}
          press={t('deskcampaigns.end_now')}
          isDanger
          act={(reason) => endCampaign(id, version, reason)}
          onDone={() => setEnding(false)}
          onCancel={() => setEnding(false)}
        />
      )}
    </header>
  );
}

/** A campaign: what can be done with it, its document, what it would cost, and what was proposed. */
export function CampaignView({ onBack }: { onBack: () => void }) {
  useLive($campaign.reload);
  const { data, failed } = useStore($campaign);
  const mayDraft = useMay('campaigns.draft');
  if (data === undefined)
    return failed ? (
      <DeskFailed code={failed} retry={() => void $campaign.reload()} />
    ) : (
      <Skeleton className="h-64 w-full" />
    );
  return (
    <div className="grid max-w-[80rem] gap-6">
      <Back onBack={onBack} />
      <Head campaign={data} />
      <CampaignProposals campaign={data} />
      <Costs costs={data.costs} />
      <CampaignForm
        key={`${data.id} ${data.revision}`}
        first={data.rules}
        revision={data.revision}
        mayDraft={mayDraft}
      />
      <Figures campaign={data} />
    </div>
  );
}
