import { useStore } from '@nanostores/react';
import { type ReactNode, useState } from 'react';
import { imageVariant, srcsetOf } from '#domain/catalogue/image-variants.ts';
import { t } from '#i18n/client.ts';
import { $suggests, wantSuggestions } from '#stores/lobby/because.ts';
import { pressFavoriteAt } from '#stores/lobby/favorite-page.ts';
import { $favorites } from '#stores/lobby/favorites.ts';
import { cx } from '#ui/cx.ts';
import { HeartButton } from '#ui/HeartButton.tsx';
import { type OwnGame, type OwnShelf, placesShown, useOwnShelves } from './use-own-shelves.ts';

const widths = [256, 384, 640] as const;
const sizes = '(min-width: 96rem) 12rem, (min-width: 64rem) 14vw, (min-width: 40rem) 22vw, 38vw';

const Picture = ({ image }: { image: string | null }) => (
  <span className="block aspect-3/4 overflow-hidden rounded-lg bg-ink-700 shadow-raised">
    {image && (
      <img
        src={imageVariant(image, 384)}
        srcSet={srcsetOf(image, widths)}
        sizes={sizes}
        width="960"
        height="1280"
        alt=""
        decoding="async"
        className="size-full object-cover"
      />
    )}
  </span>
);

function Game({ game, liked }: { game: OwnGame; liked: boolean }) {
  const { id, name, path, note, image } = game;
  return (
    <div className="heart-card relative">
      <a
        href={path}
        data-game-id={id}
        data-game-name={name}
        className="group block rounded-lg focus-visible:outline-offset-4"
      >
        <Picture image={image} />
        <span className="mt-2.5 block truncate pr-8 leading-5 font-semibold">{name}</span>
        <span className="mt-0.5 block truncate pr-6 text-sm text-ivory-500">{note}</span>
      </a>
      {!game.isFree && (
        <HeartButton
          label={t('lobby.favorite', { name })}
          pressed={liked}
          onPress={() => void pressFavoriteAt(path)}
          className="heart-beside"
        />
      )}
    </div>
  );
}

/** As high as a game, while the games are on their way. */
const Place = () => (
  <span aria-hidden="true" className="block">
    <span className="block aspect-3/4 animate-breathe rounded-lg bg-ink-700" />
    <span className="mt-2.5 block h-5" />
    <span className="mt-0.5 block h-[1.3125rem]" />
  </span>
);

const Row = ({ children }: { children: readonly ReactNode[] }) => (
  <div className="shelf">
    <ul className="shelf-row">
      {children.map((child, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a child has its own key
        <li key={place} className="shelf-game">
          {child}
        </li>
      ))}
    </ul>
  </div>
);

/** Suggestions are hidden by who wants none, and asked for again in the same place. */
function SuggestionSwitch() {
  const wanted = useStore($suggests);
  return (
    <button
      type="button"
      aria-pressed={!wanted}
      onClick={() => wantSuggestions(!wanted)}
      className="ml-auto min-h-11 shrink-0 px-2 text-sm text-ivory-300 underline underline-offset-4 hover:text-ivory-100"
    >
      {t(wanted ? 'home.own.hide' : 'home.own.suggest')}
    </button>
  );
}

function Tabs({
  shelves,
  shown,
  onShow,
}: {
  shelves: readonly OwnShelf[];
  shown: OwnShelf;
  onShow: (name: OwnShelf['name']) => void;
}) {
  return (
    <div className="scroll-row -mx-4 mb-3 min-h-[3.25rem] items-center gap-2 px-4 py-1 sm:mx-0 sm:px-0">
      {shelves.map(({ name, title }) => (
        <button
          key={name}
          type="button"
          aria-pressed={name === shown.name}
          onClick={() => onShow(name)}
          className={cx('chip shrink-0 whitespace-nowrap', name === shown.name && 'border-brass-bright bg-brass-dim')}
        >
          {title}
        </button>
      ))}
      {shelves.some(({ hasPlayed }) => hasPlayed) && <SuggestionSwitch />}
    </div>
  );
}

/** One shelf of one's own games: played last, liked, and what is like them. It is as high from the first moment on. */
export function OwnGames({ featuredImages, first }: { featuredImages: readonly string[]; first: readonly OwnGame[] }) {
  const shelves = useOwnShelves(featuredImages, first);
  const [wanted, setWanted] = useState<OwnShelf['name']>('continue');
  const { ids } = useStore($favorites, { ssr: 'initial' });
  const shown = shelves?.find(({ name }) => name === wanted) ?? shelves?.[0];
  if (!shelves || !shown)
    return (
      <div aria-busy="true">
        <div className="mb-3 h-[3.25rem]" />
        <Row>
          {Array.from({ length: placesShown }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: places that are all alike
            <Place key={place} />
          ))}
        </Row>
      </div>
    );
  return (
    <div>
      <Tabs shelves={shelves} shown={shown} onShow={setWanted} />
      <Row>
        {shown.games.map((game) => (
          <Game key={game.path} game={game} liked={ids.has(game.id)} />
        ))}
      </Row>
    </div>
  );
}
