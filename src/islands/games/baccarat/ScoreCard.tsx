import type { Coup } from '#domain/games/baccarat/engine.ts';
import { t } from '#i18n/client.ts';
import { cx } from '#ui/cx.ts';
import { LastBeads, Road, type RoadName } from './Roads.tsx';
import type { Variant } from './variants.ts';
import { tallyWords } from './words.ts';

type Sheet = {
  readonly name: RoadName;
  readonly x: number;
  readonly y: number;
  readonly columns: number;
  readonly scale: number;
};
type Form = { readonly width: number; readonly height: number; readonly sheets: readonly Sheet[] };

/** Where the five sheets lie on the card, in cells of the bead plate; the derived roads have cells of half the size. */
const forms = {
  upright: {
    width: 20,
    height: 22.8,
    sheets: [
      { name: 'bead', x: 0, y: 1, columns: 20, scale: 1 },
      { name: 'big', x: 0, y: 8.2, columns: 20, scale: 1 },
      { name: 'big-eye', x: 0, y: 15.4, columns: 40, scale: 0.5 },
      { name: 'small', x: 0, y: 19.7, columns: 19, scale: 0.5 },
      { name: 'cockroach', x: 10.5, y: 19.7, columns: 19, scale: 0.5 },
    ],
  },
  broad: {
    width: 44,
    height: 7.4,
    sheets: [
      { name: 'bead', x: 0, y: 1, columns: 9, scale: 1 },
      { name: 'big', x: 9.6, y: 1, columns: 21, scale: 1 },
      { name: 'big-eye', x: 31.2, y: 1, columns: 26, scale: 0.48 },
      { name: 'small', x: 31.2, y: 4.5, columns: 12, scale: 0.48 },
      { name: 'cockroach', x: 37.92, y: 4.5, columns: 12, scale: 0.48 },
    ],
  },
} as const satisfies Readonly<Record<string, Form>>;

type ScoreCardProps = { variant: Variant; coups: readonly Coup[]; form: keyof typeof forms; className?: string };

/** The players' score card: ruled on the cloth, filled in by the rounds of this table. */
export function ScoreCard({ variant, coups, form, className }: ScoreCardProps) {
  const { width, height, sheets } = forms[form];
  const pad = 0.5;
  return (
    <svg
      viewBox={`${-pad} ${-pad} ${width + 2 * pad} ${height + 2 * pad}`}
      role="img"
      aria-label={`${t('baccarat.roads')}. ${tallyWords(variant, coups)}`}
      className={cx('rounded-md bg-ink-900/55 ring-1 ring-halden-light/30 ring-inset', className)}
    >
      {sheets.map(({ name, x, y, columns, scale }) => (
        <g key={name} transform={`translate(${x} ${y})`}>
          <text y="-.26" fontSize=".78" className="fill-halden-light font-sans font-semibold">
            {t(`baccarat.road_${name}`)}
          </text>
          <g transform={`scale(${scale})`}>
            <Road variant={variant} coups={coups} name={name} columns={columns} />
          </g>
        </g>
      ))}
    </svg>
  );
}

/** On a phone: the newest coups in letters that can be read, and below them as much of the big road as is as wide. */
const strip = { beads: 14, cell: 3, columns: 42, gap: 0.6 } as const;

export function ScoreStrip({ variant, coups, className }: Omit<ScoreCardProps, 'form'>) {
  const { beads, cell, columns, gap } = strip;
  const pad = 0.7;
  return (
    <svg
      viewBox={`${-pad} ${-pad} ${columns + 2 * pad} ${cell + gap + 6 + 2 * pad}`}
      role="img"
      aria-label={`${t('baccarat.roads')}. ${tallyWords(variant, coups)}`}
      className={cx('rounded-md bg-ink-900/55 ring-1 ring-halden-light/30 ring-inset', className)}
    >
      <g transform={`scale(${cell})`}>
        <LastBeads variant={variant} coups={coups} columns={beads} />
      </g>
      <g transform={`translate(0 ${cell + gap})`}>
        <Road variant={variant} coups={coups} name="big" columns={columns} plain />
      </g>
    </svg>
  );
}
