import { t } from '#i18n/client.ts';
import { GivesWay } from '../../kit/felt/FeltResult.tsx';
import { PrintedRing, PrintSheet, SaggingLine } from '../../kit/felt/Print.tsx';
import { rowOf } from '../../kit/felt/shape.ts';
import type { RoundView } from '../../kit/round/use-round.ts';
import { Frames, Paytable } from '../FeltPrint.tsx';
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
  const { radius } = shape.spot;
  return (
    <PrintedRing at={shape.bets[at]} size={shape.spot} doubled={at === 2} name={words}>
      <text
        y={radius * 0.34}
        fontSize={radius}
        textAnchor="middle"
        className="fill-halden-light/70 font-display font-medium"
      >
        {at + 1}
      </text>
    </PrintedRing>
  );
}

/** The cloth's print: the line, the paytable, where cards lie, three rings. Decoration: the rules say the same in words. */
export function FeltPrint({ round, shape, felt }: { round: RoundView; shape: RideShape; felt: RideFelt }) {
  const { width, height, line, table, columns, bets, spot } = shape;
  const [first, , third] = bets;
  const paytable = <Paytable table={rideTable} place={table} columns={columns} />;
  return (
    <PrintSheet width={width} height={height}>
      <GivesWay round={round}>
        <SaggingLine id="ride-line" line={line}>
          {t('poker.ride_print')}
        </SaggingLine>
        {shape.told && paytable}
      </GivesWay>
      {!shape.told && paytable}
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
    </PrintSheet>
  );
}
