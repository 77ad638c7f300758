import type { Room } from '#domain/desk/acts.ts';
import { guarded } from '#ui/guarded.tsx';
import { DeskRoom } from '../shell/DeskRoom.tsx';
import { RiskRoom } from './RiskRoom.tsx';

export const RiskPage = guarded(function RiskPage({ rooms }: { rooms: readonly Room[] }) {
  return (
    <DeskRoom room="risk" rooms={rooms}>
      <RiskRoom />
    </DeskRoom>
  );
});
