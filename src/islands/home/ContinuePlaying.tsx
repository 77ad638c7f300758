import { useStore } from '@nanostores/react';
import { imagePathOf } from '#domain/catalogue/image-path.ts';
import { imageVariant, srcsetOf } from '#domain/catalogue/image-variants.ts';
import { gamePathOf } from '#domain/catalogue/slug.ts';
import { t, takePageWords } from '#i18n/client.ts';
import type { Words } from '#i18n/keys.ts';
import { pressFavoriteAt } from '#stores/lobby/favorite-page.ts';
import { $favorites } from '#stores/lobby/favorites.ts';
import { $recentGames, type RecentGame, recentGamesMax } from '#stores/lobby/recent-games.ts';
import { cx } from '#ui/cx.ts';
import { guarded } from '#ui/guarded.tsx';
import { HeartButton } from '#ui/HeartButton.tsx';

const widths = [256, 384, 640] as const;
const sizes = '(min-width: 96rem) 12rem, (min-width: 64rem) 14vw, (min-width: 40rem) 22vw, 38vw';

type GameProps = { game: RecentGame; featured: ReadonlySet<string>; liked: boolean };

function Game({ game, featured, liked }: GameProps) {
  const path = imagePathOf(game, featured);
  return (
    <div className="heart-card relative">
      <a
        href={gamePathOf(game)}
        data-game-id={game.id}
        data-game-name={game.name}
        className="group block rounded-lg focus-visible:outline-offset-4"
      >
        <img
          src={imageVariant(path, 384)}
          srcSet={srcsetOf(path, widths)}
          sizes={sizes}
          width="960"
          height="1280"
          alt=""
          decoding="async"
          className="block aspect-3/4 w-full rounded-lg bg-ink-700 object-cover shadow-raised"
        />
        <span className="mt-3 block truncate pr-8 leading-5 font-semibold">{game.name}</span>
        <span className="mt-0.5 block truncate text-sm text-ivory-500">{game.provider}</span>
      </a>
      <HeartButton
        label={t('lobby.favorite', { name: game.name })}
        pressed={liked}
        onPress={() => void pressFavoriteAt(gamePathOf(game))}
        className="heart-beside"
      />
    </div>
  );
}

/** A place that keeps the row's height while the games are on their way, and when there are none. */
const Place = ({ quiet }: { quiet: boolean }) => (
  <span aria-hidden="true" className={cx('block', quiet && 'invisible')}>
    <span className={cx('block aspect-3/4 rounded-lg bg-ink-700', !quiet && 'animate-breathe')} />
    <span className="mt-3 block h-5" />
    <span className="mt-0.5 block h-[1.3125rem]" />
  </span>
);

type ContinueProps = { words: Words; featuredImages: readonly string[] };

/** The games that the player played last, for the home page; their place is as high from the first moment on. */
export const ContinuePlaying = guarded(function ContinuePlaying({ words, featuredImages }: ContinueProps) {
  takePageWords(words);
  const { data, error } = useStore($recentGames, { ssr: 'initial' });
  // The static hearts of the page load them.
  const { ids } = useStore($favorites, { ssr: 'initial' });
  const games = data ?? [];
  const isNone = games.length === 0 && (data !== undefined || error !== undefined);
  const featured = new Set(featuredImages);
  return (
    <div className="relative shelf" aria-busy={data === undefined && error === undefined}>
      {games.length > 0 ? (
        <ul className="shelf-row">
          {games.map((game) => (
            <li key={game.id} className="shelf-game">
              <Game game={game} featured={featured} liked={ids.has(game.id)} />
            </li>
          ))}
        </ul>
      ) : (
        <div className="shelf-row">
          {Array.from({ length: recentGamesMax }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: places that are all alike
            <span key={place} className="shelf-game">
              <Place quiet={isNone} />
            </span>
          ))}
        </div>
      )}
      {isNone && (
        <p className="absolute inset-0 grid place-items-center rounded-lg bg-ink-800 p-6 text-center text-ivory-300">
          {t('home.continueNone')}
        </p>
      )}
    </div>
  );
});
