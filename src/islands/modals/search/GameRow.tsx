import type { MouseEvent } from 'react';
import { imageVariant, srcsetOf } from '#domain/catalogue/image-variants.ts';
import type { ListedGame } from '#domain/catalogue/search-file.ts';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/Icon.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Marked } from './Marked.tsx';

const row = 'flex items-center gap-4 rounded-lg px-3 py-2';
const picture = 'h-16 w-12 shrink-0 overflow-hidden rounded-sm bg-ink-600';

type GameRowProps = {
  id: string;
  game: ListedGame;
  text: string;
  active: boolean;
  onOpen: (event: MouseEvent, game: ListedGame) => void;
};

/** A game of the list: an option, and a real link that opens in a new tab like any other. */
export function GameRow({ id, game, text, active, onOpen }: GameRowProps) {
  return (
    <a
      id={id}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      href={game.path}
      onClick={(event) => onOpen(event, game)}
      className={cx(row, 'group', active ? 'bg-ink-600' : 'hover:bg-ink-600/60')}
    >
      <span className={picture}>
        {game.image !== null && (
          <img
            alt=""
            src={imageVariant(game.image, 64)}
            srcSet={srcsetOf(game.image, [48, 64, 96, 128])}
            sizes="3rem"
            width={48}
            height={64}
            loading="lazy"
            decoding="async"
            // A picture that does not come leaves its place empty, not broken.
            onError={({ currentTarget }) => {
              currentTarget.hidden = true;
            }}
            className="size-full object-cover"
          />
        )}
      </span>
      <span className="min-w-0 grow">
        <span className="block truncate text-lg font-semibold">
          <Marked name={game.name} text={text} />
        </span>
        <span className="block truncate text-sm text-ivory-500 group-aria-selected:text-ivory-300">
          {game.provider}
        </span>
      </span>
      <Icon
        name="arrow-right"
        className={cx('size-5 shrink-0 text-ivory-300', active ? '' : 'opacity-0 group-hover:opacity-100')}
      />
    </a>
  );
}

/** A row of the same size, before the games are there. */
export const GameRowSkeleton = () => (
  <span className={row}>
    <Skeleton className={picture} />
    <span className="grid grow gap-2">
      <Skeleton className="h-5 w-40" />
      <Skeleton className="h-4 w-24" />
    </span>
  </span>
);
