import { useStore } from '@nanostores/react';
import { lazy, Suspense, useEffect, useId } from 'react';
import { t } from '#i18n/client.ts';
import { loadRecentSearches } from '#stores/lobby/recent-searches.ts';
import { $search, loadGames, selectTab } from '#stores/lobby/search.ts';
import { closeModal } from '#stores/shell/modal.ts';
import { IconButton } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { ModalShell } from '#ui/ModalShell.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import { GamesPanel } from './GamesPanel.tsx';
import { useVisiblePart } from './use-visible-part.ts';

const loadStudios = () => import('./StudiosPanel.tsx');
const StudiosPanel = lazy(async () => ({ default: (await loadStudios()).StudiosPanel }));

/** The game search: a sheet that fills a phone down to its keyboard, a palette near the top of a wide screen. */
export function SearchDialog() {
  const titleId = useId();
  const { tab } = useStore($search);
  useVisiblePart();
  useEffect(() => {
    loadRecentSearches();
    void loadGames();
  }, []);

  return (
    <ModalShell
      onClose={closeModal}
      labelledBy={titleId}
      className={
        'm-0 mt-[var(--visible-top,0)] h-[var(--visible-height,100dvh)] max-h-none w-full max-w-full overflow-hidden ' +
        'sm:mx-auto sm:mt-[max(2rem,11vh)] sm:h-[min(43rem,78vh)] sm:max-w-[42rem] sm:rounded-xl sm:border'
      }
    >
      <div className="relative flex h-full flex-col">
        <h2 id={titleId} className="sr-only">
          {t('search.title')}
        </h2>
        <Tabs
          fill
          label={t('search.title')}
          selected={tab}
          onSelect={selectTab}
          items={[
            { id: 'games', label: t('search.tab_games'), panel: <GamesPanel /> },
            {
              id: 'studios',
              label: t('search.studios'),
              panel: (
                <Suspense fallback={null}>
                  <StudiosPanel />
                </Suspense>
              ),
            },
          ]}
        />
        <IconButton label={t('search.close')} onClick={closeModal} className="absolute top-1 right-2">
          <Icon name="close" />
        </IconButton>
      </div>
    </ModalShell>
  );
}
