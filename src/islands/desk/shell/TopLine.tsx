import { useState } from 'react';
import type { Room } from '#domain/desk/acts.ts';
import { t } from '#i18n/client.ts';
import type { DeskCode } from '#stores/desk/call-desk.ts';
import { type Me, signOut } from '#stores/desk/me.ts';
import { queryValue } from '#stores/shell/navigation.ts';
import { Button, IconButton } from '#ui/Button.tsx';
import { controlStyle } from '#ui/control-style.ts';
import { Icon } from '#ui/Icon.tsx';
import { Fault } from '../kit/Fault.tsx';
import { OwnSheet } from './OwnSheet.tsx';

/** A player by a word of theirs; the room of players answers it. */
const Search = ({ room }: { room: Room | null }) => (
  <form action="/desk/players" className="relative w-full max-w-[26rem]">
    <label htmlFor="desk-search" className="sr-only">
      {t('desk.shell.search')}
    </label>
    <Icon name="search" className="pointer-events-none absolute top-2.5 left-3 size-5 text-ivory-500" />
    <input
      id="desk-search"
      name="q"
      type="search"
      autoComplete="off"
      defaultValue={room === 'players' ? (queryValue('q') ?? '') : ''}
      placeholder={t('desk.shell.search_hint')}
      className={controlStyle('pr-3 pl-10 text-sm')}
    />
  </form>
);

type TopProps = { me: Me; room: Room | null; hasSearch: boolean; showKeys: () => void };

/** Who is here, and what is theirs. */
export function TopLine({ me, room, hasSearch, showKeys }: TopProps) {
  const [isOwnOpen, setOwnOpen] = useState(false);
  const [fault, setFault] = useState<DeskCode | null>(null);
  const roles = me.roles.map((role) => t(`desk.role.${role}.name`)).join(', ');
  return (
    <>
      <header className="sticky top-0 z-30 flex h-14 items-center justify-between gap-2 border-b border-ink-600 bg-ink-900 px-3 sm:gap-4 sm:px-4">
        <div className="flex min-w-0 grow items-center">{hasSearch && <Search room={room} />}</div>
        <Fault code={fault} />
        <div className="flex shrink-0 items-center gap-1">
          <Button variant="ghost" size="sm" onClick={() => setOwnOpen(true)}>
            <Icon name="user" className="size-5 shrink-0" />
            <span className="grid max-w-[16rem] text-left leading-tight max-sm:sr-only">
              <span className="truncate text-sm text-ivory-100">{me.name}</span>
              <span className="truncate text-xs font-medium text-ivory-500">{roles}</span>
            </span>
          </Button>
          <IconButton label={t('desk.shell.keys')} title={t('desk.shell.keys')} onClick={showKeys}>
            <span aria-hidden="true" className="text-base font-semibold">
              ?
            </span>
          </IconButton>
          <IconButton
            label={t('desk.shell.sign_out')}
            title={t('desk.shell.sign_out')}
            onClick={() => void signOut().then(setFault)}
          >
            <Icon name="sign-out" className="size-5" />
          </IconButton>
        </div>
      </header>
      <OwnSheet open={isOwnOpen} onClose={() => setOwnOpen(false)} me={me} />
    </>
  );
}
