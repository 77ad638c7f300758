import type { Room } from '#domain/desk/acts.ts';
import { guarded } from '#ui/guarded.tsx';
import { DeskRoom } from '../shell/DeskRoom.tsx';
import { ReportsRoom } from './ReportsRoom.tsx';

export const ReportsPage = guarded(function ReportsPage({ rooms }: { rooms: readonly Room[] }) {
  return (
    <DeskRoom room="reports" rooms={rooms}>
      <ReportsRoom />
    </DeskRoom>
  );
});
