import { useEffect, useRef } from 'react';
import { multiplierText } from '#domain/games/kit/multiplier.ts';
import { multiplierOf } from '#domain/games/ladder/ladder.ts';
import { t } from '#i18n/client.ts';
import { cx } from '#ui/cx.ts';
import { useRoving } from '../kit/fields/use-roving.ts';
import { FloorTile } from './FloorTile.tsx';
import { Night } from './Night.tsx';
import { placeStates } from './picture/ladder.ts';
import { floorWidth, roofOf } from './picture/tower-shape.ts';
import type { TableState } from './use-table.ts';

const waveMs = 40;

/** The tower: floors one above the other, the next one lit. One tab stop, arrow keys walk its tiles. */
export function Tower({ table, still }: { table: TableState; still: boolean }) {
  const { round, climb, picks, end, climbed } = table;
  const { ladder, rungsMax } = climb;
  const isOpen = round.open !== undefined;
  // The floor that is reached, or that the last round was left at.
  const reached = isOpen ? climbed : end && !end.fell ? picks.length : 0;
  const states = placeStates(ladder, picks, end, isOpen);
  const places = Array.from({ length: ladder.options }, (_, place) => ({ id: String(place), x: place * 10, y: 0 }));
  const { onKeyDown, propsOf } = useRoving(places);
  const tower = useRef<HTMLDivElement>(null);

  // The button that began the round is gone, or the floor that was picked: the keys go on where the next floor is.
  useEffect(() => {
    if (!isOpen || climbed < 0) return;
    const { activeElement } = document;
    if (activeElement === document.body || tower.current?.contains(activeElement))
      tower.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
  }, [isOpen, climbed]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has no arrow keys of its own
    <div
      ref={tower}
      role="group"
      aria-label={t('instant.towers.field')}
      onKeyDown={onKeyDown}
      className="relative isolate mx-auto grid h-full max-h-[48rem] w-full max-w-[42rem] overflow-hidden rounded-lg bg-linear-to-b from-oddlot-black via-oddlot-dim to-oddlot-deep px-2 pt-3 pb-2 shadow-float outline-2 -outline-offset-2 outline-brass/60 sm:px-4 sm:pt-14 sm:pb-4"
      style={{ gridTemplateRows: `repeat(${ladder.rungs}, minmax(0, 1fr))` }}
    >
      <Night />
      {Array.from({ length: ladder.rungs }, (_, index) => ladder.rungs - 1 - index).map((rung) => (
        <div
          key={rung}
          className={cx(
            'grid grid-cols-[3.5rem_minmax(0,1fr)] items-stretch gap-2 transition-opacity',
            rung >= rungsMax && 'opacity-35',
          )}
        >
          <span
            translate="no"
            className={cx(
              'figures grid place-items-center self-center rounded-sm text-sm font-semibold',
              'bg-linear-to-b shadow-[inset_0_1px_0_theme(colors.ivory.100/0.4),0_2px_3px_theme(colors.ink.900/0.6)]',
              rung === reached - 1 && 'from-oddlot-yellow to-brass text-oddlot-black',
              isOpen && rung === climbed && 'from-oddlot-paper to-oddlot-stone text-oddlot-black',
              !(rung === reached - 1 || (isOpen && rung === climbed)) && 'from-brass-dim to-ink-800 text-ivory-100',
            )}
          >
            {multiplierText(multiplierOf(ladder, rung + 1), 2)}×
          </span>
          <div
            className="mx-auto grid h-full auto-cols-fr grid-flow-col gap-[0.6%]"
            style={{ width: `${100 * floorWidth(rung, ladder.rungs)}%` }}
          >
            {states[rung]?.map((state, place) => {
              const live = isOpen && rung === climbed;
              return (
                <FloorTile
                  // biome-ignore lint/suspicious/noArrayIndexKey: a tile is its place
                  key={place}
                  rung={rung}
                  name={t('instant.towers.tile', {
                    floor: rung + 1,
                    place: place + 1,
                    state: t(`instant.towers.state_${state}`),
                  })}
                  press={live ? { ...propsOf(String(place)), onClick: () => table.pick(place) } : undefined}
                  state={state}
                  roof={roofOf(rung, ladder.rungs, place, ladder.options)}
                  fresh={!isOpen && picks.length === 0}
                  down={live && table.pressed === place}
                  afterMs={
                    round.revealing && !still && (state === 'trap' || state === 'left') ? 260 + waveMs * rung : 0
                  }
                />
              );
            })}
          </div>
        </div>
      ))}
    </div>
  );
}
