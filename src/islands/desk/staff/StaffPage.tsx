import type { Room } from '#domain/desk/acts.ts';
import { guarded } from '#ui/guarded.tsx';
import { DeskRoom } from '../shell/DeskRoom.tsx';
import { StaffRoom } from './StaffRoom.tsx';

export const StaffPage = guarded(function StaffPage({ rooms }: { rooms: readonly Room[] }) {
  return (
    <DeskRoom room="staff" rooms={rooms}>
      <StaffRoom />
    </DeskRoom>
  );
});
