import type { Room } from '#domain/desk/acts.ts';
import { guarded } from '#ui/guarded.tsx';
import { DeskRoom } from '../shell/DeskRoom.tsx';
import { PromotionsRoom } from './PromotionsRoom.tsx';

export const PromotionsPage = guarded(function PromotionsPage({ rooms }: { rooms: readonly Room[] }) {
  return (
    <DeskRoom room="promotions" rooms={rooms}>
      <PromotionsRoom />
    </DeskRoom>
  );
});
