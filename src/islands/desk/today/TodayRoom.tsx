import { useStore } from '@nanostores/react';
import type { Room } from '#domain/desk/acts.ts';
import { t } from '#i18n/client.ts';
import type { Namespace } from '#i18n/keys.ts';
import { useWordsState } from '#i18n/use-words.ts';
import { $today } from '#stores/desk/today.ts';
import { showTime } from '#stores/format/time.ts';
import { Button } from '#ui/Button.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { DeskFailed } from '../kit/DeskFailed.tsx';
import { Fault } from '../kit/Fault.tsx';
import { RoomHead } from '../kit/RoomHead.tsx';
import { Books } from './Books.tsx';
import { Pulse } from './Pulse.tsx';
import { Unoffered } from './Unoffered.tsx';
import { WaitingTable } from './WaitingTable.tsx';

const files: readonly Namespace[] = ['deskplayers'];

/** What waits for people, and how the house does. */
export function TodayRoom({ rooms }: { rooms: readonly Room[] }) {
  const words = useWordsState(files);
  const { data, failed, loading } = useStore($today);
  if (!words || data === undefined)
    return failed ? (
      <DeskFailed code={failed} retry={() => void $today.reload()} />
    ) : (
      <div aria-busy="true" className="grid gap-5">
        <Skeleton className="h-14 w-72" />
        <Skeleton className="h-20 w-full" />
        <Skeleton className="h-64 w-full" />
      </div>
    );
  return (
    <>
      <RoomHead title={t('desk.room.today')} lead={t('deskplayers.today.lead')}>
        <p className="figures self-center text-sm text-ivory-500">
          {t('deskplayers.as_of', { at: showTime(data.at) })}
        </p>
        <Fault code={failed} />
        <Button size="sm" variant="secondary" busy={loading} onClick={() => void $today.reload()}>
          {t('deskplayers.refresh')}
        </Button>
      </RoomHead>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
        <Unoffered today={data} />
        <Pulse today={data} />
        <WaitingTable today={data} rooms={rooms} />
        <Books today={data} />
      </div>
    </>
  );
}
