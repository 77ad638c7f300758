import type { Room } from '#domain/desk/acts.ts';
import { guarded } from '#ui/guarded.tsx';
import { DeskRoom } from '../shell/DeskRoom.tsx';
import { GamesRoom } from './GamesRoom.tsx';

export const GamesPage = guarded(function GamesPage({ rooms }: { rooms: readonly Room[] }) {
  return (
    <DeskRoom room="games" rooms={rooms}>
      <GamesRoom />
    </DeskRoom>
  );
});
