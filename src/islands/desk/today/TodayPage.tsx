import type { Room } from '#domain/desk/acts.ts';
import { guarded } from '#ui/guarded.tsx';
import { DeskRoom } from '../shell/DeskRoom.tsx';
import { TodayRoom } from './TodayRoom.tsx';

export const TodayPage = guarded(function TodayPage({ rooms }: { rooms: readonly Room[] }) {
  return (
    <DeskRoom room="today" rooms={rooms}>
      <TodayRoom rooms={rooms} />
    </DeskRoom>
  );
});
