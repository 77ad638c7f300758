import { type MouseEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { t } from '#i18n/client.ts';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/Icon.tsx';

type ZoomBoardProps = {
  /** How wide and high the board is while it is large, in px, so that a thumb meets each of its places; no wider unless told. */
  readonly width?: number;
  readonly height: number;
  /** Nothing can be laid now: the whole board is shown again. */
  readonly closed: boolean;
  /** The places on which the player's bets lie. */
  readonly laid?: readonly string[];
  readonly className?: string;
  /** Told whether it is drawn large, where it then has another form. */
  readonly children: ReactNode | ((isLarge: boolean) => ReactNode);
};

/** How many of these places a board shows no part of. */
const countOutside = (room: Element, laid: readonly string[]): number => {
  const { left, top, right, bottom } = room.getBoundingClientRect();
  return laid.filter((id) => {
    const name = CSS.escape(id);
    const place = room.querySelector(`[data-spot="${name}"], [data-bet="${name}"]`)?.getBoundingClientRect();
    if (!place) return false;
    const [x, y] = [(place.left + place.right) / 2, (place.top + place.bottom) / 2];
    return x < left || x > right || y < top || y > bottom;
  }).length;
};

type RoomSize = { readonly width: number; readonly height: number };

/** What the browser rounds is not too small. */
const slack = 0.5;

/** Whether the room has the size that the board is drawn large at: then each of its places is met as it is. */
const useFits = (room: RefObject<HTMLElement | null>, { width, height }: RoomSize): boolean => {
  const [fits, setFits] = useState(false);
  useEffect(() => {
    const { current } = room;
    if (!current) return;
    const observer = new ResizeObserver(() =>
      setFits(current.clientWidth + slack >= width && current.clientHeight + slack >= height),
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [room, width, height]);
  return fits;
};

/** A thumb, and not a key or a mouse, which meet small places too. */
const isThumb = ({ detail }: MouseEvent): boolean => detail > 0 && matchMedia('(pointer: coarse)').matches;

const placesIn = (board: Element): readonly HTMLElement[] => [...board.querySelectorAll('button')];

/** Where in its room a board was pressed, as shares of both sides, and the place that was. */
const tapOf = ({ clientX, clientY, currentTarget, target }: MouseEvent) => {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  const place = placesIn(currentTarget).findIndex((one) => target instanceof Node && one.contains(target));
  return { x: (clientX - left) / width, y: (clientY - top) / height, place };
};

/**
 * A board of more places than a thumb can part: the first tap lays nothing but draws it large about the place that was tapped,
 * and it is pushed about with a finger from there. A bar below it, Escape or the next round shows the whole of it again; the bar
 * says how many bets lie out of view. Where there is room for a large board it is one, and a tap lays.
 */
export function ZoomBoard({ width, height, closed, laid = [], className, children }: ZoomBoardProps) {
  const room = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState<ReturnType<typeof tapOf>>();
  const isLarge = at !== undefined;
  const fits = useFits(room, { width: width ?? 0, height }) && !isLarge;
  const [outside, setOutside] = useState(0);
  if (isLarge && closed) setAt(undefined);

  useEffect(() => {
    const { current } = room;
    if (!current || !at) return;
    current.scrollTo(
      at.x * current.scrollWidth - current.clientWidth / 2,
      at.y * current.scrollHeight - current.clientHeight / 2,
    );
    placesIn(current)[at.place]?.focus({ preventScroll: true });
  }, [at]);

  // What lies there has changed, or the board was pushed: told after each drawing, and only where it is another number.
  const count = (): void => setOutside(room.current && isLarge ? countOutside(room.current, laid) : 0);
  useEffect(count);

  const enlarge = (event: MouseEvent): void => {
    if (isLarge || fits || closed || !isThumb(event)) return;
    event.preventDefault();
    event.stopPropagation();
    setAt(tapOf(event));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is pressed are the places of the board, which the keys reach as they are
    <div
      data-zoom={isLarge ? 'large' : fits ? undefined : 'whole'}
      onClickCapture={enlarge}
      onKeyDown={(event) => event.key === 'Escape' && setAt(undefined)}
      className={cx(
        'grid min-h-0 min-w-0 grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)]',
        isLarge && 'grid-rows-[minmax(0,1fr)_2.75rem] gap-1',
        className,
      )}
    >
      <div
        ref={room}
        onScroll={count}
        className={cx('size-full min-h-0', isLarge && 'overflow-auto overscroll-contain rounded-md')}
      >
        {/* Drawn anew: what measures itself by its room would keep the size of the one before. */}
        <div
          key={isLarge ? 'large' : 'whole'}
          className={isLarge ? 'min-h-full min-w-full' : 'size-full'}
          style={isLarge ? { width, height } : undefined}
        >
          {typeof children === 'function' ? children(isLarge) : children}
        </div>
      </div>
      {isLarge && (
        <button
          type="button"
          onClick={() => setAt(undefined)}
          className="flex items-center justify-between gap-3 rounded-md bg-ink-900/70 px-3 text-sm font-semibold text-ivory-100"
        >
          <span className="flex items-center gap-2">
            <Icon name="close" />
            {t('table.whole_board')}
          </span>{' '}
          {outside > 0 && (
            <span className="figures text-brass-bright">
              {t(outside === 1 ? 'table.bets_outside_one' : 'table.bets_outside_other', { count: outside })}
            </span>
          )}
        </button>
      )}
    </div>
  );
}
