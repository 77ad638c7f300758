import { imagePathOf } from '#domain/catalogue/image-path.ts';
import { imageVariant, srcsetOf } from '#domain/catalogue/image-variants.ts';
import { gamePathOf } from '#domain/catalogue/slug.ts';
import { t } from '#i18n/client.ts';
import { pressFavorite } from '#stores/lobby/favorite-wish.ts';
import type { Favorite } from '#stores/lobby/favorites.ts';
import { Button } from '#ui/Button.tsx';
import { cx } from '#ui/cx.ts';
import { HeartButton } from '#ui/HeartButton.tsx';

const sizes = '(min-width: 64rem) 14rem, (min-width: 48rem) 28vw, 45vw';

type CardProps = { game: Favorite; liked: boolean; featured: ReadonlySet<string> };

/** A game's name in its picture's place: it has none, or the house no longer has the game. */
const NoPicture = ({ name }: { name: string }) => (
  <span className="heading grid aspect-3/4 place-items-center rounded-lg bg-ink-700 p-4 text-center text-2xl text-ivory-300">
    {name}
  </span>
);

function Picture({ game, featured }: Omit<CardProps, 'liked'>) {
  if (game.imageId === null) return <NoPicture name={game.name} />;
  const path = imagePathOf({ provider: game.provider, imageId: game.imageId }, featured);
  return (
    <img
      src={imageVariant(path, 384)}
      srcSet={srcsetOf(path, [256, 384, 640])}
      sizes={sizes}
      width="960"
      height="1280"
      alt=""
      loading="lazy"
      decoding="async"
      className="block aspect-3/4 w-full rounded-lg bg-ink-700 object-cover shadow-raised"
    />
  );
}

/** What a heart of this game sends: the specification's fields alone. */
const press = ({ id, launchId, category, name, provider }: Favorite): void =>
  void pressFavorite({ id, launchId, category, name, provider });

/** A favourite: its poster leads to the table. One that was just removed keeps its place, with the way back. */
export function FavoriteCard({ game, liked, featured }: CardProps) {
  const body = (
    <>
      <Picture game={game} featured={featured} />
      <span className="mt-2.5 block truncate pr-8 font-semibold">{game.name}</span>
      <span className="mt-0.5 block truncate text-sm text-ivory-500">
        {game.listed ? game.provider : t('inbox.favorites_gone')}
      </span>
    </>
  );
  return (
    <li className="heart-card relative">
      {liked && game.listed ? (
        <a
          href={gamePathOf({ id: game.id, imageId: game.imageId ?? '' })}
          data-game-id={game.id}
          data-game-name={game.name}
          className="block rounded-lg outline-offset-4"
        >
          {body}
        </a>
      ) : (
        <div className={cx(!liked && '[&>:first-child]:opacity-25')}>{body}</div>
      )}
      <HeartButton
        label={t('lobby.favorite', { name: game.name })}
        pressed={liked}
        onPress={() => press(game)}
        className="heart-beside"
      />
      {!liked && (
        <div className="absolute inset-x-0 top-0 grid aspect-3/4 place-content-center justify-items-center gap-3 p-2 text-center">
          <p className="font-semibold">{t('inbox.favorites_removed')}</p>
          <Button variant="secondary" size="sm" onClick={() => press(game)}>
            {t('inbox.favorites_undo')}
            <span className="sr-only"> {game.name}</span>
          </Button>
        </div>
      )}
    </li>
  );
}
