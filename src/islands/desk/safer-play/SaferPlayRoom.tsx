import { useStore } from '@nanostores/react';
import { t } from '#i18n/client.ts';
import type { WordKey } from '#i18n/keys.ts';
import { $marked, $markedPlayer, type MarkedPlayer } from '#stores/desk/safer-play.ts';
import { listed } from '#stores/format/list.ts';
import { EmptyState } from '#ui/States.tsx';
import { QueueList } from '../kit/QueueList.tsx';
import { QueueRoom } from '../kit/QueueRoom.tsx';
import { rowKeys, useKeys } from '../kit/use-keys.ts';
import { useLive } from '../kit/use-live.ts';
import { MarkedDetail } from './MarkedDetail.tsx';
import { Registers } from './Registers.tsx';

const lineOf = ({ kinds, waitsSince }: MarkedPlayer): string => {
  const names = listed(kinds.map((kind) => t(`deskwork.safer_play.kind.${kind}` as WordKey)));
  return waitsSince === null ? t('deskwork.safer_play.answered', { names }) : names;
};

function Marked({ players }: { players: readonly MarkedPlayer[] }) {
  const { id: openId } = useStore($markedPlayer);
  if (players.length === 0)
    return (
      <EmptyState icon="shield" title={t('deskwork.safer_play.none_title')}>
        {t('deskwork.safer_play.none')}
      </EmptyState>
    );
  return (
    <QueueList
      label={t('desk.room.safer-play')}
      openId={openId}
      onOpen={(id) => void $markedPlayer.open(id)}
      items={players.map((one) => ({
        id: one.player.id,
        at: one.waitsSince ?? one.seenSince,
        title: one.player.name,
        text: lineOf(one),
      }))}
    />
  );
}

/** Players whose play shows markers of harm, those that wait for a person first, the strongest at the top. */
export function SaferPlayRoom() {
  useLive($marked.reload);
  useKeys(rowKeys);
  return (
    <>
      <QueueRoom
        title={t('desk.room.safer-play')}
        lead={t('deskwork.safer_play.lead')}
        query={$marked}
        list={(players) => <Marked players={players} />}
      >
        <MarkedDetail />
      </QueueRoom>
      <Registers />
    </>
  );
}
