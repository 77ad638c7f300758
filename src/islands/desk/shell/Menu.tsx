import type { Room } from '#domain/desk/acts.ts';
import { t } from '#i18n/client.ts';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/Icon.tsx';
import { Logo } from '#ui/Logo.tsx';
import { menuRooms } from './menu-rooms.ts';

/** The rooms in which there is something for who is here; icons alone where the screen is narrow. */
export const Menu = ({ rooms, current }: { rooms: readonly Room[]; current: Room | null }) => (
  <aside className="sticky top-0 row-span-2 flex h-svh flex-col border-r border-ink-600 bg-ink-800">
    <p className="flex h-14 shrink-0 items-center gap-2 border-b border-ink-600 px-4 max-lg:justify-center max-lg:px-0">
      <span className="max-lg:hidden">
        <Logo />
      </span>
      <span className="heading text-xl text-brass">{t('desk.title')}</span>
    </p>
    <nav aria-label={t('desk.shell.rooms')} className="grid gap-0.5 overflow-y-auto p-2">
      {rooms.map((room) => {
        const { icon, letter } = menuRooms[room];
        const isCurrent = room === current;
        return (
          <a
            key={room}
            href={`/desk/${room}`}
            aria-current={isCurrent ? 'page' : undefined}
            title={t(`desk.room.${room}`)}
            className={cx(
              'flex min-h-10 items-center gap-3 rounded-md px-3 text-sm font-semibold transition-colors duration-fast max-lg:justify-center max-lg:px-0',
              isCurrent
                ? 'bg-ink-600 text-ivory-100 shadow-raised'
                : 'text-ivory-300 hover:bg-ink-700 hover:text-ivory-100',
            )}
          >
            <Icon name={icon} className={cx('size-5 shrink-0', isCurrent && 'text-brass')} />
            <span className="mr-auto max-lg:sr-only">{t(`desk.room.${room}`)}</span>
            <span aria-hidden="true" className="text-xs font-medium text-ivory-500 max-lg:hidden">
              g {letter}
            </span>
          </a>
        );
      })}
    </nav>
  </aside>
);
