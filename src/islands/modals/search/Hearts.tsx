import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { ListedGame } from '#domain/catalogue/search-file.ts';
import { t } from '#i18n/client.ts';
import { pressFavoriteAt } from '#stores/lobby/favorite-page.ts';
import { $favorites, $idsByPath, loadFavorites } from '#stores/lobby/favorites.ts';
import { $session } from '#stores/session/session.ts';
import { HeartButton } from '#ui/HeartButton.tsx';

/** The hearts of the found games, each as high as its row: beside the listbox, in which nothing but options may stand. */
export function Hearts({ games }: { games: readonly ListedGame[] }) {
  const { ids } = useStore($favorites);
  const idsByPath = useStore($idsByPath);
  const { authenticated } = useStore($session);
  useEffect(() => {
    if (authenticated) void loadFavorites();
  }, [authenticated]);
  return (
    <ul aria-label={t('search.favorites')} className="shrink-0">
      {games.map(({ name, path }) => (
        <li key={path} className="grid h-20 place-items-center">
          <HeartButton
            label={t('lobby.favorite', { name })}
            pressed={ids.has(idsByPath.get(path) ?? '')}
            onPress={() => void pressFavoriteAt(path)}
          />
        </li>
      ))}
    </ul>
  );
}
