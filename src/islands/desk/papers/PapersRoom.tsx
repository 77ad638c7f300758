import { useStore } from '@nanostores/react';
import { t } from '#i18n/client.ts';
import { $paper, $papers, type Paper } from '#stores/desk/papers.ts';
import { EmptyState } from '#ui/States.tsx';
import { QueueList } from '../kit/QueueList.tsx';
import { QueueRoom } from '../kit/QueueRoom.tsx';
import { rowKeys, useKeys } from '../kit/use-keys.ts';
import { useLive } from '../kit/use-live.ts';
import { PaperDetail } from './PaperDetail.tsx';

function Waiting({ papers }: { papers: readonly Paper[] }) {
  const { id: openId } = useStore($paper);
  if (papers.length === 0)
    return (
      <EmptyState icon="page" title={t('deskwork.papers.none_title')}>
        {t('deskwork.papers.none')}
      </EmptyState>
    );
  return (
    <QueueList
      label={t('desk.room.papers')}
      openId={openId}
      onOpen={(id) => void $paper.open(id)}
      items={papers.map(({ id, uploadedAt, player, kind }) => ({
        id,
        at: uploadedAt,
        title: player.name,
        text: t(`deskwork.papers.kind.${kind}`),
      }))}
    />
  );
}

/** Papers that wait for a reviewer, and the one that is looked at. */
export function PapersRoom() {
  useLive($papers.reload);
  useKeys(rowKeys);
  return (
    <QueueRoom
      title={t('desk.room.papers')}
      lead={t('deskwork.papers.lead')}
      query={$papers}
      list={(papers) => <Waiting papers={papers} />}
      hints={[
        ['a', t('deskwork.papers.approve')],
        ['r', t('deskwork.papers.reject')],
        ['n', t('deskwork.papers.next')],
        ['p', t('deskwork.papers.previous')],
        ['+ −', t('deskwork.papers.zoom')],
        ['o', t('deskwork.papers.turn')],
        ['[ ]', t('deskwork.papers.leaf')],
      ]}
    >
      <PaperDetail />
    </QueueRoom>
  );
}
