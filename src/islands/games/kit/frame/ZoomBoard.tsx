import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { t } from '#i18n/client.ts';
import { IconButton } from '#ui/Button.tsx';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/Icon.tsx';

type ZoomBoardProps = {
  /** How wide and high the board is while it is large, in px, so that a thumb meets each of its places; no wider unless told. */
  readonly width?: number;
  readonly height: number;
  /** Nothing can be laid now: the whole board is shown again. */
  readonly closed: boolean;
  readonly className?: string;
  /** Told whether it is drawn large, where it then has another form. */
  readonly children: ReactNode | ((isLarge: boolean) => ReactNode);
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
 * and it is pushed about with a finger from there. A button, Escape or the next round shows the whole of it again.
 */
export function ZoomBoard({ width, height, closed, className, children }: ZoomBoardProps) {
  const room = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState<ReturnType<typeof tapOf>>();
  const isLarge = at !== undefined;
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

  const enlarge = (event: MouseEvent): void => {
    if (isLarge || closed || !isThumb(event)) return;
    event.preventDefault();
    event.stopPropagation();
    setAt(tapOf(event));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is pressed are the places of the board, which the keys reach as they are
    <div
      data-zoom={isLarge ? 'large' : 'whole'}
      onClickCapture={enlarge}
      onKeyDown={(event) => event.key === 'Escape' && setAt(undefined)}
      className={cx('relative min-h-0 min-w-0', className)}
    >
      <div ref={room} className={cx('size-full', isLarge && 'overflow-auto overscroll-contain rounded-md')}>
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
        <IconButton
          label={t('table.whole_board')}
          onClick={() => setAt(undefined)}
          className="absolute right-1 bottom-1 z-30 bg-ink-900/85 text-ivory-100 shadow-float"
        >
          <Icon name="close" />
        </IconButton>
      )}
    </div>
  );
}
