import { useState } from 'react';
import { t } from '#i18n/client.ts';
import { queryValue, setQuery } from '#stores/shell/navigation.ts';
import { Tabs } from '#ui/Tabs.tsx';
import { RoomHead } from '../kit/RoomHead.tsx';
import { useMay } from '../kit/use-may.ts';
import { Cases } from './Cases.tsx';
import { Rules } from './Rules.tsx';
import { SuspicionForm } from './SuspicionForm.tsx';

type View = 'cases' | 'rules' | 'suspicion';
const panels = { cases: <Cases />, rules: <Rules />, suspicion: <SuspicionForm /> } as const;
const isView = (text: string | null): text is View => text !== null && Object.hasOwn(panels, text);

/** Cases of risk, the rules that open them, and the way to report what no rule sees: what of it who is here may. */
export function RiskRoom() {
  const views: View[] = [
    ...(useMay('risk.read') ? (['cases'] as const) : []),
    ...(useMay('risk.rules') ? (['rules'] as const) : []),
    ...(useMay('risk.open') ? (['suspicion'] as const) : []),
  ];
  const [wanted, setWanted] = useState(() => {
    const asked = queryValue('view');
    return queryValue('about') === null ? asked : 'suspicion';
  });
  const view = isView(wanted) && views.includes(wanted) ? wanted : views[0];
  if (view === undefined) return null;
  const show = (next: View): void => {
    setWanted(next);
    setQuery('view', next);
  };
  return (
    <>
      <RoomHead title={t('desk.room.risk')} lead={t('deskrisk.lead')} />
      <Tabs<View>
        label={t('deskrisk.views')}
        selected={view}
        onSelect={show}
        items={views.map((id) => ({ id, label: t(`deskrisk.${id}`), panel: panels[id] }))}
      />
    </>
  );
}
