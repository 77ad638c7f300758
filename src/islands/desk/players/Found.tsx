import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import { t } from '#i18n/client.ts';
import { createFound, type FoundPlayer } from '#stores/desk/players.ts';
import { showMinute } from '#stores/format/time.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { EmptyState } from '#ui/States.tsx';
import { DeskFailed } from '../kit/DeskFailed.tsx';
import { foundAddress, playerAddress } from './addresses.ts';
import { StateBadge } from './StateBadge.tsx';

const columns = ['name', 'email', 'country', 'state', 'by', 'since', 'seen'] as const;
const wideOnly: readonly string[] = ['since', 'country'];

/** What was found of a player, each kind once. */
const byWords = ({ matched }: FoundPlayer): string =>
  [...new Set(matched.map(({ by }) => t(`deskplayers.matched.${by}`)))].join(', ');

/** The first of a list is where the keys are: Enter opens it. */
const focusAtOnce = (link: HTMLAnchorElement | null): void => link?.focus({ preventScroll: true });

const Row = ({ player, typed, isFirst }: { player: FoundPlayer; typed: string; isFirst: boolean }) => (
  <tr>
    <th scope="row">
      <a
        ref={isFirst ? focusAtOnce : undefined}
        href={playerAddress(player.id, typed)}
        translate="no"
        className="text-sm font-semibold text-ivory-100 underline decoration-ivory-500/60 underline-offset-4 hover:decoration-ivory-100"
      >
        {player.name}
      </a>
    </th>
    <td translate="no" className="min-w-[14rem] break-all">
      {player.email}
    </td>
    <td translate="no" className="max-lg:hidden">
      {player.country}
    </td>
    <td>
      <StateBadge state={player.state} />
    </td>
    <td className="text-ivory-300">{byWords(player)}</td>
    <td className="figures whitespace-nowrap text-ivory-300 max-lg:hidden">{showMinute(player.createdAt)}</td>
    <td className="figures whitespace-nowrap text-ivory-300">
      {player.lastSeenAt === null ? t('deskplayers.find.never') : showMinute(player.lastSeenAt)}
    </td>
  </tr>
);

const Table = ({ players, typed }: { players: readonly FoundPlayer[]; typed: string }) => (
  <div className="overflow-x-auto">
    <table className="desk-table">
      <caption className="sr-only">{t('deskplayers.find.found', { typed })}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" className={wideOnly.includes(column) ? 'max-lg:hidden' : undefined}>
              {t(`deskplayers.find.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {players.map((player, place) => (
          <Row key={player.id} player={player} typed={typed} isFirst={place === 0} />
        ))}
      </tbody>
    </table>
  </div>
);

/** Who fits what was typed, twenty a page. */
export function Found({ typed, after }: { typed: string; after: string | null }) {
  const $found = useMemo(() => createFound(typed, after), [typed, after]);
  const { data, failed } = useStore($found);
  if (data === undefined)
    return failed ? (
      <DeskFailed code={failed} retry={() => void $found.reload()} />
    ) : (
      <Skeleton className="h-64 w-full" />
    );
  if (data.players.length === 0)
    return (
      <EmptyState icon="search" title={t('deskplayers.find.none_title', { typed })}>
        {t('deskplayers.find.none_text')}
      </EmptyState>
    );
  const last = data.players.at(-1);
  return (
    <>
      <Table players={data.players} typed={typed} />
      <nav aria-label={t('deskplayers.find.found', { typed })} className="mt-4 flex flex-wrap items-center gap-3">
        {after !== null && (
          <ButtonLink size="sm" variant="ghost" href={foundAddress(typed)}>
            {t('deskplayers.find.first')}
          </ButtonLink>
        )}
        {data.more && last && (
          <ButtonLink size="sm" variant="secondary" href={foundAddress(typed, last.id)}>
            {t('deskplayers.find.next')}
          </ButtonLink>
        )}
        {data.tooMany && <p className="text-sm text-ivory-300">{t('deskplayers.find.too_many')}</p>}
      </nav>
    </>
  );
}
