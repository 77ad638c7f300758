import type { Room } from '#domain/desk/acts.ts';
import { guarded } from '#ui/guarded.tsx';
import { DeskRoom } from '../shell/DeskRoom.tsx';
import { ChatsRoom } from './ChatsRoom.tsx';

export const ChatsPage = guarded(function ChatsPage({ rooms }: { rooms: readonly Room[] }) {
  return (
    <DeskRoom room="chats" rooms={rooms}>
      <ChatsRoom />
    </DeskRoom>
  );
});
