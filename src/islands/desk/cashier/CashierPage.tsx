import type { Room } from '#domain/desk/acts.ts';
import { guarded } from '#ui/guarded.tsx';
import { DeskRoom } from '../shell/DeskRoom.tsx';
import { CashierRoom } from './CashierRoom.tsx';

export const CashierPage = guarded(function CashierPage({ rooms }: { rooms: readonly Room[] }) {
  return (
    <DeskRoom room="cashier" rooms={rooms}>
      <CashierRoom />
    </DeskRoom>
  );
});
