import { useStore } from '@nanostores/react';
import { type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { CurrencyCode } from '#domain/money/currency.ts';
import { t } from '#i18n/client.ts';
import { useWords } from '#i18n/use-words.ts';
import type { ApiFail } from '#stores/calls/api.ts';
import { failWords, isOfSaferPlay, lacksDetails } from '#stores/format/fail-words.ts';
import { pressFavorite } from '#stores/lobby/favorite-wish.ts';
import { $favorites, loadFavorites } from '#stores/lobby/favorites.ts';
import {
  $launch,
  $tableWallet,
  isDemoAsked,
  type LaunchableGame,
  launchGame,
  listenToFrame,
} from '#stores/lobby/game-launch.ts';
import { type PlayReceipt, readPlayReceipt } from '#stores/play/receipt.ts';
import { $session } from '#stores/session/session.ts';
import { openModal } from '#stores/shell/modal.ts';
import { goTo } from '#stores/shell/navigation.ts';
import { $funds } from '#stores/wallet/wallet.ts';
import { Button, ButtonLink, IconButton } from '#ui/Button.tsx';
import { CountingMoney } from '#ui/CountingMoney.tsx';
import { FullScreenButton } from '#ui/FullScreenButton.tsx';
import { guarded } from '#ui/guarded.tsx';
import { HeartButton } from '#ui/HeartButton.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '#ui/States.tsx';
import { EndOfPlay } from './EndOfPlay.tsx';
import { useBarEnds } from './use-bar-ends.ts';

type FrameProps = { url: string; currency: CurrencyCode | null; name: string; bar: RefObject<HTMLElement | null> };

function Frame({ url, currency, name, bar }: FrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  useBarEnds(bar, frame);
  useEffect(() => (frame.current === null ? undefined : listenToFrame(frame.current, currency)), [currency]);
  return (
    <iframe
      ref={frame}
      src={url}
      title={t('game.frame_title', { name })}
      allow="fullscreen; autoplay"
      className="row-start-2 block size-full border-0 bg-ink-900"
    />
  );
}

/**
 * A studio's page says nothing of the balance, which the wallet's own line tells. It may lead away when its button for the
 * lobby is pressed, and not of its own accord.
 */
function OutsideFrame({ url, name, studio }: { url: string; name: string; studio: string }) {
  return (
    <div className="grid grid-rows-[minmax(0,1fr)_auto]">
      <iframe
        src={url}
        title={t('game.frame_title', { name })}
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation"
        allow="fullscreen; autoplay"
        referrerPolicy="no-referrer"
        className="block size-full border-0 bg-ink-900"
      />
      <p className="border-t border-ink-600 bg-ink-800 px-3 py-1.5 text-sm text-ivory-300">
        {t('game.outside_note', { studio })}
      </p>
    </div>
  );
}

/** The one thing to do about a game that did not open. */
function WayOut({ failed, again }: { failed: ApiFail; again: () => void }) {
  if (failed.code === 'wallet_missing')
    return <Button onClick={() => openModal('deposit')}>{t('game.deposit')}</Button>;
  if (isOfSaferPlay(failed)) return <ButtonLink href="/profile/self-exclusion">{t('layout.saferPlay')}</ButtonLink>;
  if (lacksDetails(failed)) return <ButtonLink href="/profile#national-number">{t('layout.profile')}</ButtonLink>;
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

type BarProps = {
  bar: RefObject<HTMLDivElement | null>;
  /** It lies over the table's own bar, which says the balance. */
  over: boolean;
  /** The table does not say the balance: that of an outside studio. */
  saysBalance: boolean;
  game: LaunchableGame;
  demo: boolean;
  hasDemo: boolean;
  onDemo: () => void;
  /** What fills the screen when that is asked for. */
  stage: () => Element | null;
};

function Bar({ bar, over, saysBalance, game, demo, hasDemo, onDemo, stage }: BarProps) {
  const wallet = useStore($tableWallet);
  const [receipt, setReceipt] = useState<PlayReceipt>();
  useStore($funds);
  /** Who has played is shown first what it came to. A press for another tab is not the end of play. */
  const leave = async (press: MouseEvent<HTMLAnchorElement>): Promise<void> => {
    if (press.metaKey || press.ctrlKey || press.shiftKey) return;
    press.preventDefault();
    const { href } = press.currentTarget;
    const found = await readPlayReceipt();
    if (found) setReceipt(found);
    else goTo(href);
  };
  return (
    <div
      ref={bar}
      data-over={over || undefined}
      className="stage-bar flex items-center justify-between gap-1 border-b border-ink-600 bg-ink-800 px-1.5 sm:gap-3 sm:px-3 sm:tall:py-1"
    >
      <div data-bar-end="" className="flex min-w-0 items-center gap-1 sm:gap-3">
        <ButtonLink
          href="/games/all"
          variant="ghost"
          size="sm"
          {...(demo ? {} : { onClick: (press) => void leave(press) })}
        >
          <Icon name="arrow-left" className="size-5" />
          <span className="max-sm:sr-only">{t('game.back')}</span>
        </ButtonLink>
        <h1 className="line-clamp-2 min-w-0 leading-tight font-semibold max-sm:text-sm">{game.gameName}</h1>
        <Like game={game} />
      </div>
      <div data-bar-end="" className="flex shrink-0 items-center gap-1 sm:gap-3">
        {(demo || hasDemo) && (
          <Button variant="ghost" size="sm" onClick={onDemo}>
            {t(demo ? 'game.play_real' : 'game.play_demo')}
          </Button>
        )}
        {saysBalance && wallet.known && !demo && (
          <p className="stage-balance text-sm font-semibold">
            <span className="text-ivory-500 max-sm:sr-only">{t('game.balance')} </span>
            <CountingMoney amountMinor={wallet.balanceMinor} currency={wallet.currency} />
          </p>
        )}
        <IconButton label={t('game.menu')} popoverTarget="menu" className="stage-menu">
          <Icon name="menu" />
        </IconButton>
        <FullScreenButton labels={[t('game.full_screen'), t('game.leave_full_screen')]} of={stage} />
      </div>
      <EndOfPlay receipt={receipt} onClose={() => setReceipt(undefined)} />
    </div>
  );
}

type LaunchProps = {
  game: LaunchableGame;
  /** Of a game of an outside studio: whether that has it for play money. */
  outside: { demo: boolean } | null;
};

/** Launches the game for a signed-in player and keeps its frame, its balance and its way out together. */
export const GameLaunch = guarded(function GameLaunch({ game, outside }: LaunchProps) {
  const hasWords = useWords();
  const { authenticated } = useStore($session);
  const { launch } = useStore($launch);
  const stage = useRef<HTMLElement>(null);
  const bar = useRef<HTMLDivElement>(null);
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
      className="relative grid h-full grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)] bg-ink-900"
    >
      <Bar
        bar={bar}
        over={launch.state === 'ready' && outside === null}
        saysBalance={outside !== null}
        game={game}
        demo={demo}
        hasDemo={outside?.demo ?? true}
        onDemo={swapMoney}
        stage={() => stage.current}
      />
      {launch.state === 'launching' && (
        <div aria-busy="true" className="relative">
          <span role="status" className="sr-only">
            {t('game.loading')}
          </span>
          <Skeleton className="h-full rounded-none" />
        </div>
      )}
      {launch.state === 'failed' && <Failed failed={launch.failed} again={() => void launchGame(game, demo)} />}
      {launch.state === 'ready' && outside === null && (
        <Frame key={launch.url} url={launch.url} currency={launch.currency} name={game.gameName} bar={bar} />
      )}
      {launch.state === 'ready' && outside !== null && (
        <OutsideFrame key={launch.url} url={launch.url} name={game.gameName} studio={game.provider} />
      )}
    </section>
  );
});
