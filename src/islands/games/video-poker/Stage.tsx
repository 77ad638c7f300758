import type { ReactNode } from 'react';
import { payRows } from '#stores/play/video-poker.ts';
import { cx } from '#ui/cx.ts';
import { type FrameShape, isFlat } from '../kit/frame/use-frame.ts';
import { Result } from '../kit/result/Result.tsx';
import { Hand } from './Hand.tsx';
import { HintStrip } from './HintStrip.tsx';
import type { Look } from './looks/look.ts';
import { PayBoard } from './PayBoard.tsx';
import { Rows } from './Rows.tsx';
import { CoinsChoice, HandsChoice } from './Tray.tsx';
import { type BoardForm, useBoardForm } from './use-board-form.ts';
import type { TableState } from './use-table.ts';

type StageProps = { table: TableState; look: Look; shape: FrameShape; still: boolean; status: ReactNode };

/** Width over height of all small hands, and of the five cards. */
const rowsShape = 3.6;
const handShape = 3.8;

/** Where the result stands, never on a card, and the height that it and the marks of what is held take from the hand. */
const places = {
  below: { width: '100cqw', lines: '4.5rem', frame: 'justify-items-center', result: 'h-11' },
  closeBelow: { width: '100cqw', lines: '2.75rem', frame: 'justify-items-center', result: 'h-[1.75rem]' },
  beside: {
    width: '100cqw - 8rem',
    lines: '1.25rem',
    frame: 'grid-cols-[auto_minmax(0,1fr)] justify-items-center gap-1',
    result: '',
  },
  elsewhere: { width: '100cqw', lines: '1.75rem', frame: 'justify-items-center', result: 'hidden' },
} as const;

type MachineProps = { table: TableState; look: Look; still: boolean; share: number; resultAt: keyof typeof places };

/**
 * The small hands, where they stand over the main one, and the five cards, as large as their box allows. `share`: what part
 * of its height the small hands take; there are as many side by side as above each other, so that their shape is that of one.
 */
function Machine({ table, look, still, share, resultAt }: MachineProps) {
  const { width, lines, frame, result } = places[resultAt];
  return (
    <div className="grid min-h-0 content-evenly justify-items-center">
      {share > 0 && (
        <div style={{ width: `min(100cqw, ${share * 100 * rowsShape}cqh)` }}>
          <Rows table={table} look={look} />
        </div>
      )}
      <div className={cx('grid w-full', frame)}>
        {/* Five cards of 5:7 and their gaps, under a line that says what is held. */}
        <div style={{ width: `min(${width}, (${(1 - share) * 100}cqh - ${lines}) * ${handShape})` }}>
          <Hand table={table} look={look} still={still} />
        </div>
        <div className={cx('grid place-items-center', result)}>
          {resultAt !== 'elsewhere' && <Result round={table.round} compact={resultAt !== 'below'} />}
        </div>
      </div>
    </div>
  );
}

/** A machine lying on its side: the board left, hands and cards right. */
function LowStage({ table, look, still, status }: StageProps) {
  return (
    <div className="grid min-h-0 grid-cols-[minmax(0,1fr)_minmax(0,1fr)] gap-3 px-3 pt-1 text-[min(0.75rem,1.42cqw)]">
      <div className="grid min-h-0 grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)_auto] gap-1">
        <PayBoard table={table} look={look} />
        <CoinsChoice table={table} inline />
      </div>
      <div className="grid min-h-0 grid-rows-[minmax(0,1fr)_auto]">
        <div className="grid min-h-0 [container-type:size]">
          <Machine
            table={table}
            look={look}
            still={still}
            share={table.play.hands > 1 ? 0.44 : 0}
            resultAt="elsewhere"
          />
        </div>
        <HintStrip table={table} look={look} status={status} rest={<Result round={table.round} compact />} />
      </div>
    </div>
  );
}

/** The letters of the board, by the width of the stage. */
const sizes = {
  tall: 'text-[min(0.8125rem,3.34cqw)]',
  stacked: 'text-[min(1.25rem,2.4cqw)]',
  side: 'text-[min(1.25rem,1.6cqw,2.1vh)]',
  half: 'text-[min(1.125rem,1.45cqw,2.1vh)]',
} as const;

/**
 * The height of the board in letters. Where height is scarce a long one has its lines closer together, or is folded: the
 * cards below it must stay large.
 */
const linesOf = (kinds: number, form: BoardForm, { stand, low }: FrameShape): number => {
  if (form === 'folded') return Math.min(Math.ceil(kinds / 2) * 1.5, 9.5);
  const rows = kinds + 1;
  return form === 'column'
    ? rows * 1.35
    : Math.min(rows * 1.6, Math.max(stand === 'tall' && low ? 15.6 : 14.4, rows * 1.15));
};

/** The board above, small hands beside or below it, the five cards, and what the hint says at the foot. */
function HighStage({ table, look, shape, still }: StageProps) {
  const { stand } = shape;
  const several = table.play.hands > 1;
  const beside = several && stand === 'side';
  const form = useBoardForm(shape, several);
  const lines = linesOf(payRows(table.id).length, form, shape);
  return (
    <div
      className={cx(
        'mx-auto grid min-h-0 w-full grid-rows-[auto_minmax(0,1fr)_auto] gap-1.5 px-2 pt-2 sm:gap-3 sm:px-5 sm:pt-4',
        beside ? 'max-w-[84rem]' : 'max-w-[68rem]',
        sizes[beside ? 'half' : stand],
      )}
    >
      <div
        className={cx('grid gap-6', beside && 'grid-cols-[minmax(0,1fr)_minmax(0,1fr)]')}
        style={{ height: `calc(${lines}em + 1rem)` }}
      >
        <PayBoard table={table} look={look} form={form} />
        {beside && (
          <div className="grid min-h-0 place-items-center [container-type:size]">
            <div style={{ width: `min(100cqw, ${100 * rowsShape}cqh)` }}>
              <Rows table={table} look={look} />
            </div>
          </div>
        )}
      </div>
      <div className={cx('grid min-h-0 [container-type:size]', stand === 'side' && 'mb-4')}>
        <Machine
          table={table}
          look={look}
          still={still}
          share={several && !beside ? 0.46 : 0}
          resultAt={stand !== 'tall' ? 'below' : several ? 'beside' : 'closeBelow'}
        />
      </div>
      <HintStrip table={table} look={look} rest={stand === 'tall' && <HandsChoice table={table} inline />} />
    </div>
  );
}

/** The machine's glass, as the frame lies. */
export function Stage(props: StageProps) {
  return (
    <div className="relative grid min-h-0 overflow-hidden [container-type:inline-size]">
      {isFlat(props.shape) ? <LowStage {...props} /> : <HighStage {...props} />}
    </div>
  );
}
