import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { t, takePageWords } from '#i18n/client.ts';
import type { Words } from '#i18n/keys.ts';
import { useWordsState } from '#i18n/use-words.ts';
import { $gameSession, openGameSession, refreshGameSession } from '#stores/game.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { Table } from './Table.tsx';

/** The launch token of the address, taken once and wiped from the address and the history. */
const takeToken = (): string | undefined => {
  const token = new URLSearchParams(window.location.hash.slice(1)).get('token') ?? undefined;
  if (token !== undefined) window.history.replaceState(null, '', window.location.pathname + window.location.search);
  return token;
};

/** The table in the game's frame: opens the session by its token, then plays. */
export function RouletteTable({ gameId, gamePath, words }: { gameId: string; gamePath: string; words: Words }) {
  takePageWords(words);
  const game = useStore($gameSession);
  const worded = useWordsState();
  useEffect(() => {
    void openGameSession(gameId, takeToken());
    const refresh = (): void => void refreshGameSession();
    window.addEventListener('focus', refresh);
    return () => window.removeEventListener('focus', refresh);
  }, [gameId]);

  if (worded === false)
    return (
      <p role="alert" className="grid h-full place-content-center bg-felt-deep p-6 text-center">
        {t('toasts.words_failed')}
      </p>
    );
  if (!worded || game.state === 'opening')
    return (
      <div className="grid h-full place-items-center bg-felt-deep" aria-busy="true">
        <Spinner />
      </div>
    );
  if (game.state === 'failed')
    return (
      <div
        className="grid h-full place-content-center justify-items-center gap-4 bg-felt-deep p-6 text-center"
        role="alert"
      >
        <h1 className="heading text-3xl">{t('roulette.failed_title')}</h1>
        <p className="max-w-prose text-ivory-300">{t(`errors.${game.failed.code}`)}</p>
        {/* The launch token is spent: the game's page makes a new one. */}
        <ButtonLink href={gamePath} target="_top">
          {t('roulette.retry')}
        </ButtonLink>
      </div>
    );
  return <Table session={game.session} />;
}
