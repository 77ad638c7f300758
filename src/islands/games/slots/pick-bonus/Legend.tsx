import { t } from '#i18n/client.ts';
import { cx } from '#ui/cx.ts';
import { unitsText } from '../picture/figures.ts';
import type { BonusView } from './picture/pick-bonus.ts';
import type { Skin } from './skin.ts';

type LegendProps = { skin: Skin; bonus: BonusView | undefined; x: number; y: number; width: number };

/** Pips in a row: how many of what ends the bonus are found. */
const Pips = ({ skin, all, found }: { skin: Skin; all: number; found: number }) =>
  Array.from({ length: all }, (_, pip) => (
    <circle
      // biome-ignore lint/suspicious/noArrayIndexKey: a fixed row of pips
      key={pip}
      cx={pip * 17}
      r={6.5}
      strokeWidth={2.5}
      className={cx('stroke-slot-cream/70', pip < found ? skin.tone.pip : skin.tone.noPip)}
    />
  ));

/** Room for the word before the prizes. */
const headWidth = 84;

/** Under the window: what can be found, what it pays, and how near the bonus is to its end. */
export function Legend({ skin, bonus, x, y, width }: LegendProps) {
  const { chart, machine } = skin.title;
  const { kinds, end } = chart;
  const foundOf = (letter: string): number => bonus?.found[kinds.findIndex((kind) => kind.letter === letter)] ?? 0;
  const text = cx('font-sans', skin.tone.legend);
  if (end.kind === 'until') {
    const Stopper = skin.prizes[end.stopper];
    return (
      <g transform={`translate(${x + width / 2} ${y})`}>
        <g transform="translate(-104 0) scale(.42)">{Stopper && <Stopper />}</g>
        <g transform="translate(-70 0)">
          <Pips skin={skin} all={end.stops} found={foundOf(end.stopper)} />
        </g>
        <text x={10} y={8} fontSize={24} fontWeight={700} className={text}>
          {t('slotfeatures.pick.counts', { factor: bonus?.factor ?? chart.factors[0]?.[1] ?? 1 })}
        </text>
      </g>
    );
  }
  const step = (width - headWidth) / kinds.length;
  return (
    <>
      <text x={x} y={y + 8} fontSize={24} fontWeight={700} className={text}>
        {t('slotfeatures.pick.prizes')}
      </text>
      {kinds.map(({ letter, units }, index) => {
        const Art = skin.prizes[letter];
        return (
          <g key={letter} transform={`translate(${x + headWidth + step * (index + 0.5) - 42} ${y})`}>
            <g transform="scale(.4)">{Art && <Art />}</g>
            <g transform="translate(31 14)">
              <Pips skin={skin} all={end.alike} found={foundOf(letter)} />
            </g>
            <text x={25} y={1} fontSize={24} fontWeight={700} className={text}>
              {unitsText(units, machine)}
            </text>
          </g>
        );
      })}
    </>
  );
}
