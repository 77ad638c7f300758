import { useStore } from '@nanostores/react';
import { $returns } from '#stores/desk/games.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { DeskFailed } from '../kit/DeskFailed.tsx';
import { Drifts } from './Drifts.tsx';
import { ReturnTable } from './ReturnTable.tsx';

/** What the games returned, and what left what its figures allow. */
export function Returns() {
  const { data, failed } = useStore($returns);
  if (data === undefined)
    return failed ? (
      <DeskFailed code={failed} retry={() => void $returns.reload()} />
    ) : (
      <Skeleton className="h-64 w-full" />
    );
  return (
    <div className="grid gap-8">
      <Drifts drifts={data.drifts} />
      <ReturnTable rows={data.rows} />
    </div>
  );
}
