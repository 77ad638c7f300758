import type { Room } from '#domain/desk/acts.ts';
import { guarded } from '#ui/guarded.tsx';
import { DeskRoom } from '../shell/DeskRoom.tsx';
import { PapersRoom } from './PapersRoom.tsx';

export const PapersPage = guarded(function PapersPage({ rooms }: { rooms: readonly Room[] }) {
  return (
    <DeskRoom room="papers" rooms={rooms}>
      <PapersRoom />
    </DeskRoom>
  );
});
