import { useEffect, useRef } from 'react';
import { t } from '#i18n/client.ts';
import { useRoving } from '#islands/games/kit/fields/use-roving.ts';
import { FittedBox } from '#islands/games/kit/frame/FittedBox.tsx';
import { cx } from '#ui/cx.ts';
import { cellOf, kicksOf, pitch } from '../picture/penalty.ts';
import type { TableState } from '../use-table.ts';
import { Kicks } from './Kicks.tsx';
import { Scene } from './Scene.tsx';
import { useKick } from './use-kick.ts';
import { pictureWords, placeWords } from './words.ts';

const percent = (share: number): string => `${(share * 100).toFixed(3)}%`;

const placeAt = (place: number) => {
  const { x, y, width, height } = cellOf(place);
  return {
    left: percent(x / pitch.width),
    top: percent(y / pitch.height),
    width: percent(width / pitch.width),
    height: percent(height / pitch.height),
  };
};

/** The goal with its six places to shoot at, and the five kicks below. One tab stop, arrow keys walk the places. */
export function Goal({ table, still }: { table: TableState; still: boolean }) {
  const { round, climb, picks, told, shownId } = table;
  const { ladder, rungsMax } = climb;
  const isOpen = round.open !== undefined;
  const taken = picks.length;
  const frame = useKick({ key: `${shownId ?? ''}:${taken}`, taken: taken > 0, isOpen, still });
  const all = kicksOf(ladder.rungs, picks, told, isOpen);
  const last = all[taken - 1];
  // A kick is told where it is seen first: at the goal.
  const kicks =
    frame.running && frame.flight < 1
      ? kicksOf(ladder.rungs, picks.slice(0, -1), told.slice(0, taken - 1), false)
      : all;
  const ids = Array.from({ length: ladder.options }, (_, place) => place);
  const { onKeyDown, propsOf } = useRoving(
    ids.map((place) => ({ id: String(place), x: (place % 3) * 10, y: Math.floor(place / 3) * 10 })),
  );
  const goal = useRef<HTMLDivElement>(null);

  // The button that began the round is gone: the keys go on where the places are.
  useEffect(() => {
    if (isOpen && document.activeElement === document.body)
      goal.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
  }, [isOpen]);

  return (
    <div className="grid h-full min-h-0 grid-rows-[minmax(0,1fr)_auto] gap-2">
      <div className="min-h-0">
        <FittedBox width={pitch.width} height={pitch.height}>
          <Scene frame={frame} kick={last} />
          <p className="sr-only" aria-live="polite">
            {frame.running && frame.flight < 1 ? '' : pictureWords(last)}
          </p>
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has no arrow keys of its own */}
          <div ref={goal} role="group" aria-label={t('instant.penalty.field')} onKeyDown={onKeyDown}>
            {ids.map((place) => (
              <button
                key={place}
                type="button"
                {...propsOf(String(place))}
                data-place={place}
                aria-label={placeWords(place)}
                aria-disabled={!isOpen || undefined}
                onClick={() => isOpen && table.pick(place)}
                style={placeAt(place)}
                className={cx(
                  'group absolute grid place-items-center rounded-sm transition-colors duration-fast',
                  isOpen ? 'hover:bg-ivory-100/15' : 'cursor-default',
                  table.pressed === place && 'bg-ivory-100/25',
                )}
              >
                {isOpen && (
                  <span
                    aria-hidden="true"
                    className={cx(
                      'absolute inset-1.5 rounded-sm border-2 border-dashed border-oddlot-paper/70 transition-colors duration-fast group-hover:border-ivory-100 group-focus-visible:border-ivory-100',
                      frame.running && 'opacity-0',
                    )}
                  />
                )}
              </button>
            ))}
          </div>
        </FittedBox>
      </div>
      <Kicks ladder={ladder} rungsMax={rungsMax} kicks={kicks} />
    </div>
  );
}
