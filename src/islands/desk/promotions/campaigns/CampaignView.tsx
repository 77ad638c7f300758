import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { t } from '#i18n/client.ts';
import { $campaign, endCampaign, firstDraft, type OpenedCampaign, saveCampaignFile } from '#stores/desk/campaigns.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { DeskFailed } from '../../kit/DeskFailed.tsx';
import { ReasonForm } from '../../kit/ReasonForm.tsx';
import { useLive } from '../../kit/use-live.ts';
import { useMay } from '../../kit/use-may.ts';
import { CampaignForm } from './CampaignForm.tsx';
import { CampaignProposals, ProposeCampaign } from './CampaignProposals.tsx';
import { Changes } from './Changes.tsx';
import { Costs } from './Costs.tsx';
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
      <Changes campaign={data} />
      {data.version !== null && <Costs campaign={data} />}
      {/* Who decides reads the figures first; who writes comes to them, and to the proposal, after the form. */}
      {!mayDraft && <Figures campaign={data} />}
      <CampaignForm key={data.id} first={data.rules} revision={data.revision} mayDraft={mayDraft} />
      {mayDraft && <Figures campaign={data} />}
      <ProposeCampaign campaign={data} />
    </div>
  );
}
