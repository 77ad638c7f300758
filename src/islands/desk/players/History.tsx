import { useState } from 'react';
import { t } from '#i18n/client.ts';
import { queryValue, setQuery } from '#stores/shell/navigation.ts';
import { Tabs } from '#ui/Tabs.tsx';
import { Payments } from './Payments.tsx';
import { Rounds } from './Rounds.tsx';
import { Timeline } from './Timeline.tsx';

const parts = ['timeline', 'rounds', 'payments'] as const;
type Part = (typeof parts)[number];

const partOf = (text: string | null): Part => parts.find((part) => part === text) ?? 'timeline';

/** What happened to a player: in one order, round by round, and payment by payment. */
export function History({ id }: { id: string }) {
  const [part, setPart] = useState<Part>(() => partOf(queryValue('part')));
  const [gameSession, setGameSession] = useState<string | null>(() => queryValue('session'));
  const show = (next: Part): void => {
    setPart(next);
    setQuery('part', next === 'timeline' ? null : next);
  };
  const showSession = (session: string | null): void => {
    setGameSession(session);
    setQuery('session', session);
    show('rounds');
  };
  return (
    <Tabs<Part>
      label={t('deskplayers.player.parts')}
      selected={part}
      onSelect={show}
      items={[
        {
          id: 'timeline',
          label: t('deskplayers.history.timeline'),
          panel: <Timeline id={id} showRounds={showSession} />,
        },
        {
          id: 'rounds',
          label: t('deskplayers.history.rounds'),
          panel: <Rounds id={id} gameSession={gameSession} showAll={() => showSession(null)} />,
        },
        { id: 'payments', label: t('deskplayers.history.payments'), panel: <Payments id={id} /> },
      ]}
    />
  );
}
