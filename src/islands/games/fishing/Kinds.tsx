import { useMemo } from 'react';
import { t } from '#i18n/client.ts';
import { cx } from '#ui/cx.ts';
import { useRoving } from '../kit/fields/use-roving.ts';
import { FishArt } from './FishArt.tsx';

/** A kind as its print says it. */
export type KindPrint = {
  readonly id: string;
  /** "12×". */
  readonly pays: string;
  /** Its chance, or what stands in its place: "in 2:14". */
  readonly below: string;
  /** The whole of it for a screen reader. */
  readonly name: string;
  /** Cannot be thrown at now. */
  readonly off?: boolean;
  /** Takes a row of its own where there are three in one. */
  readonly wide?: boolean;
};

export type KindsProps = {
  kinds: readonly KindPrint[];
  chosen: string;
  locked: boolean;
  onAim: (id: string | undefined) => void;
  onThrow: (id: string) => void;
  columns: 2 | 3 | 5;
  slim: boolean;
  /** Ground, ink and the ground of the chosen one: of the studio whose sea it is. */
  look: { readonly print: string; readonly chosen: string; readonly art?: string };
};

const grids = { 2: 'grid-cols-2 gap-1.5', 3: 'grid-cols-3 gap-1.5', 5: 'grid-cols-5 gap-1' } as const;

/** Every kind as a small print with its multiple and chance: pressing one throws at the nearest of it. */
export function Kinds({ kinds, chosen, locked, onAim, onThrow, columns, slim, look }: KindsProps) {
  const places = useMemo(
    () =>
      kinds.map(({ id }, index) => ({
        id,
        x: 100 * (index % columns),
        y: 100 * Math.floor(index / columns),
      })),
    [kinds, columns],
  );
  const roving = useRoving(places);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset does not take a grid of this kind in every browser
    <div
      role="group"
      aria-label={t('fishing.kinds')}
      onKeyDown={roving.onKeyDown}
      className={cx('grid', grids[columns])}
    >
      {kinds.map(({ id, pays, below, name, off = false, wide = false }) => {
        const { onFocus, ...place } = roving.propsOf(id);
        const row = columns === 2 || (columns === 3 && wide);
        return (
          <button
            key={id}
            type="button"
            {...place}
            onFocus={() => {
              onFocus();
              onAim(id);
            }}
            onBlur={() => onAim(undefined)}
            onPointerEnter={() => onAim(id)}
            onPointerLeave={() => onAim(undefined)}
            onClick={() => onThrow(id)}
            aria-disabled={locked || off || undefined}
            className={cx(
              'figures min-w-0 rounded-sm transition-colors duration-fast',
              row ? 'flex items-center gap-2.5 px-2.5 py-1.5 text-left' : 'px-1 py-1 text-center',
              columns === 3 && wide && 'col-span-3',
              id === chosen ? look.chosen : look.print,
              (locked || off) && 'cursor-default',
            )}
          >
            <FishArt
              id={id}
              className={cx(
                row ? 'h-8 w-14 shrink-0' : cx('mx-auto w-11', slim ? 'h-4' : columns === 3 ? 'h-6' : 'h-5'),
                off && 'opacity-60',
                look.art,
              )}
            />
            <span className="sr-only">{name}</span>
            <span aria-hidden="true" className="min-w-0 leading-tight">
              <span
                className={cx(
                  'block truncate text-sm leading-4 font-bold',
                  slim && pays.length > 5 && '-mx-1 text-xs tracking-tighter',
                )}
              >
                {pays}
              </span>
              <span className="block truncate text-xs leading-4">{below}</span>
            </span>
          </button>
        );
      })}
    </div>
  );
}
