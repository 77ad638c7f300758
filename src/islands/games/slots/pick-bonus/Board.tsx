import { t } from '#i18n/client.ts';
import { cx } from '#ui/cx.ts';
import { unitsText } from '../lines/LinePaytable.tsx';
import type { BonusView } from './picture/pick-bonus.ts';
import type { PickSkin } from './skin.ts';

type BoardProps = {
  skin: PickSkin;
  bonus: BonusView;
  /** The place that was pressed and has no answer yet. */
  pressed: number | undefined;
  /** Nothing more can be opened: all that was left is shown, stepped back. */
  over: boolean;
  onPick: (place: number) => void;
};

/** What a prize is worth as the board shows it: nothing for what pays nothing. */
const worthOf = ({ title: { chart, machine } }: PickSkin, prize: string): string => {
  const units = chart.kinds.find(({ letter }) => letter === prize)?.units ?? 0;
  return units === 0 ? '' : unitsText(units, machine);
};

/** The places in the window, five in a row, each a button until it is open. */
export function Board({ skin, bonus, pressed, over, onPick }: BoardProps) {
  const { kinds, end } = skin.title.chart;
  const places = kinds.reduce((sum, { count }) => sum + count, 0);
  const openedAt = new Map(bonus.opened.map(({ place, prize }) => [place, prize]));
  return (
    <div
      className={cx('absolute -inset-1 grid grid-cols-5 gap-[1.2%] rounded-md p-[1.2%] animate-fade', skin.tone.board)}
    >
      {Array.from({ length: places }, (_, place) => {
        const found = openedAt.get(place);
        const prize = found ?? (over ? bonus.prizes[place] : undefined);
        const Art = prize === undefined ? undefined : skin.prizes[prize];
        const name = prize === undefined ? '' : t(skin.prizeNames[prize] ?? skin.words.found);
        const label =
          prize === undefined
            ? t(skin.words.place, { number: place + 1 })
            : t(skin.words.found, { number: place + 1, prize: `${name} ${worthOf(skin, prize)}`.trim() });
        return (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: the places never change
            key={place}
            type="button"
            aria-label={label}
            aria-disabled={prize !== undefined || pressed !== undefined || over}
            onClick={() => prize === undefined && pressed === undefined && !over && onPick(place)}
            className={cx(
              'relative grid min-h-0 min-w-0 place-items-center rounded-md transition-transform duration-fast',
              prize === undefined && !over && 'cursor-pointer hover:scale-105 active:scale-95',
              pressed === place && 'animate-breathe',
            )}
          >
            <svg viewBox="-50 -50 100 100" aria-hidden="true" className="size-full min-h-0">
              {prize === undefined ? (
                skin.closed({ at: place })
              ) : (
                <g opacity={found === undefined ? 0.38 : 1}>
                  {skin.opened()}
                  <g className={cx(found !== undefined && 'animate-rise')}>{Art && <Art />}</g>
                  {end.kind === 'until' && worthOf(skin, prize) && (
                    <text
                      y={42}
                      fontSize={25}
                      fontWeight={800}
                      textAnchor="middle"
                      strokeWidth={5}
                      paintOrder="stroke"
                      className={cx('font-sans stroke-slot-dark', skin.tone.number)}
                    >
                      {worthOf(skin, prize)}
                    </text>
                  )}
                </g>
              )}
            </svg>
          </button>
        );
      })}
    </div>
  );
}
