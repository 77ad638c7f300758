import { useStore } from '@nanostores/react';
import { t } from '#i18n/client.ts';
import type { Namespace } from '#i18n/keys.ts';
import { useWordsState } from '#i18n/use-words.ts';
import { Failed } from '#islands/blocks/Failed.tsx';
import { failOf } from '#stores/calls/query.ts';
import { $favoriteGames } from '#stores/lobby/favorite-games.ts';
import { $favorites } from '#stores/lobby/favorites.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { guarded } from '#ui/guarded.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { EmptyState } from '#ui/States.tsx';
import { FavoriteCard } from './FavoriteCard.tsx';

const files: readonly Namespace[] = ['common', 'inbox'];
const grid = 'grid grid-cols-2 gap-x-4 gap-y-8 sm:grid-cols-3 sm:gap-x-6 xl:grid-cols-4';
const skeletons = Array.from({ length: 8 }, (_, place) => place);

const Waiting = () => (
  <div aria-busy="true" className={grid}>
    {skeletons.map((place) => (
      <span key={place} className="block">
        <Skeleton className="aspect-3/4 rounded-lg" />
        <Skeleton className="mt-2.5 h-[1.5625rem] w-32 max-w-full" />
        <Skeleton className="mt-0.5 h-[1.3125rem] w-20" />
      </span>
    ))}
  </div>
);

/** The games that a player likes, newest first, as their posters. */
export const Favorites = guarded(function Favorites({ featuredImages }: { featuredImages: readonly string[] }) {
  const words = useWordsState(files);
  const { data, error } = useStore($favoriteGames, { ssr: 'initial' });
  const { ids } = useStore($favorites, { ssr: 'initial' });
  const failed = data === undefined ? failOf(error) : undefined;
  if (!words) return <Waiting />;
  if (failed) return <Failed failed={failed} retry={() => $favoriteGames.revalidate()} />;
  if (data === undefined) return <Waiting />;
  if (data.length === 0)
    return (
      <EmptyState
        icon="heart"
        title={t('inbox.favorites_none')}
        action={<ButtonLink href="/games/all">{t('inbox.favorites_to_lobby')}</ButtonLink>}
      >
        {t('inbox.favorites_none_hint')}
      </EmptyState>
    );
  const featured = new Set(featuredImages);
  const gone = data.filter(({ listed }) => !listed).length;
  return (
    <>
      {gone > 0 && (
        <p className="mb-6 text-ivory-300">
          {t(gone === 1 ? 'inbox.favorites_gone_one' : 'inbox.favorites_gone_other', { count: gone })}
        </p>
      )}
      <ul className={grid}>
        {data.map((game) => (
          <FavoriteCard key={game.id} game={game} liked={ids.has(game.id)} featured={featured} />
        ))}
      </ul>
    </>
  );
});
