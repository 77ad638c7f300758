import { useState } from 'react';
import { t } from '#i18n/client.ts';
import { queryValue, setQuery } from '#stores/shell/navigation.ts';
import { Tabs } from '#ui/Tabs.tsx';
import { RoomHead } from '../kit/RoomHead.tsx';
import { useMay } from '../kit/use-may.ts';
import { Chains } from './Chains.tsx';
import { Returns } from './Returns.tsx';
import { Settings } from './settings/Settings.tsx';
import { Shelf } from './shelf/Shelf.tsx';

type View = 'returns' | 'settings' | 'shelf' | 'chains';
const panels = { returns: <Returns />, settings: <Settings />, shelf: <Shelf />, chains: <Chains /> } as const;
const isView = (text: string | null): text is View => text !== null && Object.hasOwn(panels, text);

/** What the games returned, what is settled of them, the order of the shelf, and the chains: what of it who is here may see. */
export function GamesRoom() {
  const mayRead = useMay('games.read');
  const views: View[] = [
    ...(useMay('returns.read') ? (['returns'] as const) : []),
    ...(mayRead ? (['settings', 'shelf', 'chains'] as const) : []),
  ];
  const [wanted, setWanted] = useState(() => queryValue('view'));
  const view = isView(wanted) && views.includes(wanted) ? wanted : views[0];
  if (view === undefined) return null;
  const show = (next: View): void => {
    setWanted(next);
    setQuery('view', next);
  };
  return (
    <>
      <RoomHead title={t('desk.room.games')} lead={t('deskhouse.games.lead')} />
      <Tabs<View>
        label={t('deskshelf.views')}
        selected={view}
        onSelect={show}
        items={views.map((id) => ({ id, label: t(`deskshelf.${id}`), panel: panels[id] }))}
      />
    </>
  );
}
