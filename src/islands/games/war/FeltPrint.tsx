import { t } from '#i18n/client.ts';
import { cx } from '#ui/cx.ts';
import { GivesWay } from '../kit/felt/FeltResult.tsx';
import { CardFrame, PrintedSpot, PrintSheet, SaggingLine } from '../kit/felt/Print.tsx';
import type { RoundView } from '../kit/round/use-round.ts';
import type { WarShape } from './geometry.ts';
import { spotWords } from './words.ts';

/** A circle for the ante, a diamond for the tie, a shield for the war. */
const spots = [
  ['tie', 'diamond'],
  ['ante', 'circle'],
  ['war', 'shield'],
] as const;

type FeltPrintProps = { round: RoundView; shape: WarShape; crossed: boolean };

/** The cloth's print; the two lances between the sides light up at a tie. Decoration: the rules say the same in words. */
export function FeltPrint({ round, shape, crossed }: FeltPrintProps) {
  const { width, height, line, names, card, burnt } = shape;
  const middle = { x: burnt.x + burnt.step + burnt.card / 2, y: burnt.y + burnt.card * 0.7 };
  const arm = burnt.card * 1.5;
  return (
    <PrintSheet width={width} height={height}>
      <path
        d={`M${middle.x - arm} ${middle.y + arm / 2}L${middle.x + arm} ${middle.y - arm / 2}M${middle.x + arm} ${middle.y + arm / 2}L${middle.x - arm} ${middle.y - arm / 2}`}
        strokeLinecap="round"
        strokeWidth={burnt.card / 8}
        className={cx(
          'transition-[stroke] duration-slow',
          crossed ? 'stroke-halden-light/80' : 'stroke-halden-light/20',
        )}
      />
      <GivesWay round={round}>
        <SaggingLine id="war-line" line={line}>
          {t('war.print')}
        </SaggingLine>
      </GivesWay>
      {(['player', 'dealer'] as const).map((side) => (
        <text
          key={side}
          x={names[side].x}
          y={names[side].y}
          fontSize={names.size}
          textAnchor="middle"
          className="fill-halden-light font-sans font-semibold"
        >
          {t(`war.name_${side}`)}
        </text>
      ))}
      <CardFrame at={shape.player} card={card} />
      <CardFrame at={shape.dealer} card={card} />
      <CardFrame at={shape.warPlayer} card={card} dashed />
      <CardFrame at={shape.warDealer} card={card} dashed />
      {spots.map(([spot, outline]) => (
        <PrintedSpot
          key={spot}
          at={shape.spots[spot]}
          size={shape.spot}
          outline={outline}
          depth={1.15}
          name={spotWords(spot)}
        />
      ))}
    </PrintSheet>
  );
}
