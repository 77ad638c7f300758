import { useStore } from '@nanostores/react';
import { lazy, type MouseEvent, Suspense, useId } from 'react';
import type { ListedGame } from '#domain/catalogue/search-file.ts';
import { t } from '#i18n/client.ts';
import { rememberSearch } from '#stores/lobby/recent-searches.ts';
import { $foundGames, $search, $shelf, askThenOpen, mayOpenGame, openSearchPage } from '#stores/lobby/search.ts';
import { $session } from '#stores/session/session.ts';
import { closeModal } from '#stores/shell/modal.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { cx } from '#ui/cx.ts';
import { GameRow, GameRowSkeleton } from './GameRow.tsx';
import { Hints } from './Hints.tsx';
import { NamedCategories } from './NamedCategories.tsx';
import { Failed, Note } from './Note.tsx';
import { Recent } from './Recent.tsx';
import { SearchBox } from './SearchBox.tsx';
import { Tries } from './Tries.tsx';
import { useOptions } from './use-options.ts';

/** A player's alone: a visitor's search stays light, and likes a game on its page. */
const Hearts = lazy(async () => ({ default: (await import('./Hearts.tsx')).Hearts }));

const skeletons = Array.from({ length: 8 }, (_, at) => at);

const countWords = (count: number): string =>
  t(count === 1 ? 'search.games_found_one' : 'search.games_found_other', { count });

const None = () => (
  <Note
    title={t('search.no_games')}
    action={
      <ButtonLink href="/games/all" variant="secondary">
        {t('search.all_games')}
      </ButtonLink>
    }
  >
    {t('search.no_games_hint')}
  </Note>
);

/** The tab of games: at most 15 that fit, each leading to its table. */
export function GamesPanel() {
  const { authenticated } = useStore($session);
  const headingId = useId();
  const { games: text } = useStore($search);
  const { state } = useStore($shelf);
  const found = useStore($foundGames);
  const options = useOptions(found?.games.length ?? 0);
  const isTyped = text.trim() !== '';

  const open = (event: MouseEvent, game: ListedGame): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (isTyped) rememberSearch(game.name);
    if (mayOpenGame()) closeModal();
    else {
      event.preventDefault();
      void askThenOpen(game.path, game.name);
    }
  };

  return (
    <>
      <SearchBox
        placeholder={t('search.games_placeholder')}
        text={text}
        options={options}
        onSubmit={() => isTyped && openSearchPage(text)}
      />
      {text === '' ? <Recent /> : <NamedCategories text={text} />}
      <div className="flex shrink-0 items-baseline gap-3 px-5 pt-4 pb-2">
        <h3 id={headingId} className="eyebrow">
          {t('search.playing_now')}
        </h3>
        {found?.sure === 0 && found.games.length > 0 && (
          <p className="ml-auto text-sm text-ivory-300">{t('search.near')}</p>
        )}
      </div>
      <p role="status" className="sr-only">
        {found === null ? (state === 'loading' ? t('search.loading') : '') : isTyped && countWords(found.games.length)}
      </p>
      {state === 'failed' && <Failed />}
      {state === 'loading' && (
        <div
          aria-busy="true"
          // A visitor's rows leave room for the free tables beside them.
          className={cx('min-h-0 grow overflow-hidden pl-2', authenticated ? 'pr-2' : 'pr-[6.5rem]')}
        >
          {skeletons.map((at) => (
            <GameRowSkeleton key={at} />
          ))}
        </div>
      )}
      {found?.games.length === 0 && <None />}
      {found !== null && found.games.length > 0 && (
        <div className="flex min-h-0 grow items-start overflow-y-auto overscroll-contain px-2 pb-2">
          <div
            ref={options.list}
            id={options.listId}
            role="listbox"
            aria-labelledby={headingId}
            className="min-w-0 grow"
          >
            {found.games.map((game, at) => (
              <GameRow
                key={game.path}
                id={options.optionId(at)}
                game={game}
                text={text}
                active={at === options.active}
                onOpen={open}
              />
            ))}
          </div>
          {authenticated ? (
            <Suspense fallback={null}>
              <Hearts games={found.games} />
            </Suspense>
          ) : (
            <Tries games={found.games} />
          )}
        </div>
      )}
      <Hints text={text} />
    </>
  );
}
