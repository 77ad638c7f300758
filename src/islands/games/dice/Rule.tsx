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

/** The part of the rule that wins. */
const Winning = ({ choice }: { choice: DiceChoice }) => (
  <div className="absolute inset-x-0 top-5 h-8 overflow-hidden rounded-sm bg-oddlot-black">
    {winningParts(choice).map(([from, to], index) => (
      <div
        key={index === 0 ? 'first' : 'second'}
        className="absolute inset-y-0 bg-oddlot-yellow"
        style={{ left: percent(from), width: percent(to - from) }}
      />
    ))}
  </div>
);

/** Points at the roll. */
const Marker = ({ won }: { won: boolean }) => (
  <svg
    viewBox="-10 0 20 56"
    aria-hidden="true"
    className={cx('absolute top-0 -left-2.5 h-14 w-5', won ? 'text-oddlot-blue' : 'text-oddlot-red')}
  >
    <path d="M-9 0H9L0 15Z" fill="currentColor" />
    <path d="M0 12V53" className="stroke-oddlot-paper" strokeWidth="5" />
    <path d="M0 12V53" stroke="currentColor" strokeWidth="2" />
  </svg>
);

/** Lines and numbers under the rule. */
const Scale = () => (
  <>
    <svg viewBox="-1 0 1002 12" preserveAspectRatio="none" aria-hidden="true" className="h-3 w-full overflow-visible">
      <path d={ticks} className="stroke-oddlot-black" strokeWidth="1" vectorEffect="non-scaling-stroke" />
    </svg>
    <div translate="no" aria-hidden="true" className="figures relative h-5 text-xs font-semibold text-oddlot-black">
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
    <div className="px-4">
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
            <span className="size-8 rounded-full border-8 border-oddlot-black bg-oddlot-paper shadow-raised ring-2 ring-oddlot-paper" />
          </div>
        ))}
      </div>
      <Scale />
    </div>
  );
}
