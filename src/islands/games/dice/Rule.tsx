import { type KeyboardEvent, type PointerEvent, type RefObject, useRef } from 'react';
import { rollCount, rollText } from '#domain/games/dice/spots.ts';
import { t } from '#i18n/client.ts';
import { cx } from '#ui/cx.ts';
import { type DiceChoice, hasTwo, moveTo, rangeOf, rollsOf, textAt, winningParts } from './picture/dice.ts';
import { betWords } from './words.ts';

type Which = 'first' | 'second';

type RuleProps = {
  choice: DiceChoice;
  locked: boolean;
  /** The roll stands on the rule (or runs there), and whether it won. */
  marker: RefObject<HTMLDivElement | null>;
  marked: boolean;
  won: boolean;
  onChange: (choice: DiceChoice) => void;
};

/** A drag moves by half a point; keys move by as little as one roll. */
const dragStep = 50;
const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -500,
  PageUp: 500,
};

const percent = (boundary: number): string => `${(100 * boundary) / rollCount}%`;

/** A line at each point, longer at each ten. */
const ticks = Array.from({ length: 101 }, (_, at) => `M${at * 10} 0V${at % 10 === 0 ? 12 : 5}`).join('');
const labels = Array.from({ length: 11 }, (_, tenth) => tenth * 10);

/** The part of the rule that wins: yellow enamel in a black groove. */
const Winning = ({ choice }: { choice: DiceChoice }) => (
  <div className="absolute inset-x-0 top-5 h-8 overflow-hidden rounded-sm bg-linear-to-b from-ink-900 to-oddlot-black shadow-[inset_0_3px_5px_theme(colors.ink.900),0_1px_0_theme(colors.brass.bright)]">
    {winningParts(choice).map(([from, to], index) => (
      <div
        key={index === 0 ? 'first' : 'second'}
        className="absolute inset-y-[3px] bg-linear-to-b from-oddlot-light via-oddlot-yellow to-brass shadow-[inset_0_2px_1px_theme(colors.ivory.100/0.6)]"
        style={{ left: percent(from), width: percent(to - from) }}
      />
    ))}
  </div>
);

/** The carriage that slides along the rule, a brass frame with a glass: its hair stops over the roll. */
const Marker = ({ won }: { won: boolean }) => (
  <svg viewBox="-24 -6 48 74" aria-hidden="true" className="absolute -top-1.5 -left-6 h-[4.625rem] w-12">
    <path
      d="M-20 -1H20V65H-20ZM-14 14V56H14V14Z"
      fillRule="evenodd"
      className="fill-ink-900/45"
      transform="translate(2 3)"
    />
    <path
      d="M-20 -4H20V63H-20ZM-14 13V56H14V13Z"
      fillRule="evenodd"
      className="fill-brass stroke-brass-dim"
      strokeWidth="1.5"
    />
    <path d="M-19 -3H19V-1H-19ZM-19 57H19V58.500H-19Z" className="fill-brass-bright" />
    <rect x="-14" y="13" width="28" height="43" className="fill-ivory-100/25" />
    <path d="M-12 15H-3L-12 40Z" className="fill-ivory-100/45" />
    <path d="M0 13V56" strokeWidth="2.5" className={won ? 'stroke-oddlot-blue' : 'stroke-oddlot-red'} />
    <path d="M-8 0H8L0 11Z" className={won ? 'fill-oddlot-blue' : 'fill-oddlot-red'} />
  </svg>
);

/** Lines and numbers engraved under the groove. */
const Scale = () => (
  <>
    <svg viewBox="-1 0 1002 12" preserveAspectRatio="none" aria-hidden="true" className="h-3 w-full overflow-visible">
      <path d={ticks} className="stroke-oddlot-black" strokeWidth="1" vectorEffect="non-scaling-stroke" />
    </svg>
    <div translate="no" aria-hidden="true" className="figures relative h-5 text-xs font-bold text-oddlot-black">
      {labels.map((at) => (
        <span
          key={at}
          className={cx('absolute -translate-x-1/2', at % 20 !== 0 && 'max-sm:hidden')}
          style={{ left: percent(at * 100) }}
        >
          {at}
        </span>
      ))}
    </div>
  </>
);

