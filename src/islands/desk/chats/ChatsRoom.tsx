import { useStore } from '@nanostores/react';
import { t } from '#i18n/client.ts';
import { $chat, $chats, refreshChats, type WaitingChat } from '#stores/desk/chats.ts';
import { EmptyState } from '#ui/States.tsx';
import { QueueList } from '../kit/QueueList.tsx';
import { QueueRoom } from '../kit/QueueRoom.tsx';
import { rowKeys, useKeys } from '../kit/use-keys.ts';
import { useLive } from '../kit/use-live.ts';
import { Thread } from './Thread.tsx';

function Waiting({ chats }: { chats: readonly WaitingChat[] }) {
  const { id: openId } = useStore($chat);
  if (chats.length === 0)
    return (
      <EmptyState icon="chat" title={t('deskwork.chats.none_title')}>
        {t('deskwork.chats.none')}
      </EmptyState>
    );
  return (
    <QueueList
      label={t('desk.room.chats')}
      openId={openId}
      onOpen={(id) => void $chat.open(id)}
      items={chats.map(({ id, lastAt, lastText, email }) => ({ id, at: lastAt, title: email, text: lastText }))}
    />
  );
}

/** Conversations that wait for an answer, and the one that is open. */
export function ChatsRoom() {
  useLive(refreshChats);
  useKeys(rowKeys);
  return (
    <QueueRoom
      title={t('desk.room.chats')}
      lead={t('deskwork.chats.lead')}
      query={$chats}
      list={(chats) => <Waiting chats={chats} />}
      hints={[['Ctrl+Enter', t('deskwork.chats.send')]]}
    >
      <Thread />
    </QueueRoom>
  );
}
