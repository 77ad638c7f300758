import type { ComponentProps } from 'react';
import { cx } from '#ui/cx.ts';
import type { TileState } from './picture/mines.ts';

type TileProps = ComponentProps<'button'> & {
  state: TileState;
  /** Pressed, and not yet answered. */
  down: boolean;
  /** When the block goes, after the round is told. */
  afterMs: number;
};

/** The horns of a mine, in turns of the eighth part of a circle. */
const horns = Array.from({ length: 8 }, (_, index) => index * 45);

/** A moored mine: an iron ball with its horns. The one that was picked glows. */
const Mine = ({ lit }: { lit: boolean }) => (
  <>
    {lit && <circle r="44" className="fill-oddlot-yellow" />}
    {lit && <circle r="36" className="fill-oddlot-red" />}
    {horns.map((turn) => (
      <g key={turn} transform={`rotate(${turn})`}>
        <rect x="-3.500" y="-35" width="7" height="14" className={lit ? 'fill-oddlot-black' : 'fill-table-red'} />
        <circle cy="-34" r="5" className="fill-oddlot-stone" />
      </g>
    ))}
    <circle r="26" className={lit ? 'fill-oddlot-black' : 'fill-oddlot-red'} />
    <path d="M-26 3A26 26 0 0 0 26 3A34 34 0 0 1 -26 3Z" className="fill-ink-900/45" />
    <path
      d="M-17 -7A19 19 0 0 1 5 -18"
      fill="none"
      strokeWidth="6"
      strokeLinecap="round"
      className="stroke-ivory-100/70"
    />
  </>
);

/** What a safe block stood on: a brass token of the house. */
const Token = () => (
  <>
    <circle cy="4" r="31" className="fill-brass-dim" />
    <circle r="31" className="fill-oddlot-yellow" />
    <circle r="24" fill="none" strokeWidth="3" className="stroke-brass-dim/60" />
    <path d="M0 -17L5 -5L17 0L5 5L0 17L-5 5L-17 0L-5 -5Z" className="fill-oddlot-red" />
    <path
      d="M-23 -16A28 28 0 0 1 10 -26"
      fill="none"
      strokeWidth="5"
      strokeLinecap="round"
      className="stroke-oddlot-paper"
    />
  </>
);

/** How the block stands: on its place, pressed down, or lifted off and gone. */
const blockOf = (state: TileState, down: boolean): string => {
  if (state === 'left') return 'translate-y-[7%] brightness-50';
  if (state !== 'covered') return '-translate-y-[55%] -rotate-6 scale-110 opacity-0';
  return down
    ? 'translate-y-[7%]'
    : 'group-enabled:group-hover:translate-y-[3%] group-aria-disabled:group-hover:translate-y-0';
};

/** A block of the field: a painted stone with a dimple on it, in a hole of its own. It is lifted off what lies in the hole. */
export function Tile({ state, down, afterMs, ...rest }: TileProps) {
  const stands = state === 'covered' || state === 'left';
  const delay = { transitionDelay: `${afterMs}ms` };
  return (
    <button
      type="button"
      {...rest}
      className="group relative aspect-square focus-visible:z-10 focus-visible:outline-4 focus-visible:-outline-offset-2 focus-visible:outline-oddlot-black"
    >
      <span className="absolute inset-[6%] rounded-[12%] bg-linear-to-b from-ink-900 to-oddlot-black shadow-[inset_0_0.35em_0.4em_theme(colors.ink.900),0_0.08em_0_theme(colors.ivory.100/0.35)]" />
      <svg
        viewBox="-50 -50 100 100"
        aria-hidden="true"
        className={cx(
          'absolute inset-0 transition-transform duration-slow motion-reduce:transition-none',
          stands ? 'scale-50' : 'scale-100',
          stands && 'invisible',
        )}
        style={delay}
      >
        {state === 'safe' && <Token />}
        {(state === 'hit' || state === 'mine') && <Mine lit={state === 'hit'} />}
      </svg>
      <span
        className={cx(
          'absolute inset-[5%] transition-[transform,opacity] duration-slow motion-reduce:transition-none',
          blockOf(state, down),
        )}
        style={delay}
      >
        <span className="absolute inset-x-0 top-[6%] -bottom-[3%] rounded-[12%] bg-ink-900/50" />
        <span className="absolute inset-x-0 top-[8%] bottom-0 rounded-[12%] bg-linear-to-r from-oddlot-blue to-oddlot-deep" />
        <span className="absolute inset-x-0 top-0 bottom-[15%] grid place-items-center rounded-[12%] bg-linear-to-br from-oddlot-paper to-oddlot-stone shadow-[inset_0.06em_0.1em_0_theme(colors.ivory.100),inset_-0.06em_-0.08em_0.06em_theme(colors.ink.900/0.3)]">
          <span className="size-[34%] rounded-full bg-linear-to-br from-oddlot-stone to-oddlot-paper shadow-[inset_0.06em_0.12em_0.14em_theme(colors.ink.900/0.45)]" />
        </span>
      </span>
    </button>
  );
}
