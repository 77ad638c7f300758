import type { Room } from '#domain/desk/acts.ts';
import { t } from '#i18n/client.ts';
import { Sheet } from '../kit/Sheet.tsx';
import { menuRooms } from './menu-rooms.ts';

const Row = ({ keys, what }: { keys: readonly string[]; what: string }) => (
  <div className="flex items-center justify-between gap-4 border-b border-ink-600/60 py-2">
    <dt className="text-sm">{what}</dt>
    <dd className="flex gap-1">
      {keys.map((key) => (
        <kbd
          key={key}
          className="min-w-6 rounded-sm border border-ivory-500/60 bg-ink-900 px-1.5 text-center font-mono text-xs"
        >
          {key}
        </kbd>
      ))}
    </dd>
  </div>
);

/** Every key of the desk. */
export const KeysSheet = ({ open, onClose, rooms }: { open: boolean; onClose: () => void; rooms: readonly Room[] }) => (
  <Sheet open={open} onClose={onClose} title={t('desk.keys.title')} lead={t('desk.keys.lead')}>
    <dl>
      {rooms.map((room) => (
        <Row key={room} keys={['g', menuRooms[room].letter]} what={t(`desk.room.${room}`)} />
      ))}
      <Row keys={['/']} what={t('desk.keys.search')} />
      <Row keys={['?']} what={t('desk.keys.help')} />
      <Row keys={['Esc']} what={t('desk.keys.close')} />
    </dl>
  </Sheet>
);
