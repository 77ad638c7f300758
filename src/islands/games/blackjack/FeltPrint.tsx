import { t } from '#i18n/client.ts';
import { GivesWay } from '../kit/felt/FeltResult.tsx';
import { CurvedText, PrintSheet } from '../kit/felt/Print.tsx';
import { cardHeight } from '../kit/felt/shape.ts';
import type { RoundView } from '../kit/round/use-round.ts';
import { arcOf, type FeltShape, fanOf } from './geometry.ts';
import { blackjackOdds, insuranceOdds } from './odds.ts';

/** Printed places: for the first two cards of each hand, and a circle for its chips. */
function Seats({ shape, hands }: { shape: FeltShape; hands: number }) {
  const line = shape.width / 700;
  const places = [shape.dealer, ...shape.seats(hands)].map((seat, index) => {
    const [left] = fanOf(seat, 2, index === 0 ? 1.08 : 0.62);
    return { seat, left: left?.x ?? seat.x, width: 2 * (seat.x - (left?.x ?? seat.x)) };
  });
  return (
    <g fill="none" strokeWidth={line} className="stroke-halden-light/35">
      {places.map(({ seat, left, width }, index) => (
        <g key={index === 0 ? 'dealer' : seat.x}>
          <rect x={left} y={seat.y} width={width} height={cardHeight(seat.card)} rx={seat.card * 0.09} />
          {index > 0 && <circle cx={seat.x} cy={chipMiddle(shape, hands)} r={shape.chip * 0.64} />}
          {index > 0 && <circle cx={seat.x} cy={chipMiddle(shape, hands)} r={shape.chip * 0.71} strokeOpacity=".5" />}
        </g>
      ))}
    </g>
  );
}

/** How high the chips of a hand lie: below its cards and what is said of them. */
export const chipMiddle = (shape: FeltShape, hands: number): number => {
  const [seat] = shape.seats(hands);
  return seat ? seat.y + cardHeight(seat.card) + shape.chip * 1.02 : 0;
};

/** The cloth's print. Decoration: the rules say the same in words. */
export function FeltPrint({ round, shape, hands }: { round: RoundView; shape: FeltShape; hands: number }) {
  const { print, width, height } = shape;
  const above = arcOf(print, print.small.y - print.small.size * 1.15);
  const below = arcOf(print, print.small.y + print.small.size * 0.65);
  return (
    <PrintSheet width={width} height={height}>
      <GivesWay round={round}>
        <g fill="none" className="stroke-halden-light/50" strokeWidth={width / 800}>
          <path d={above} />
          <path d={below} />
        </g>
        <CurvedText
          id="blackjack-title"
          d={arcOf(print, print.title.y)}
          size={print.title.size}
          spacing=".04em"
          className="fill-halden-light font-display font-medium"
        >
          {t('blackjack.print_pays', { odds: blackjackOdds() })}
        </CurvedText>
        <CurvedText
          id="blackjack-small"
          d={arcOf(print, print.small.y)}
          size={print.small.size}
          spacing=".03em"
          className="fill-halden-light/85 font-sans font-medium"
        >
          {t('blackjack.print_rules', { odds: insuranceOdds() })}
        </CurvedText>
      </GivesWay>
      <Seats shape={shape} hands={hands} />
    </PrintSheet>
  );
}
