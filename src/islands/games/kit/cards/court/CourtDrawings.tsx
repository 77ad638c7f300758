import { clubs } from './clubs.ts';
import { courtId } from './court-id.ts';
import { diamonds } from './diamonds.ts';
import { hearts } from './hearts.ts';
import type { Drawing, Tone } from './ink.ts';
import { spades } from './spades.ts';

const courts = { s: spades, h: hearts, d: diamonds, c: clubs } as const;

const fills: Readonly<Record<Tone, string>> = {
  ink: 'fill-table-black',
  navy: 'fill-halden-deep',
  red: 'fill-table-red',
  gold: 'fill-brass',
  paper: 'fill-table-card',
  skin: 'fill-table-skin',
  green: 'fill-table-green',
};

/* Drawings never change: a stroke is its place. */
const Strokes = ({ of }: { of: Drawing }) =>
  of.map((part, place) => {
    const key = `${place}`;
    if ('at' in part)
      return (
        <g key={key} transform={part.at}>
          <Strokes of={part.of} />
        </g>
      );
    const { d, fill, pen } = part;
    return (
      <path
        key={key}
        d={d}
        className={fill ? fills[fill] : 'fill-none'}
        {...(pen ? { strokeWidth: pen } : { stroke: 'none' })}
      />
    );
  });

/** The twelve figures to their waists, once in the page. They end at the bend that crosses the card, so that two make a whole. */
export const CourtDrawings = () => (
  <svg aria-hidden="true" className="absolute size-0">
    <defs>
      <clipPath id="court-half">
        <path d="M46 22H204V152L46 198Z" />
      </clipPath>
      {Object.entries(courts).flatMap(([suit, figures]) =>
        Object.entries(figures).map(([rank, drawing]) => (
          <g
            key={rank + suit}
            id={courtId(rank, suit)}
            clipPath="url(#court-half)"
            className="stroke-table-black"
            strokeLinejoin="round"
            strokeLinecap="round"
          >
            <Strokes of={drawing} />
          </g>
        )),
      )}
    </defs>
  </svg>
);
