import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { t } from '#i18n/client.ts';
import { useWords } from '#i18n/use-words.ts';
import type { ApiFail } from '#stores/api.ts';
import { failWords, isOfSaferPlay } from '#stores/fail-words.ts';
import { pressFavorite } from '#stores/favorite-wish.ts';
import { $favorites, loadFavorites } from '#stores/favorites.ts';
import { $launch, isDemoAsked, type LaunchableGame, launchGame, listenToFrame } from '#stores/game-launch.ts';
import { openModal } from '#stores/modal.ts';
import { $session } from '#stores/session.ts';
import { $funds, $wallet } from '#stores/wallet.ts';
import { Button, ButtonLink, IconButton } from '#ui/Button.tsx';
import { CountingMoney } from '#ui/CountingMoney.tsx';
import { guarded } from '#ui/guarded.tsx';
import { HeartButton } from '#ui/HeartButton.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '#ui/States.tsx';

function Frame({ url, name }: { url: string; name: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => (frame.current === null ? undefined : listenToFrame(frame.current)), []);
  return (
    <iframe
      ref={frame}
      src={url}
      title={t('game.frame_title', { name })}
      allow="fullscreen; autoplay"
      className="block size-full border-0 bg-ink-900"
    />
  );
}

/** The one thing to do about a game that did not open. */
function WayOut({ failed, again }: { failed: ApiFail; again: () => void }) {
  if (failed.code === 'wallet_missing')
    return <Button onClick={() => openModal('deposit')}>{t('game.deposit')}</Button>;
  if (isOfSaferPlay(failed)) return <ButtonLink href="/profile/self-exclusion">{t('layout.saferPlay')}</ButtonLink>;
  return <Button onClick={again}>{t('game.retry')}</Button>;
}

function Failed({ failed, again }: { failed: ApiFail; again: () => void }) {
  return (
    <div className="grid h-full place-items-center p-4">
      {isOfSaferPlay(failed) ? (
        <div role="alert">
          <EmptyState icon="shield" title={t(...failWords(failed))} action={<WayOut failed={failed} again={again} />} />
        </div>
      ) : (
        <ErrorState title={t('game.failed')} action={<WayOut failed={failed} again={again} />}>
          {t(...failWords(failed))}
        </ErrorState>
      )}
    </div>
  );
}

/** The page's whole height goes to the table; leaving full screen gives it back. */
const toggleFullScreen = (stage: HTMLElement | null): void => {
  if (document.fullscreenElement !== null) void document.exitFullscreen();
  else void stage?.requestFullscreen().catch(() => undefined);
};

const useFullScreen = (): boolean => {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const follow = (): void => setFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, []);
  return isFull;
};

/** On a phone the bar has no room for it. */
function Like({ game }: { game: LaunchableGame }) {
  const { ids } = useStore($favorites);
  useEffect(() => void loadFavorites(), []);
  const { id, launchId, category, gameName: name, provider } = game;
  return (
    <HeartButton
      label={t('lobby.favorite', { name })}
      pressed={ids.has(id)}
      onPress={() => void pressFavorite({ id, launchId, category, name, provider })}
      className="max-sm:hidden"
    />
  );
}

type BarProps = { game: LaunchableGame; demo: boolean; onDemo: () => void; onFullScreen: () => void };

function Bar({ game, demo, onDemo, onFullScreen }: BarProps) {
  const wallet = useStore($wallet);
  const isFull = useFullScreen();
  useStore($funds);
  return (
    <div className="flex items-center gap-1 border-b border-ink-600 bg-ink-800 px-1.5 sm:gap-3 sm:px-3 sm:tall:py-1">
      <ButtonLink href="/games/all" variant="ghost" size="sm">
        <Icon name="arrow-left" className="size-5" />
        <span className="max-sm:sr-only">{t('game.back')}</span>
      </ButtonLink>
      <h1 className="truncate font-semibold">{game.gameName}</h1>
      <Like game={game} />
      <Button variant="ghost" size="sm" onClick={onDemo} className="ml-auto">
        {t(demo ? 'game.play_real' : 'game.play_demo')}
      </Button>
      {wallet.known && !demo && (
        <p className="stage-balance text-sm font-semibold">
          <span className="text-ivory-500 max-sm:sr-only">{t('game.balance')} </span>
          <CountingMoney amountMinor={wallet.balanceMinor} currency={wallet.currency} />
        </p>
      )}
      <IconButton label={t('game.menu')} popoverTarget="menu" className="stage-menu">
        <Icon name="menu" />
      </IconButton>
      {document.fullscreenEnabled && (
        <IconButton label={isFull ? t('game.leave_full_screen') : t('game.full_screen')} onClick={onFullScreen}>
          <Icon name={isFull ? 'close' : 'full-screen'} />
        </IconButton>
      )}
    </div>
  );
}

/** Launches the game for a signed-in player and keeps its frame, its balance and its way out together. */
export const GameLaunch = guarded(function GameLaunch({ game }: { game: LaunchableGame }) {
  const hasWords = useWords();
  const { authenticated } = useStore($session);
  const { launch } = useStore($launch);
  const stage = useRef<HTMLElement>(null);
  const [demo, setDemo] = useState(() => typeof window !== 'undefined' && isDemoAsked(window.location.search));

  useEffect(() => {
    if (authenticated) void launchGame(game, demo);
  }, [authenticated, game, demo]);

  const swapMoney = (): void => {
    window.history.replaceState(null, '', demo ? window.location.pathname : '?demo=true');
    setDemo(!demo);
  };

  if (!authenticated || !hasWords) return <Skeleton className="h-full rounded-none" />;
  return (
    <section
      ref={stage}
      aria-label={game.gameName}
      className="grid h-full grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)] bg-ink-900"
    >
      <Bar game={game} demo={demo} onDemo={swapMoney} onFullScreen={() => toggleFullScreen(stage.current)} />
      {launch.state === 'launching' && (
        <div aria-busy="true" className="relative">
          <span role="status" className="sr-only">
            {t('game.loading')}
          </span>
          <Skeleton className="h-full rounded-none" />
        </div>
      )}
      {launch.state === 'failed' && <Failed failed={launch.failed} again={() => void launchGame(game, demo)} />}
      {launch.state === 'ready' && <Frame key={launch.url} url={launch.url} name={game.gameName} />}
    </section>
  );
});
