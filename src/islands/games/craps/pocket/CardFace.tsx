import { cx } from '#ui/cx.ts';

/** A card's name, what it pays, what it waits for, and its edge or what the last roll did to it. */
export type CardLines = readonly [name: string, pays: string, means: string, foot: string];

/** `totals`: the winning ones, printed on the cloth where there is room. `narrow`: one of three side by side. */
type CardFaceProps = {
  lines: CardLines;
  totals: readonly number[];
  narrow: boolean;
  tight: boolean;
  won: boolean;
};

/** What is printed on a card; the button around it says the same. */
export function CardFace({ lines: [name, pays, means, foot], totals, narrow, tight, won }: CardFaceProps) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'flex size-full flex-col',
        tight ? 'gap-px py-1.5' : 'gap-1 py-2.5',
        tight ? (narrow ? 'px-1.5' : 'px-2') : narrow ? 'px-3' : 'px-4',
      )}
    >
      <span className="flex flex-wrap items-baseline justify-between gap-x-2">
        <span
          className={cx(
            'heading leading-none text-hardway-light',
            tight ? 'text-xl' : 'text-[clamp(1.75rem,2.2vw,2.5rem)]',
          )}
        >
          {name}
        </span>{' '}
        <span
          translate="no"
          className={cx('figures font-semibold whitespace-nowrap', tight ? 'text-sm' : 'text-lg min-[94rem]:text-xl')}
        >
          {pays}
        </span>
      </span>{' '}
      <span className={cx('leading-tight text-ivory-300', tight ? 'text-xs' : 'text-base min-[94rem]:text-lg')}>
        {means}
      </span>{' '}
      {totals.length > 0 && (
        <span
          data-totals={totals.join(' ')}
          className={cx(
            'heading grid min-h-0 grow place-items-center overflow-hidden text-center leading-none text-hardway-light/45 [word-spacing:0.25em] before:content-[attr(data-totals)] [@media(max-height:44rem)]:hidden',
            narrow ? 'text-[clamp(1.5rem,2.1vw,2.75rem)]' : 'text-[clamp(1.75rem,2.9vw,3.75rem)]',
          )}
        />
      )}
      <span
        translate="no"
        data-gain={won || undefined}
        className={cx(
          'figures mt-auto',
          tight ? 'text-xs' : 'text-sm min-[94rem]:text-base',
          won ? 'font-semibold text-felt' : 'text-ivory-300',
        )}
      >
        {foot}
      </span>
    </span>
  );
}