/** A screw that holds the rule on its board. */
const Screw = ({ side }: { side: string }) => (
  <span
    aria-hidden="true"
    className={cx(
      'absolute top-1/2 size-2.5 -translate-y-1/2 rounded-full bg-radial-[at_35%_30%] from-brass-bright to-brass-dim shadow-raised',
      side,
    )}
  />
);

/** The rule of 10,000 rolls: its winning part, one or two handles, and the marker of the last roll. */
export function Rule({ choice, locked, marker, marked, won, onChange }: RuleProps) {
  const track = useRef<HTMLDivElement>(null);
  const handles = { first: useRef<HTMLDivElement>(null), second: useRef<HTMLDivElement>(null) };
  const dragged = useRef<Which>(undefined);
  const shown: readonly Which[] = hasTwo(choice) ? ['first', 'second'] : ['first'];

  const boundaryAt = (clientX: number): number => {
    const box = track.current?.getBoundingClientRect();
    if (!box) return 0;
    return Math.round(((clientX - box.left) / box.width) * (rollCount / dragStep)) * dragStep;
  };
  const onPointerDown = (event: PointerEvent<HTMLDivElement>): void => {
    if (locked || event.button !== 0) return;
    event.preventDefault();
    const at = boundaryAt(event.clientX);
    const isSecond = hasTwo(choice) && Math.abs(at - choice.second) < Math.abs(at - choice.first);
    dragged.current = isSecond ? 'second' : 'first';
    event.currentTarget.setPointerCapture(event.pointerId);
    handles[dragged.current].current?.focus({ preventScroll: true });
    onChange(moveTo(choice, dragged.current, at));
  };
  const onPointerMove = (event: PointerEvent): void => {
    if (dragged.current === undefined) return;
    const next = moveTo(choice, dragged.current, boundaryAt(event.clientX));
    if (next[dragged.current] !== choice[dragged.current]) onChange(next);
  };
  const release = (): void => {
    dragged.current = undefined;
  };
  const onKeyDown = (which: Which) => (event: KeyboardEvent) => {
    const [least, most] = rangeOf(choice, which);
    const step = steps[event.key];
    const ends = { Home: least, End: most }[event.key];
    if (step === undefined && ends === undefined) return;
    event.preventDefault();
    onChange(moveTo(choice, which, ends ?? choice[which] + (step ?? 0) * (event.shiftKey ? 10 : 1)));
  };

  return (
    <div className="relative mx-1.5 rounded-md bg-linear-to-b from-brass-bright via-brass via-30% to-brass px-6 shadow-[inset_0_1px_0_theme(colors.ivory.100/0.7),inset_0_-2px_2px_theme(colors.brass.dim/0.8),0_3px_6px_theme(colors.ink.900/0.5)]">
      <Screw side="left-1.5" />
      <Screw side="right-1.5" />
      <div
        ref={track}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={release}
        onPointerCancel={release}
        className={cx('relative h-16 touch-none', !locked && 'cursor-pointer')}
      >
        <Winning choice={choice} />
        <div ref={marker} className={cx('pointer-events-none absolute inset-0', !marked && 'invisible')}>
          <Marker won={won} />
        </div>
        {shown.map((which) => (
          <div
            key={which}
            ref={handles[which]}
            role="slider"
            tabIndex={0}
            aria-label={t(hasTwo(choice) ? `casual.dice.handle_${which}` : 'casual.dice.handle')}
            aria-disabled={locked || undefined}
            aria-valuemin={rangeOf(choice, which)[0]}
            aria-valuemax={rangeOf(choice, which)[1]}
            aria-valuenow={choice[which]}
            aria-valuetext={t('casual.dice.handle_value', {
              at: textAt(choice, which),
              bet: betWords(choice),
              chance: rollText(rollsOf(choice)),
            })}
            onKeyDown={onKeyDown(which)}
            className={cx(
              'absolute top-[0.875rem] grid focus-visible:outline-3 focus-visible:outline-oddlot-blue h-11 w-11 -translate-x-1/2 place-items-center rounded-full',
              locked ? 'cursor-default' : 'cursor-grab active:cursor-grabbing',
            )}
            style={{ left: percent(choice[which]) }}
          >
            <span className="size-8 rounded-full border-[7px] border-oddlot-black bg-radial-[at_35%_30%] from-oddlot-paper to-oddlot-stone shadow-[0_2px_4px_theme(colors.ink.900/0.7)] ring-2 ring-oddlot-paper" />
          </div>
        ))}
      </div>
      <Scale />
    </div>
  );
}
