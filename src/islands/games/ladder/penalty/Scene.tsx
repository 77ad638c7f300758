import { t } from '#i18n/client.ts';
import {
  ballAt,
  cellOf,
  divePose,
  type Kick,
  type KickFrame,
  pitch,
  poseBetween,
  readyPose,
} from '../picture/penalty.ts';
import { Keeper } from './Keeper.tsx';

const { width, height, mouth, spot } = pitch;
const [right, bottom] = [mouth.x + mouth.width, mouth.y + mouth.height];

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** The back of the net stands a little higher and narrower than its mouth. */
const net = upTo(21)
  .map((index) => {
    const share = index / 20;
    return `M${mouth.x + mouth.width * share} ${mouth.y}L${mouth.x + 16 + (mouth.width - 32) * share} ${bottom - 10}`;
  })
  .concat(
    upTo(9).map((index) => {
      const share = index / 8;
      const inset = 16 * share;
      return `M${mouth.x + inset} ${mouth.y + (mouth.height - 10) * share}H${right - inset}`;
    }),
  )
  .join('');

const posts = `M${mouth.x} ${bottom + 3}V${mouth.y}H${right}V${bottom + 3}`;

/** Heads in the stand, row behind row: where they are follows from their number alone. */
const crowd = upTo(3).flatMap((row) =>
  upTo(31).map((seat) => ({
    id: `${row}:${seat}`,
    x: seat * 12 + (row % 2) * 6,
    y: 5 + row * 8,
    ink: (seat * 7 + row * 3) % 5,
  })),
);
const heads = [
  'fill-oddlot-yellow',
  'fill-oddlot-paper',
  'fill-oddlot-black',
  'fill-oddlot-stone',
  'fill-oddlot-black',
] as const;

const seams =
  'M0 -5.2L4.9 -1.6L3 4.2H-3L-4.9 -1.6ZM0 -12.4V-5.2M4.9 -1.6L11.8 -3.9M3 4.2L7.3 10.1M-3 4.2L-7.3 10.1M-4.9 -1.6L-11.8 -3.9';

function Ball({ x, y, size, turn }: { x: number; y: number; size: number; turn: number }) {
  return (
    <g
      transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(0)}) scale(${(size / 13).toFixed(3)})`}
    >
      <circle r="13" strokeWidth="1.5" className="fill-table-card stroke-ink-900" />
      <path d={seams} strokeWidth="1.8" className="fill-ink-900 stroke-ink-900" />
    </g>
  );
}

/** The place that was shot at, marked as the player's own: the ball may not have come there. */
function Aim({ place, opacity }: { place: number; opacity: number }) {
  const { x, y, width: wide, height: high } = cellOf(place);
  return (
    <g opacity={opacity}>
      <rect
        x={x + 3}
        y={y + 3}
        width={wide - 6}
        height={high - 6}
        rx="4"
        fill="none"
        strokeWidth="2.5"
        strokeDasharray="7 5"
        className="stroke-ivory-100"
      />
      <text x={x + 9} y={y + 20} fontSize="16" className="fill-ivory-100 font-sans font-bold">
        {t('instant.penalty.you')}
      </text>
    </g>
  );
}

/** The goal before the stand, with keeper and ball as they are at one moment of a kick. */
export function Scene({ frame, kick }: { frame: KickFrame; kick: Kick | undefined }) {
  const { flight, dive, back } = frame;
  const shown = kick?.place === undefined ? undefined : kick;
  const there = shown ? dive * (1 - back) : 0;
  const ball = shown ? ballAt(frame, shown.place ?? 0, shown.state === 'saved') : { ...spot, size: 13 };
  const decided = shown && flight >= 1 && back < 1;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="absolute inset-0 size-full rounded-lg">
      <rect width={width} height={height} className="fill-oddlot-red" />
      {crowd.map(({ id, x, y, ink }) => (
        <circle key={id} cx={x} cy={y} r="4.6" className={heads[ink]} />
      ))}
      <rect y="27" width={width} height="118" className="fill-oddlot-yellow" />
      <rect y="27" width={width} height="5" className="fill-oddlot-black" />
      <rect y="137" width={width} height={height - 137} className="fill-oddlot-black" />
      {upTo(4).map((band) => (
        <rect key={band} y={150 + band * 30} width={width} height="15" opacity="0.06" className="fill-oddlot-paper" />
      ))}
      <path
        d={`M0 ${bottom + 3}H${width}M52 ${height}L78 196H282L308 ${height}`}
        fill="none"
        strokeWidth="2.5"
        className="stroke-oddlot-paper"
      />
      <rect {...mouth} className="fill-oddlot-blue" />
      <path d={net} fill="none" strokeWidth="0.9" opacity="0.6" className="stroke-oddlot-paper" />
      {decided &&
        shown.covered.map((place) => (
          <rect key={place} {...cellOf(place)} opacity={0.72 * (1 - back)} className="fill-oddlot-red" />
        ))}
      {decided && shown.state === 'goal' && (
        <rect {...cellOf(shown.place ?? 0)} opacity={0.72 * (1 - back)} className="fill-oddlot-yellow" />
      )}
      {decided && <Aim place={shown.place ?? 0} opacity={1 - back} />}
      <path d={posts} fill="none" strokeWidth="6" strokeLinejoin="round" className="stroke-oddlot-paper" />
      <ellipse cx={spot.x} cy={spot.y + 11} rx="6" ry="2" className="fill-ivory-100" />
      <Keeper pose={poseBetween(readyPose, divePose(shown?.covered ?? []), there)} />
      <g opacity={1 - back}>
        <Ball {...ball} turn={flight * 540} />
      </g>
      {back > 0 && (
        <g opacity={back}>
          <Ball {...spot} size={13} turn={0} />
        </g>
      )}
    </svg>
  );
}
