import { placeCount } from '#domain/games/slots/pick-bonus/title.ts';
import { t } from '#i18n/client.ts';
import { cx } from '#ui/cx.ts';
import { unitsText } from '../picture/figures.ts';
import type { BonusView } from './picture/pick-bonus.ts';
import type { Skin } from './skin.ts';

/** What a prize is worth as the board shows it: nothing for what pays nothing. */
const worthOf = ({ title: { chart, machine } }: Skin, prize: string): string => {
  const units = chart.kinds.find(({ letter }) => letter === prize)?.units ?? 0;
  return units === 0 ? '' : unitsText(units, machine);
};

const placeWords = (skin: Skin, place: number, prize: string | undefined): string => {
  if (prize === undefined) return t(skin.words.place, { number: place + 1 });
  const name = t(skin.prizeNames[prize] ?? skin.words.found);
  return t(skin.words.found, { number: place + 1, prize: `${name} ${worthOf(skin, prize)}`.trim() });
};

/** What lies at an open place, stepped back where the player did not open it, and what it pays. */
const Prize = ({ skin, prize, found }: { skin: Skin; prize: string; found: boolean }) => {
  const Art = skin.prizes[prize];
  const worth = worthOf(skin, prize);
  return (
    <g opacity={found ? 1 : 0.38}>
      <skin.Opened />
      <g className={cx(found && 'animate-rise')}>{Art && <Art />}</g>
      {skin.title.chart.end.kind === 'until' && worth && (
        <text
          y={42}
          fontSize={25}
          fontWeight={800}
          textAnchor="middle"
          strokeWidth={5}
          paintOrder="stroke"
          className={cx('font-sans stroke-slot-dark', skin.tone.number)}
        >
          {worth}
        </text>
      )}
    </g>
  );
};

type PlaceProps = {
  skin: Skin;
  place: number;
  prize: string | undefined;
  found: boolean;
  pressed: boolean;
  /** Whether it can be opened now, and whether it looks so. */
  ready: boolean;
  inviting: boolean;
  onPick: (place: number) => void;
};

/** A place of the board: a button until it is open. */
const Place = ({ skin, place, prize, found, pressed, ready, inviting, onPick }: PlaceProps) => (
  <button
    type="button"
    aria-label={placeWords(skin, place, prize)}
    aria-disabled={!ready}
    onClick={() => ready && onPick(place)}
    className={cx(
      'relative grid min-h-0 min-w-0 place-items-center rounded-md transition-transform duration-fast',
      inviting && 'cursor-pointer hover:scale-105 active:scale-95',
      pressed && 'animate-breathe',
    )}
  >
    <svg viewBox="-50 -50 100 100" aria-hidden="true" className="size-full min-h-0">
      {prize === undefined ? <skin.Closed at={place} /> : <Prize skin={skin} prize={prize} found={found} />}
    </svg>
  </button>
);

type BoardProps = {
  skin: Skin;
  bonus: BonusView;
  /** The place that was pressed and has no answer yet. */
  pressed: number | undefined;
  /** Nothing more can be opened: all that was left is shown, stepped back. */
  over: boolean;
  onPick: (place: number) => void;
};

/** The places in the window, five in a row. */
export function Board({ skin, bonus, pressed, over, onPick }: BoardProps) {
  const openedAt = new Map(bonus.opened.map(({ place, prize }) => [place, prize]));
  return (
    <div
      className={cx('absolute -inset-1 grid grid-cols-5 gap-[1.2%] rounded-md p-[1.2%] animate-fade', skin.tone.board)}
    >
      {Array.from({ length: placeCount(skin.title.chart) }, (_, place) => {
        const found = openedAt.get(place);
        const prize = found ?? (over ? bonus.prizes[place] : undefined);
        const inviting = prize === undefined && !over;
        return (
          <Place
            // biome-ignore lint/suspicious/noArrayIndexKey: the places never change
            key={place}
            skin={skin}
            place={place}
            prize={prize}
            found={found !== undefined}
            pressed={pressed === place}
            ready={inviting && pressed === undefined}
            inviting={inviting}
            onPick={onPick}
          />
        );
      })}
    </div>
  );
}
