import type { Room } from '#domain/desk/acts.ts';
import { guarded } from '#ui/guarded.tsx';
import { DeskRoom } from '../shell/DeskRoom.tsx';
import { AffiliatesRoom } from './AffiliatesRoom.tsx';

export const AffiliatesPage = guarded(function AffiliatesPage({ rooms }: { rooms: readonly Room[] }) {
  return (
    <DeskRoom room="affiliates" rooms={rooms}>
      <AffiliatesRoom />
    </DeskRoom>
  );
});
