import type { Coup } from '#domain/games/baccarat/engine.ts';
import {
  type BigMark,
  beadPlate,
  bigRoad,
  type DerivedMark,
  type DerivedRoad,
  derivedRoad,
  type Place,
  roadRows,
} from '#domain/games/baccarat/roads.ts';
import type { Variant } from './variants.ts';
import { letterOf } from './words.ts';

/** Ink on the dark of the cloth: a side and a colour are never told by colour alone where letters have room. */
const inks = { player: 'text-slot-sky', banker: 'text-red', tie: 'text-felt' } as const;
/** The dragon has the red of its name, the tiger the amber of its coat. */
const beastInks = { player: 'text-red', banker: 'text-slot-amber', tie: 'text-felt' } as const;
const inksOf = ({ sides }: Variant) => (sides.player === 'dragon' ? beastInks : inks);
const derivedInks = { red: 'text-red', blue: 'text-slot-sky' } as const;

type Marked = { readonly place: Place; readonly key: string };

/** The newest columns, as many as the sheet has. */
const shiftOf = (marks: readonly Place[], columns: number): number =>
  Math.max(0, Math.max(-1, ...marks.map(({ column }) => column)) + 1 - columns);

const marked = <Mark extends Place>(marks: readonly Mark[], columns: number): (Mark & Marked)[] => {
  const shift = shiftOf(marks, columns);
  return marks
    .filter(({ column }) => column >= shift)
    .map((mark) => ({
      ...mark,
      place: { column: mark.column - shift, row: mark.row },
      key: `${mark.column}:${mark.row}`,
    }));
};

/** Rulings of a sheet of so many columns, a unit each. */
const Sheet = ({ columns }: { columns: number }) => (
  <g className="stroke-halden-light/25" strokeWidth=".04" fill="none">
    <rect width={columns} height={roadRows} />
    {Array.from({ length: columns - 1 }, (_, column) => column + 1).map((column) => (
      <path key={`c${column}`} d={`M${column} 0v${roadRows}`} />
    ))}
    {Array.from({ length: roadRows - 1 }, (_, row) => row + 1).map((row) => (
      <path key={`r${row}`} d={`M0 ${row}h${columns}`} />
    ))}
  </g>
);

const pairDots = ({ playerPair, bankerPair }: Pick<Coup, 'playerPair' | 'bankerPair'>) => (
  <>
    {bankerPair && <circle cx=".2" cy=".2" r=".13" fill="currentColor" className={inks.banker} />}
    {playerPair && <circle cx=".8" cy=".8" r=".13" fill="currentColor" className={inks.player} />}
  </>
);

type SheetProps = { variant: Variant; coups: readonly Coup[]; columns: number };

function Beads({ variant, coups, columns, placesOf = beadPlate }: SheetProps & { placesOf?: typeof beadPlate }) {
  return marked(placesOf(coups), columns).map((bead) => (
    <g
      key={bead.key}
      transform={`translate(${bead.place.column} ${bead.place.row})`}
      className={inksOf(variant)[bead.winner]}
    >
      <circle cx=".5" cy=".5" r=".42" fill="currentColor" />
      <text
        x=".5"
        y=".53"
        fontSize=".52"
        textAnchor="middle"
        dominantBaseline="central"
        className="fill-ink-900 font-sans font-bold"
      >
        {letterOf(variant, bead.winner)}
      </text>
      {pairDots(bead)}
    </g>
  ));
}

/** The newest coups in one row of beads, a unit each: as many as it is long. */
export const LastBeads = ({ variant, coups, columns }: SheetProps) => (
  <Beads
    variant={variant}
    coups={coups.slice(-columns)}
    columns={columns}
    placesOf={(shown) => shown.map((coup, column) => ({ ...coup, column, row: 0 }))}
  />
);

type BigProps = { variant: Variant; marks: readonly BigMark[]; columns: number; plain: boolean };

function Big({ variant, marks, columns, plain }: BigProps) {
  return marked(marks, columns).map((mark) => (
    <g
      key={mark.key}
      transform={`translate(${mark.place.column} ${mark.place.row})`}
      className={inksOf(variant)[mark.winner]}
    >
      <circle cx=".5" cy=".5" r=".36" fill="none" stroke="currentColor" strokeWidth=".15" />
      {mark.ties > 0 && (
        <path d="M.16 .84.84 .16" strokeWidth={plain ? '.16' : '.1'} stroke="currentColor" className={inks.tie} />
      )}
      {mark.ties > 1 && !plain && (
        <text
          x=".5"
          y=".52"
          fontSize=".46"
          textAnchor="middle"
          dominantBaseline="central"
          className="fill-felt font-sans font-bold"
        >
          {mark.ties}
        </text>
      )}
      {pairDots(mark)}
    </g>
  ));
}

const derivedShapes: Readonly<Record<DerivedRoad, React.ReactNode>> = {
  'big-eye': <circle cx=".5" cy=".5" r=".32" fill="none" stroke="currentColor" strokeWidth=".18" />,
  small: <circle cx=".5" cy=".5" r=".38" fill="currentColor" />,
  cockroach: <path d="M.18 .82.82 .18" stroke="currentColor" strokeWidth=".22" strokeLinecap="round" />,
};

function Derived({ marks, road, columns }: { marks: readonly DerivedMark[]; road: DerivedRoad; columns: number }) {
  return marked(marks, columns).map((mark) => (
    <g
      key={mark.key}
      transform={`translate(${mark.place.column} ${mark.place.row})`}
      className={derivedInks[mark.colour]}
    >
      {derivedShapes[road]}
    </g>
  ));
}

export type RoadName = 'bead' | 'big' | DerivedRoad;

/** One road on its sheet, a unit a cell. `plain`: so small that it has marks alone, and no figures. */
export function Road({
  variant,
  coups,
  name,
  columns,
  plain = false,
}: SheetProps & { name: RoadName; plain?: boolean }) {
  return (
    <>
      <Sheet columns={columns} />
      {name === 'bead' ? (
        <Beads variant={variant} coups={coups} columns={columns} />
      ) : name === 'big' ? (
        <Big variant={variant} marks={bigRoad(coups)} columns={columns} plain={plain} />
      ) : (
        <Derived marks={derivedRoad(coups, name)} road={name} columns={columns} />
      )}
    </>
  );
}
