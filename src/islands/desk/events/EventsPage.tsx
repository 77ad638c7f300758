import type { Room } from '#domain/desk/acts.ts';
import { guarded } from '#ui/guarded.tsx';
import { DeskRoom } from '../shell/DeskRoom.tsx';
import { EventsRoom } from './EventsRoom.tsx';

export const EventsPage = guarded(function EventsPage({ rooms }: { rooms: readonly Room[] }) {
  return (
    <DeskRoom room="events" rooms={rooms}>
      <EventsRoom />
    </DeskRoom>
  );
});
