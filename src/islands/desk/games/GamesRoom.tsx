import { useStore } from '@nanostores/react';
import { t } from '#i18n/client.ts';
import { $returns } from '#stores/desk/games.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { DeskFailed } from '../kit/DeskFailed.tsx';
import { RoomHead } from '../kit/RoomHead.tsx';
import { Drifts } from './Drifts.tsx';
import { ReturnTable } from './ReturnTable.tsx';

/** What the games returned, and what left what its figures allow. */
export function GamesRoom() {
  const { data, failed } = useStore($returns);
  return (
    <>
      <RoomHead title={t('desk.room.games')} lead={t('deskhouse.games.lead')} />
      {data === undefined &&
        (failed ? (
          <DeskFailed code={failed} retry={() => void $returns.reload()} />
        ) : (
          <Skeleton className="h-64 w-full" />
        ))}
      {data && (
        <div className="grid gap-8">
          <Drifts drifts={data.drifts} />
          <ReturnTable rows={data.rows} />
        </div>
      )}
    </>
  );
}
