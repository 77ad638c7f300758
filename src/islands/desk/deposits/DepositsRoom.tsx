import { useState } from 'react';
import { t } from '#i18n/client.ts';
import { $heldCoins, $heldDeposits } from '#stores/desk/deposits.ts';
import { Tabs } from '#ui/Tabs.tsx';
import { NoRight } from '../kit/NoRight.tsx';
import { RoomHead } from '../kit/RoomHead.tsx';
import { useLive } from '../kit/use-live.ts';
import { useMay } from '../kit/use-may.ts';
import { HeldCoins } from './HeldCoins.tsx';
import { HeldDeposits } from './HeldDeposits.tsx';
import { Statements } from './Statements.tsx';

type Tab = 'deposits' | 'coins' | 'statements';

const refresh = () => Promise.all([$heldDeposits.reload(), $heldCoins.reload()]);

/** Keeps the lists of now while somebody may look at them: to ask for one is a look. */
function Live() {
  useLive(refresh);
  return null;
}

/** Money that came in and is in no balance, and what providers say of it. */
export function DepositsRoom() {
  const [tab, setTab] = useState<Tab>('deposits');
  const mayRead = useMay('deposits.read');
  const mayCompare = useMay('statements.compare');
  return (
    <>
      <RoomHead title={t('desk.room.deposits')} lead={t('deskhouse.lead')} />
      {mayRead && tab !== 'statements' && <Live />}
      <Tabs<Tab>
        label={t('deskhouse.tabs')}
        selected={tab}
        onSelect={setTab}
        items={[
          {
            id: 'deposits',
            label: t('deskhouse.tab.deposits'),
            panel: mayRead ? <HeldDeposits /> : <NoRight act="deposits.read" />,
          },
          {
            id: 'coins',
            label: t('deskhouse.tab.coins'),
            panel: mayRead ? <HeldCoins /> : <NoRight act="coins.read" />,
          },
          {
            id: 'statements',
            label: t('deskhouse.tab.statements'),
            panel: mayCompare ? <Statements /> : <NoRight act="statements.compare" />,
          },
        ]}
      />
    </>
  );
}
