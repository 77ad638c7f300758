import type { Room } from '#domain/desk/acts.ts';
import { guarded } from '#ui/guarded.tsx';
import { DeskRoom } from '../shell/DeskRoom.tsx';
import { DepositsRoom } from './DepositsRoom.tsx';

export const DepositsPage = guarded(function DepositsPage({ rooms }: { rooms: readonly Room[] }) {
  return (
    <DeskRoom room="deposits" rooms={rooms}>
      <DepositsRoom />
    </DeskRoom>
  );
});
