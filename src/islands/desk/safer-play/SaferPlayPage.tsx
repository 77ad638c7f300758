import type { Room } from '#domain/desk/acts.ts';
import { guarded } from '#ui/guarded.tsx';
import { DeskRoom } from '../shell/DeskRoom.tsx';
import { SaferPlayRoom } from './SaferPlayRoom.tsx';

export const SaferPlayPage = guarded(function SaferPlayPage({ rooms }: { rooms: readonly Room[] }) {
  return (
    <DeskRoom room="safer-play" rooms={rooms}>
      <SaferPlayRoom />
    </DeskRoom>
  );
});
