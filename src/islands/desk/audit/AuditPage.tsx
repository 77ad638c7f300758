import type { Room } from '#domain/desk/acts.ts';
import { guarded } from '#ui/guarded.tsx';
import { DeskRoom } from '../shell/DeskRoom.tsx';
import { AuditRoom } from './AuditRoom.tsx';

export const AuditPage = guarded(function AuditPage({ rooms }: { rooms: readonly Room[] }) {
  return (
    <DeskRoom room="audit" rooms={rooms}>
      <AuditRoom />
    </DeskRoom>
  );
});
