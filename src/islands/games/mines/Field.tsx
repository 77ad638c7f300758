import { useEffect, useRef } from 'react';
import { tileCount } from '#domain/games/mines/spots.ts';
import { t } from '#i18n/client.ts';
import { useRoving } from '../kit/fields/use-roving.ts';
import { FittedBox } from '../kit/frame/FittedBox.tsx';
import { Tile } from './Tile.tsx';
import type { TableState } from './use-table.ts';

const side = 5;
const places = Array.from({ length: tileCount }, (_, tile) => ({
  id: String(tile),
  x: (tile % side) * 10,
  y: Math.floor(tile / side) * 10,
}));

/** The mines come up one after the other, nearest rows first. */
const waveMs = 26;
const afterHitMs = 380;

/** Twenty-five tiles, one tab stop, arrow keys in two directions. */
export function Field({ table, still }: { table: TableState; still: boolean }) {
  const { round, tiles, end } = table;
  const { onKeyDown, propsOf } = useRoving(places);
  const field = useRef<HTMLDivElement>(null);
  const isOpen = round.open !== undefined;

  // The button that began the round is gone: the keys go on where the tiles are.
  useEffect(() => {
    if (isOpen && document.activeElement === document.body)
      field.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
  }, [isOpen]);

  const shakes = end?.hit !== undefined && round.revealing !== undefined && !still;
  useEffect(() => {
    if (!shakes) return;
    field.current?.animate(
      [0, -1.2, 1, -0.6, 0.3, 0].map((percent) => ({ transform: `translateX(${percent}%)` })),
      { duration: 260, easing: 'linear' },
    );
  }, [shakes]);

  const afterMs = (tile: number): number => {
    if (!round.revealing || still) return 0;
    const state = tiles[tile];
    if (state !== 'mine' && state !== 'left') return 0;
    return (end?.hit === undefined ? 0 : afterHitMs) + waveMs * tile;
  };

  return (
    <FittedBox width={1} height={1}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has no arrow keys of its own */}
      <div
        ref={field}
        role="group"
        aria-label={t('casual.mines.field')}
        onKeyDown={onKeyDown}
        className="absolute inset-0 grid grid-cols-5 rounded-xl border-[0.5em] border-meridian-walnut bg-linear-to-br from-oddlot-red to-table-red p-[2.2%] text-[3.4cqmin] shadow-[inset_0_0.4em_0.7em_theme(colors.ink.900/0.55),0_0.12em_0_theme(colors.brass.bright/0.5),0_0.7em_1.4em_theme(colors.ink.900/0.6)] outline-[0.09em] -outline-offset-[0.5em] outline-brass"
      >
        {tiles.map((state, tile) => (
          <Tile
            // biome-ignore lint/suspicious/noArrayIndexKey: a tile is its place
            key={tile}
            {...propsOf(String(tile))}
            state={state}
            down={table.pressed === tile}
            afterMs={afterMs(tile)}
            data-tile={tile}
            data-state={state}
            aria-disabled={!isOpen || state !== 'covered' || undefined}
            aria-label={t('casual.mines.tile', {
              row: Math.floor(tile / side) + 1,
              column: (tile % side) + 1,
              state: t(`casual.mines.state_${state}`),
            })}
            onClick={() => table.pick(tile)}
          />
        ))}
      </div>
    </FittedBox>
  );
}
