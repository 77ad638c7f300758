import { displayAmount } from '#domain/money/amount.ts';
import { t } from '#i18n/client.ts';
import type { PaperProps, PrintProps, TicketArt } from '../art.ts';
import { type Paint, stamped, stroked, within } from '../covers.ts';
import { Amount, Letters, Ring, Small, teeth } from '../lettering.tsx';
import type { Box, Layout } from '../picture/layout.ts';
import { crow, crowEye, fox, foxCheeks, goods } from './shapes.ts';

const rows = [0, 1, 2, 3, 4];
const cheese = goods[3] ?? { whole: '', lines: '' };

/** Five rows: the fox, the crow, and the cheese between them. */
const layout: Layout = {
  width: 360,
  height: 400,
  fields: rows.flatMap((row): Box[] => {
    const y = 98 + row * 57;
    return [
      { x: 16, y, width: 92, height: 50 },
      { x: 126, y, width: 92, height: 50 },
      { x: 236, y, width: 108, height: 50 },
    ];
  }),
};

/** A wood at dusk: trunks, and a bough for each row. */
function Paper({ title, number }: PaperProps) {
  const { width, height } = layout;
  return (
    <>
      <rect width={width} height={height} rx="8" className="fill-paper-sun" />
      <path d="M0 96H360V392Q360 400 352 400H8Q0 400 0 392Z" className="fill-paper-teal" />
      <path d="M0 96H360V400H0Z" fill="url(#scratch-dots)" opacity=".3" />
      <path d="M112 96L106 400H128L121 96ZM222 96L218 400H240L231 96Z" className="fill-paper-night" opacity=".55" />
      <path d={teeth(width, 92)} className="fill-paper-teal" />
      <path d={fox} transform="translate(42 48) scale(1.5)" className="fill-paper-pink" />
      <path d={foxCheeks} transform="translate(42 48) scale(1.5)" className="fill-paper-sheet" />
      <path d={crow} transform="translate(316 46) scale(-1.5 1.5)" className="fill-paper-night" />
      <path d={crowEye} transform="translate(316 46) scale(-1.5 1.5)" className="fill-paper-sun" />
      <Letters text={title} x={width / 2} y={50} size={42} ink="fill-paper-night" />
      <Small text={t('scratch.fox_rule')} x={width / 2} y={75} ink="fill-paper-night" />
      {number !== undefined && (
        <Small
          text={t('scratch.series_short', { number: String(number) })}
          x={width / 2}
          y={395}
          ink="fill-paper-sheet"
        />
      )}
    </>
  );
}

/** A number beside the head of its beast, or the amount on a cheese. */
function Print({ field, box, wins, priceMinor, currency }: PrintProps) {
  const { x, y, width, height } = box;
  const middleY = y + height / 2;
  const sheet = (
    <rect x={x} y={y} width={width} height={height} rx="6" className={wins ? 'fill-paper-sun' : 'fill-paper-sheet'} />
  );
  if (field.kind === 'cheese')
    return (
      <g>
        {sheet}
        <path d={cheese.whole} transform={`translate(${x + 20} ${middleY}) scale(.7)`} className="fill-paper-kraft" />
        <Amount
          text={displayAmount(priceMinor * BigInt(field.multiple), currency)}
          x={x + 70}
          y={middleY + 8}
          most={25}
          room={width - 44}
        />
        {wins && <Ring box={box} round={6} />}
      </g>
    );
  if (field.kind !== 'fox' && field.kind !== 'crow') return null;
  const isFox = field.kind === 'fox';
  return (
    <g>
      {sheet}
      <path
        d={isFox ? fox : crow}
        transform={`translate(${x + 25} ${middleY}) scale(.85)`}
        className={isFox ? 'fill-paper-pink' : 'fill-paper-night'}
      />
      <path
        d={isFox ? foxCheeks : crowEye}
        transform={`translate(${x + 25} ${middleY}) scale(.85)`}
        className="fill-paper-sheet"
      />
      <Amount text={String(field.number)} x={x + 65} y={middleY + 12} most={36} room={44} />
      {wins && <Ring box={box} round={6} />}
    </g>
  );
}

/** Bracken before the fox, feathers before the crow, rind before the cheese. */
const paint: Paint = (pen, box, { ground, line, light, accent }, index) => {
  const kind = index % 3;
  within(pen, box, { radius: 6, ground: [accent, line, ground][kind] ?? ground }, () => {
    if (kind === 2) {
      stamped(pen, cheese.whole, light, 1.05);
      stroked(pen, line, 1.6, () => pen.roundRect(-50, -21, 100, 42, 4));
      for (const [x, y] of [
        [-40, -12],
        [-34, 10],
        [36, 12],
        [42, -8],
        [30, -14],
      ] as const)
        stamped(pen, 'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0', light, 0.8, x, y);
      return;
    }
    for (let down = -2; down <= 2; down += 1)
      for (let along = -4; along <= 4; along += 1)
        stamped(
          pen,
          kind === 0 ? 'M0-7L3 5L0 2L-3 5Z' : 'M-7-5Q0 8 7-5Q0-1-7-5Z',
          kind === 0 ? light : ground,
          kind === 0 ? 0.9 : 0.55,
          along * 13 + (down % 2 ? 6 : 0),
          down * 12,
        );
    stamped(pen, kind === 0 ? fox : crow, kind === 0 ? line : light, 1.05);
    stamped(pen, kind === 0 ? foxCheeks : crowEye, kind === 0 ? light : line, 1.05);
  });
};

export const foxAndCrow: TicketArt = {
  layout,
  Paper,
  Print,
  paint,
  inks: 'bg-paper-kraft text-paper-night border-paper-sheet outline-paper-pink',
};
