import { t } from '#i18n/client.ts';
import { GivesWay } from '../kit/felt/FeltResult.tsx';
import { CardFrame, PrintedRing, PrintSheet } from '../kit/felt/Print.tsx';
import { cardHeight } from '../kit/felt/shape.ts';
import type { RoundView } from '../kit/round/use-round.ts';
import type { Box, PaiGowShape } from './geometry.ts';

type HandFrameProps = { box: Box; card: number; count: 2 | 5; name: string; size: number };

/** Where a hand will lie: a frame with cut corners around a thin one for each card, and the hand's name above. */
function HandFrame({ box, card, count, name, size }: HandFrameProps) {
  const [height, gap] = [cardHeight(card), card / 11];
  const cut = card / 6;
  const [left, top] = [box.x - gap, box.y - gap];
  const [right, bottom] = [box.x + box.width + gap, box.y + height + gap];
  const from = box.x + (box.width - card - box.step * (count - 1)) / 2;
  return (
    <g>
      <path
        d={`M${left + cut} ${top}H${right - cut}L${right} ${top + cut}V${bottom - cut}L${right - cut} ${bottom}H${left + cut}L${left} ${bottom - cut}V${top + cut}Z`}
        strokeWidth={card / 52}
        className="fill-ink-900/20 stroke-halden-light/60"
      />
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place
        <CardFrame key={index} at={{ x: from + box.step * index, y: box.y }} card={card} />
      ))}
      <text
        x={box.x + box.width / 2}
        y={top - size * 0.45}
        fontSize={size}
        textAnchor="middle"
        className="fill-halden-light font-sans font-semibold"
        letterSpacing=".03em"
      >
        {name}
      </text>
    </g>
  );
}

const sides = ['dealer', 'player'] as const;

/** The cloth's print: four frames, the ring of the bet, what beats what. Decoration: the rules say the same in words. */
export function FeltPrint({ round, shape }: { round: RoundView; shape: PaiGowShape }) {
  const { width, height, name, spot, lines, line } = shape;
  return (
    <PrintSheet width={width} height={height}>
      {sides.map((side) => (
        <g key={side}>
          <HandFrame
            box={shape[side].low}
            card={shape[side].card}
            count={2}
            name={t(`paigow.name_${side}_low`)}
            size={name}
          />
          <HandFrame
            box={shape[side].high}
            card={shape[side].card}
            count={5}
            name={t(`paigow.name_${side}_high`)}
            size={name}
          />
        </g>
      ))}
      <GivesWay round={round}>
        {(['print_win', 'print_push'] as const).map((words, at) => (
          <text
            key={words}
            x={lines[at]?.x}
            y={lines[at]?.y}
            fontSize={line}
            textAnchor="middle"
            className="fill-halden-light font-display font-medium"
            letterSpacing=".02em"
          >
            {t(`paigow.${words}`)}
          </text>
        ))}
      </GivesWay>
      <PrintedRing at={spot} size={spot} name={t('paigow.spot')} />
    </PrintSheet>
  );
}
