import { gardens } from '#domain/games/scratch/scratch-word-garden/gardens.ts';
import { leastWords, letterCount, wholeWords } from '#domain/games/scratch/scratch-word-garden/panel.ts';
import { prizes } from '#domain/games/scratch/scratch-word-garden/prizes.ts';
import { grouped } from '#domain/locale.ts';
import { t } from '#i18n/client.ts';
import type { OpenProps, PaperProps, PrintProps, TicketArt } from '../art.ts';
import { type Paint, stamped, stroked, within } from '../covers.ts';
import { Amount, Letters, Ring, Small } from '../lettering.tsx';
import { gridOf, type Layout } from '../picture/layout.ts';
import { gardenOf } from '../picture/tickets.ts';

/** Fourteen letters in two furrows over the crossword. */
const layout: Layout = {
  width: 360,
  height: 400,
  fields: gridOf(7, letterCount, { x: 17, y: 78, width: 43, height: 43 }, 47.2, 48),
};

const cell = 22;
const [gridX, gridY] = [16, 184] as const;
/** What so many words pay, fewest first. */
const ladder = prizes
  .filter(({ multiple }) => multiple > 0)
  .toReversed()
  .map(({ multiple }, step) => ({ words: leastWords + step, multiple }));

/** A bed with its furrows, and a fence along the top. */
function Paper({ title, number }: PaperProps) {
  const { width, height } = layout;
  return (
    <>
      <rect width={width} height={height} rx="8" className="fill-paper-mint" />
      <path d="M0 70H360V178H0Z" className="fill-paper-kraft" />
      <path d="M0 70H360V178H0Z" fill="url(#scratch-dots)" opacity=".25" />
      <path
        d={Array.from({ length: 12 }, (_, pale) => `M${4 + pale * 30} 68V16l9-10l9 10V68Z`).join('')}
        className="fill-paper-sheet"
        opacity=".75"
      />
      <path d="M30 7H330V53H30Z" className="fill-paper-teal" />
      <Letters text={title} x={width / 2} y={43} size={39} ink="fill-paper-sheet" />
      <Small text={t('scratch.garden_rule')} x={width / 2} y={66.5} ink="fill-paper-night" />
      {number !== undefined && (
        <Small
          text={t('scratch.series_short', { number: String(number) })}
          x={width / 2}
          y={396}
          ink="fill-paper-night"
        />
      )}
    </>
  );
}

/** The crossword: a letter is filled in when it was dug up, a whole word shines; beside it what so many words pay. */
function Open({ fields, panel, uncovered }: OpenProps) {
  const garden = gardenOf(panel);
  const dug = fields.flatMap((field, at) => (field.kind === 'letter' && uncovered.has(at) ? [field.letter] : []));
  const whole = wholeWords(garden, dug);
  const cells = new Map<string, { letter: string; x: number; y: number; isWhole: boolean }>();
  for (const [at, { word, row, column, down }] of (gardens[garden]?.words ?? []).entries())
    for (const [step, letter] of [...word].entries()) {
      const x = gridX + (column + (down ? 0 : step)) * cell;
      const y = gridY + (row + (down ? step : 0)) * cell;
      const key = `${x} ${y}`;
      cells.set(key, { letter, x, y, isWhole: whole.includes(at) || cells.get(key)?.isWhole === true });
    }
  return (
    <g>
      {[...cells].map(([key, { letter, x, y, isWhole }]) => (
        <g key={key}>
          <rect
            x={x}
            y={y}
            width={cell}
            height={cell}
            strokeWidth="1.5"
            className={`stroke-paper-night ${isWhole ? 'fill-paper-sun' : dug.includes(letter) ? 'fill-paper-pink' : 'fill-paper-sheet'}`}
          />
          <text
            x={x + cell / 2}
            y={y + 16.5}
            fontSize="16"
            textAnchor="middle"
            className="fill-paper-night font-semibold"
          >
            {letter}
          </text>
        </g>
      ))}
      {ladder.map(({ words, multiple }, step) => {
        const y = 190 + step * 32;
        const isWon = whole.length === words;
        return (
          <g key={words}>
            <rect
              x="270"
              y={y}
              width="78"
              height="28"
              rx="4"
              strokeWidth={isWon ? 4 : 1.5}
              className={isWon ? 'fill-paper-sun stroke-paper-pink' : 'fill-paper-sheet stroke-paper-teal'}
            />
            <rect x="270" y={y} width="25" height="28" rx="4" className="fill-paper-teal" />
            <Amount text={String(words)} x={282.5} y={y + 21} most={20} room={22} ink="fill-paper-sheet" />
            <Amount text={`${grouped(multiple)}×`} x={321} y={y + 20} most={18} room={48} />
          </g>
        );
      })}
    </g>
  );
}

/** A letter on its label. */
function Print({ field, box, wins }: PrintProps) {
  if (field.kind !== 'letter') return null;
  const { x, y, width, height } = box;
  return (
    <g>
      <rect x={x} y={y} width={width} height={height} rx="5" className={wins ? 'fill-paper-sun' : 'fill-paper-sheet'} />
      <Amount text={field.letter} x={x + width / 2} y={y + 33} most={34} room={40} />
      {wins && <Ring box={box} round={5} />}
    </g>
  );
}

/** Earth with a seedling in it. */
const paint: Paint = (pen, box, { ground, line, light, accent }, index) =>
  within(pen, box, { radius: 5, ground: line }, () => {
    for (let down = 0; down < 3; down += 1)
      for (let along = -3; along <= 3; along += 1)
        stamped(pen, 'M-2 0a2 2 0 1 0 4 0a2 2 0 1 0-4 0', ground, 0.7, along * 7 + (down % 2) * 3.5, 8 + down * 6);
    stroked(pen, light, 2.4, () => {
      pen.moveTo(0, 12);
      pen.quadraticCurveTo(index % 2 ? 4 : -4, 0, 0, -6);
    });
    stamped(
      pen,
      'M0-5C-14-2-15-13-13-16C-3-16 1-12 0-5ZM0-5C12-4 15-11 14-15C5-16 0-12 0-5Z',
      index % 3 ? light : accent,
    );
  });

export const wordGarden: TicketArt = {
  layout,
  Paper,
  Print,
  Open,
  paint,
  inks: 'bg-paper-kraft text-paper-night border-paper-mint outline-paper-sun',
};
