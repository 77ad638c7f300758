import { useRef } from 'react';
import { multipliersOf } from '#domain/games/plinko/paytable.ts';
import { toDecimalString } from '#domain/maths/rational.ts';
import { t } from '#i18n/client.ts';
import { cx } from '#ui/cx.ts';
import { useRoving } from '../kit/fields/use-roving.ts';
import { FittedBox } from '../kit/frame/FittedBox.tsx';
import { Pockets } from './Pockets.tsx';
import { ballRadius } from './picture/fall.ts';
import { type BoardShape, edge, heightOf, levels, pinDot, pinsOf, pocketX, unit, widthOf } from './picture/geometry.ts';
import { chanceOfPocket } from './picture/plinko.ts';
import { useFall } from './use-fall.ts';
import type { TableState } from './use-table.ts';

type BoardProps = {
  table: TableState;
  shape: BoardShape;
  still: boolean;
  asked: number | undefined;
  nameOf: (pocket: number) => string;
  onAsk: (pocket: number | undefined) => void;
};

/** Pins, pockets and the ball. Every pocket can be asked what it pays and how often it was hit. */
export function Board({ table, shape, still, asked, nameOf, onAsk }: BoardProps) {
  const { round, board, counted, drop } = table;
  const { rows } = shape;
  const ball = useRef<HTMLDivElement>(null);
  const print = useRef<SVGSVGElement>(null);
  useFall(ball, print, { fallId: round.revealing?.id, drop, shape, still, onRest: round.rest });

  const multipliers = multipliersOf(rows, board.risk);
  const expected = multipliers.map(
    (_, pocket) => counted.total * Number(toDecimalString(chanceOfPocket(rows, pocket), 9)),
  );
  const [width, height] = [widthOf(shape), heightOf(shape)];
  const { top, pockets, bottom } = levels(shape);
  const left = -(rows + 1) / 2 - edge;
  const places = multipliers.map((_, pocket) => ({ id: String(pocket), x: pocket * 10, y: 0 }));
  const { onKeyDown, propsOf } = useRoving(places);
  const lies = drop !== undefined && drop.path.length === rows;

  return (
    <FittedBox width={width} height={height}>
      <span className="absolute -inset-x-[1%] -inset-y-[1.5%] rounded-lg bg-oddlot-yellow shadow-float" />
      <svg
        ref={print}
        viewBox={`${left * unit} ${top * unit} ${width * unit} ${height * unit}`}
        aria-hidden="true"
        className="absolute inset-0 size-full overflow-visible"
      >
        <path d={`M-78 ${(top - 0.05) * unit}H78L46 ${(top + 0.5) * unit}H-46Z`} className="fill-oddlot-black" />
        {pinsOf(shape).map(({ row, pin, x, y }) => (
          <g key={`${row}:${pin}`} transform={`translate(${x * unit} ${y * unit})`}>
            <circle r={pinDot * 1.15} className="fill-oddlot-black" />
            <circle data-pin={`${row}:${pin}`} r={pinDot * 2.1} opacity="0" className="fill-oddlot-red" />
          </g>
        ))}
        <Pockets
          shape={shape}
          multipliers={multipliers}
          hits={counted.hits}
          expected={expected}
          hit={round.revealing === undefined && lies ? drop.pocket : undefined}
          asked={asked}
        />
      </svg>
      <div
        ref={ball}
        className={cx('pointer-events-none absolute inset-0 will-change-transform', !lies && 'invisible')}
      >
        <span
          className="absolute aspect-square -translate-1/2 rounded-full bg-oddlot-red shadow-raised ring-2 ring-oddlot-paper"
          style={{ width: `${(200 * ballRadius) / width}%` }}
        />
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has no arrow keys of its own */}
      <div
        role="group"
        aria-label={t('casual.plinko.board')}
        onKeyDown={onKeyDown}
        onPointerLeave={() => onAsk(undefined)}
        className="absolute inset-0"
      >
        {multipliers.map((_, pocket) => {
          const roving = propsOf(String(pocket));
          return (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: a pocket is its place
              key={pocket}
              type="button"
              {...roving}
              aria-label={nameOf(pocket)}
              onFocus={() => {
                roving.onFocus();
                onAsk(pocket);
              }}
              onBlur={() => onAsk(undefined)}
              onPointerEnter={() => onAsk(pocket)}
              onClick={() => onAsk(pocket)}
              className="absolute cursor-help rounded-sm focus-visible:outline-3 focus-visible:outline-oddlot-black"
              style={{
                left: `${(100 * (pocketX(rows, pocket) - 0.48 - left)) / width}%`,
                top: `${(100 * (pockets - top)) / height}%`,
                width: `${96 / width}%`,
                height: `${(100 * (bottom - pockets)) / height}%`,
              }}
            />
          );
        })}
      </div>
    </FittedBox>
  );
}
