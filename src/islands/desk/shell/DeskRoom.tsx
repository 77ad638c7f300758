import { useStore } from '@nanostores/react';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import type { Room } from '#domain/desk/acts.ts';
import { t } from '#i18n/client.ts';
import type { Namespace } from '#i18n/keys.ts';
import { useWordsState } from '#i18n/use-words.ts';
import { $desk, loadMe, type Me, openDesk } from '#stores/desk/me.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { EmptyState } from '#ui/States.tsx';
import { DeskFailed } from '../kit/DeskFailed.tsx';
import { Door, DoorOver } from './Door.tsx';
import { IdleNotice } from './IdleNotice.tsx';
import { KeysSheet } from './KeysSheet.tsx';
import { Menu } from './Menu.tsx';
import { TopLine } from './TopLine.tsx';
import { useShortcuts } from './use-shortcuts.ts';

const files: readonly Namespace[] = ['desk'];
const frame =
  'grid min-h-svh grid-cols-[3.75rem_minmax(0,1fr)] grid-rows-[3.5rem_1fr] lg:grid-cols-[14rem_minmax(0,1fr)]';

/** A page of the desk before it is known who is here. */
const Waiting = () => (
  <div aria-busy="true" className={frame}>
    <div className="row-span-2 border-r border-ink-600 bg-ink-800" />
    <div className="border-b border-ink-600" />
    <main id="content" tabIndex={-1} className="p-6 outline-none">
      <Skeleton className="mb-6 h-10 w-48" />
      <Skeleton className="h-64 w-full" />
    </main>
  </div>
);

type RoomProps = {
  /** Null: the way in, which is no room of its own. */
  room: Room | null;
  /** The rooms that have a page (layouts/parts/desk-rooms.ts). */
  rooms: readonly Room[];
  children: ReactNode;
};

function Inside({ room, rooms, children, me, isOver }: RoomProps & { me: Me; isOver: boolean }) {
  const [areKeysOpen, setKeysOpen] = useState(false);
  const shown = useMemo(() => rooms.filter((one) => me.rooms.includes(one)), [rooms, me.rooms]);
  const showKeys = useCallback(() => setKeysOpen(true), []);
  useShortcuts(shown, showKeys);
  const hasSearch = rooms.includes('players') && me.acts.includes('players.find');
  return (
    <div className={frame}>
      <Menu rooms={shown} current={room} />
      <TopLine me={me} room={room} hasSearch={hasSearch} showKeys={showKeys} />
      <main id="content" tabIndex={-1} className="min-w-0 p-4 outline-none sm:p-6">
        {room === null || me.rooms.includes(room) ? (
          children
        ) : (
          <EmptyState icon="lock" title={t('desk.shell.closed_title')}>
            {t('desk.shell.closed_text')}
          </EmptyState>
        )}
      </main>
      <KeysSheet open={areKeysOpen} onClose={() => setKeysOpen(false)} rooms={shown} />
      <IdleNotice />
      {isOver && <DoorOver name={me.name} />}
    </div>
  );
}

/** What every page of the desk stands in: the menu, who is here, and the way in while nobody is. */
export function DeskRoom(props: RoomProps) {
  const words = useWordsState(files);
  const at = useStore($desk);
  useEffect(openDesk, []);
  if (!words || at.state === 'asking') return <Waiting />;
  if (at.state === 'out') return <Door />;
  if (at.state === 'failed')
    return (
      <main id="content" tabIndex={-1} className="p-6">
        <DeskFailed code={at.code} retry={() => void loadMe()} />
      </main>
    );
  return <Inside {...props} me={at.me} isOver={at.isOver} />;
}
