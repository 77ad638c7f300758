import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { Room } from '#domain/desk/acts.ts';
import { t } from '#i18n/client.ts';
import { $desk } from '#stores/desk/me.ts';
import { replaceWith } from '#stores/shell/navigation.ts';
import { guarded } from '#ui/guarded.tsx';
import { EmptyState } from '#ui/States.tsx';
import { DeskRoom } from './DeskRoom.tsx';

/** Leads who is here to the first room that is theirs. */
function FirstRoom({ rooms }: { rooms: readonly Room[] }) {
  const at = useStore($desk);
  const first = at.state === 'in' ? rooms.find((room) => at.me.rooms.includes(room)) : undefined;
  useEffect(() => {
    if (first !== undefined) replaceWith(`/desk/${first}`);
  }, [first]);
  return first === undefined ? (
    <EmptyState icon="lock" title={t('desk.shell.none_title')}>
      {t('desk.shell.none_text')}
    </EmptyState>
  ) : null;
}

export const DeskStart = guarded(function DeskStart({ rooms }: { rooms: readonly Room[] }) {
  return (
    <DeskRoom room={null} rooms={rooms}>
      <FirstRoom rooms={rooms} />
    </DeskRoom>
  );
});
