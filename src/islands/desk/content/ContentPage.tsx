import type { Room } from '#domain/desk/acts.ts';
import { guarded } from '#ui/guarded.tsx';
import { DeskRoom } from '../shell/DeskRoom.tsx';
import { ContentRoom } from './ContentRoom.tsx';

export const ContentPage = guarded(function ContentPage({ rooms }: { rooms: readonly Room[] }) {
  return (
    <DeskRoom room="content" rooms={rooms}>
      <ContentRoom />
    </DeskRoom>
  );
});
