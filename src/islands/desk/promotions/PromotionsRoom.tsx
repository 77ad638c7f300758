import { useState } from 'react';
import { t } from '#i18n/client.ts';
import { queryValue, setQuery } from '#stores/shell/navigation.ts';
import { Tabs } from '#ui/Tabs.tsx';
import { RoomHead } from '../kit/RoomHead.tsx';
import { useMay } from '../kit/use-may.ts';
import { Campaigns } from './campaigns/Campaigns.tsx';
import { HeldGrants } from './HeldGrants.tsx';

type View = 'held' | 'campaigns';
const panels = { held: <HeldGrants />, campaigns: <Campaigns /> } as const;

/** Bonuses that wait for a person, and promotions that are written here: what of it who is here may. */
export function PromotionsRoom() {
  const views: View[] = [
    ...(useMay('grants.read') ? (['held'] as const) : []),
    ...(useMay('campaigns.read') ? (['campaigns'] as const) : []),
  ];
  const [wanted, setWanted] = useState(() => queryValue('view'));
  const view = views.find((one) => one === wanted) ?? views[0];
  if (view === undefined) return null;
  const show = (next: View): void => {
    setWanted(next);
    setQuery('view', next);
  };
  return (
    <>
      <RoomHead title={t('desk.room.promotions')} lead={t('deskcampaigns.lead')} />
      <Tabs<View>
        label={t('deskcampaigns.views')}
        selected={view}
        onSelect={show}
        items={views.map((id) => ({ id, label: t(`deskcampaigns.${id}`), panel: panels[id] }))}
      />
    </>
  );
}
