import { useStore } from '@nanostores/react';
import { type ComponentType, type ReactNode, useEffect, useMemo, useState } from 'react';
import { t, takePageWords } from '#i18n/client.ts';
import type { Words } from '#i18n/keys.ts';
import { useWordsState } from '#i18n/use-words.ts';
import { failWords } from '#stores/format/fail-words.ts';
import { $gameSession, openGameSession, refreshGameSession } from '#stores/play/game.ts';
import { reloadPage } from '#stores/shell/navigation.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { guarded } from '#ui/guarded.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import type { TableEntry, TableProps } from './kit/table.ts';
import { tables } from './tables.ts';

const entries: Readonly<Record<string, TableEntry | undefined>> = tables;

/** The launch token of the address, taken once and wiped from the address and the history. */
const takeToken = (): string | undefined => {
  const token = new URLSearchParams(window.location.hash.slice(1)).get('token') ?? undefined;
  if (token !== undefined) window.history.replaceState(null, '', window.location.pathname + window.location.search);
  return token;
};

/** The table's code, `null` when it could not be loaded; loading it begins with the page, not after the session. */
const useTableCode = (gameId: string): ComponentType<TableProps> | null | undefined => {
  const [code, setCode] = useState<{ readonly Table: ComponentType<TableProps> } | null>();
  useEffect(() => {
    let current = true;
    const load = entries[gameId]?.load();
    (load ?? Promise.reject(new Error(`no table for ${gameId}`)))
      .then((loaded) => current && setCode(loaded))
      .catch(() => current && setCode(null));
    return () => {
      current = false;
    };
  }, [gameId]);
  return code === null ? null : code?.Table;
};

const Message = ({ children }: { children: ReactNode }) => (
  <div role="alert" className="grid h-full place-content-center justify-items-center gap-4 bg-ink-800 p-6 text-center">
    {children}
  </div>
);

type GameTableProps = {
  readonly gameId: string;
  readonly gamePath: string;
  readonly words: Words;
  /** How the session is opened: by the token of the address, unless said. Give a function that stays the same. */
  readonly open?: (gameId: string) => Promise<void>;
};

const openByAddress = (gameId: string): Promise<void> => openGameSession(gameId, takeToken());

/** The game in its frame: opens the session by its token, loads table and words, then plays. */
export const GameTable = guarded(function GameTable({ gameId, gamePath, words, open = openByAddress }: GameTableProps) {
  takePageWords(words);
  const game = useStore($gameSession);
  const Table = useTableCode(gameId);
  const files = useMemo(() => (['common', 'table', entries[gameId]?.words ?? 'table'] as const).flat(), [gameId]);
  const worded = useWordsState(files);
  useEffect(() => {
    void open(gameId);
    const refresh = (): void => void refreshGameSession();
    window.addEventListener('focus', refresh);
    return () => window.removeEventListener('focus', refresh);
  }, [gameId, open]);

  if (worded === false) return <Message>{t('toasts.words_failed')}</Message>;
  if (!worded || (game.state !== 'failed' && (game.state === 'opening' || Table === undefined)))
    return (
      <div className="grid h-full place-items-center bg-ink-800" aria-busy="true">
        <Spinner />
      </div>
    );
  if (game.state === 'failed')
    return (
      <Message>
        <h1 className="heading text-3xl">{t('table.failed_title')}</h1>
        <p className="max-w-prose text-ivory-300">{t(...failWords(game.failed))}</p>
        {/* The launch token is spent: the game's page makes a new one. */}
        <ButtonLink href={gamePath} target="_top">
          {t('table.retry')}
        </ButtonLink>
      </Message>
    );
  if (!Table)
    return (
      <Message>
        <h1 className="heading text-3xl">{t('table.failed_title')}</h1>
        <p className="max-w-prose text-ivory-300">{t('errors.network')}</p>
        <Button onClick={reloadPage}>{t('table.retry')}</Button>
      </Message>
    );
  return <Table session={game.session} />;
});
