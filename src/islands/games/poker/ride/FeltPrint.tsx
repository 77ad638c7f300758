import { t } from '#i18n/client.ts';
import { Frames, Paytable } from '../FeltPrint.tsx';
import { rowOf } from '../geometry.ts';
import type { RideFelt } from '../picture/let-it-ride.ts';
import type { RideShape } from './geometry.ts';
import { rideTable } from './rules.ts';

/** What stands below a ring: whether its bet may be taken back, was, or rides. */
const placeWords = ({ decided }: RideFelt, at: number): string => {
  if (at === 2) return t('poker.ride_stays');
  const done = decided[at];
  return t(done === undefined ? 'poker.ride_may_go' : done === 'ride' ? 'poker.ride_rides' : 'poker.result_taken_back');
};

/** A ring with the bet's number, that of the one that always rides doubled. */
function Place({ at, shape, words }: { at: 0 | 1 | 2; shape: RideShape; words: string }) {
  const { radius, label } = shape.spot;
  const { x, y } = shape.bets[at];
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r={radius} strokeWidth={radius / 17} className="fill-ink-900/20 stroke-halden-light/75" />
      <circle
        r={radius * 0.86}
        strokeWidth={radius / (at === 2 ? 17 : 34)}
        fill="none"
        className={at === 2 ? 'stroke-halden-light/75' : 'stroke-halden-light/35'}
      />
      <text
        y={radius * 0.34}
        fontSize={radius}
        textAnchor="middle"
        className="fill-halden-light/70 font-display font-medium"
      >
        {at + 1}
      </text>
      <text
        y={radius + label * 1.25}
        fontSize={label}
        textAnchor="middle"
        className="fill-halden-light font-sans font-semibold"
        letterSpacing=".04em"
      >
        {words}
      </text>
    </g>
  );
}

/** The cloth's print: the line, the paytable, where cards lie, three rings. Decoration: the rules say the same in words. */
export function FeltPrint({ shape, felt }: { shape: RideShape; felt: RideFelt }) {
  const { width, height, line, table, columns, bets, spot } = shape;
  const { x, y, reach, sag, size } = line;
  const [first, , third] = bets;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="absolute inset-0 size-full overflow-visible">
      <path id="ride-line" d={`M${x - reach} ${y - sag}Q${x} ${y + sag} ${x + reach} ${y - sag}`} fill="none" />
      <text
        className="fill-halden-light font-display font-medium"
        fontSize={size}
        textAnchor="middle"
        letterSpacing=".03em"
      >
        <textPath href="#ride-line" startOffset="50%">
          {t('poker.ride_print')}
        </textPath>
      </text>
      <Paytable table={rideTable} place={table} columns={columns} />
      <path
        d={`M${first.x + spot.radius} ${first.y}H${third.x - spot.radius}`}
        className="stroke-halden-light/50"
        strokeWidth={spot.radius / 24}
        strokeDasharray={`${spot.radius / 8} ${spot.radius / 8}`}
      />
      {([0, 1, 2] as const).map((at) => (
        <Place key={at} at={at} shape={shape} words={placeWords(felt, at)} />
      ))}
      <Frames places={rowOf(shape.board, 2)} card={shape.board.card} />
      <Frames places={rowOf(shape.player, 3)} card={shape.player.card} />
    </svg>
  );
}
