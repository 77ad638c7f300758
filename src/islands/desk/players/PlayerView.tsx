import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { t } from '#i18n/client.ts';
import { CopyButton } from '#islands/blocks/CopyButton.tsx';
import { createPlayer, type DeskPlayer } from '#stores/desk/players.ts';
import { queryValue } from '#stores/shell/navigation.ts';
import { Icon } from '#ui/Icon.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { DeskFailed } from '../kit/DeskFailed.tsx';
import { PlayerActs } from './acts/PlayerActs.tsx';
import { foundAddress } from './addresses.ts';
import { History } from './History.tsx';
import { MoneyActs } from './money/MoneyActs.tsx';
import { PlayerFacts } from './PlayerFacts.tsx';
import { PlayerMoney } from './PlayerMoney.tsx';
import { StateBadge } from './StateBadge.tsx';

const Head = ({ data, reload }: { data: DeskPlayer; reload: () => Promise<unknown> }) => {
  const { player } = data;
  const from = queryValue('from');
  return (
    <header className="mb-5 grid gap-1">
      {from !== null && (
        <a href={foundAddress(from)} className="flex w-fit items-center gap-1 text-sm font-semibold text-ivory-300">
          <Icon name="arrow-left" className="size-4" />
          {t('deskplayers.player.back')}
        </a>
      )}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h1 translate="no" className="heading text-3xl">
          {player.name}
        </h1>
        <StateBadge state={player.state} />
      </div>
      <div className="flex flex-wrap items-center gap-x-4 text-sm text-ivory-300">
        <span translate="no" className="break-all">
          {player.email}
        </span>
        <span className="flex items-center gap-3">
          <code translate="no" className="font-mono text-xs break-all text-ivory-500">
            {player.id}
          </code>
          <CopyButton
            text={player.id}
            label={t('deskplayers.copy')}
            copied={t('deskplayers.copied')}
            failed={t('deskplayers.copy_failed')}
          />
        </span>
      </div>
      <PlayerActs data={data} reload={reload} />
    </header>
  );
};

/** All of one player: money and history in the middle, what they are beside it. */
export function PlayerView({ id }: { id: string }) {
  const $player = useMemo(() => createPlayer(id), [id]);
  const { data, failed } = useStore($player);
  // What was done to the player belongs to the history as well.
  const [acts, setActs] = useState(0);
  const reload = useCallback(async (): Promise<void> => {
    await $player.reload();
    setActs((count) => count + 1);
  }, [$player]);
  const name = data?.player.name;
  useEffect(() => {
    if (name !== undefined) document.title = `${name} | ${t('desk.title')}`;
  }, [name]);
  if (data === undefined)
    return failed ? (
      <DeskFailed code={failed} retry={() => void $player.reload()} />
    ) : (
      <div aria-busy="true" className="grid gap-5">
        <Skeleton className="h-16 w-80" />
        <Skeleton className="h-40 w-full" />
        <Skeleton className="h-96 w-full" />
      </div>
    );
  return (
    <>
      <Head data={data} reload={reload} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-8 min-[100rem]:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
          <PlayerMoney data={data} acts={<MoneyActs data={data} reload={reload} />} />
          <div className="min-[100rem]:hidden">
            <PlayerFacts data={data} />
          </div>
          <History key={acts} id={id} />
        </div>
        <aside className="hidden min-[100rem]:block">
          <PlayerFacts data={data} />
        </aside>
      </div>
    </>
  );
}
