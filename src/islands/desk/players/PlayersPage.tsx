import type { Room } from '#domain/desk/acts.ts';
import { guarded } from '#ui/guarded.tsx';
import { DeskRoom } from '../shell/DeskRoom.tsx';
import { PlayersRoom } from './PlayersRoom.tsx';

export const PlayersPage = guarded(function PlayersPage({ rooms }: { rooms: readonly Room[] }) {
  return (
    <DeskRoom room="players" rooms={rooms}>
      <PlayersRoom />
    </DeskRoom>
  );
});
