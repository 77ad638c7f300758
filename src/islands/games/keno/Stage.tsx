import type { ReactNode } from 'react';
import { toPercentString } from '#domain/maths/rational.ts';
import { t } from '#i18n/client.ts';
import { minorOf } from '#stores/format/money.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { cx } from '#ui/cx.ts';
import { Money } from '#ui/Money.tsx';
import { Segments } from '../kit/fields/Segments.tsx';
import type { FrameShape } from '../kit/frame/use-frame.ts';
import { ZoomBoard } from '../kit/frame/ZoomBoard.tsx';
import { Figure } from '../kit/result/Figure.tsx';
import { ProofStrip } from '../kit/result/ProofStrip.tsx';
import { Result } from '../kit/result/Result.tsx';
import { Mark } from './Mark.tsx';
import { PaysCells, PaysTable } from './Pays.tsx';
import { choiceOfRound, drawnOf, hitsOf } from './picture/keno.ts';
import { Sheet } from './Sheet.tsx';
import type { TableState } from './use-table.ts';

type StageProps = { table: TableState; shape: FrameShape; status: ReactNode };

const small = 'rounded-md bg-ink-900/45 px-3 text-ivory-100 hover:bg-ink-900/80';

/** Quick pick and clear; while numbers come, the way to see all of them at once stands in their place. */
function Actions({ table }: { table: TableState }) {
  const { round, choice, drawing, variant } = table;
  const style = buttonStyle('ghost', 'sm', small);
  if (drawing)
    return (
      <button type="button" className={cx(style, 'grow')} onClick={table.skip}>
        {t('keno.skip', { drawn: String(variant.sheet.drawnCount) })}
      </button>
    );
  return (
    <>
      <button type="button" className={cx(style, 'grow')} disabled={round.locked} onClick={table.quickPick}>
        {t('keno.quick_pick')}
      </button>
      <button
        type="button"
        className={cx(style, 'grow')}
        disabled={round.locked || choice.picks.length === 0}
        onClick={table.clear}
      >
        {t('keno.clear')}
      </button>
    </>
  );
}

/** So many of the numbers drawn stand in a line. */
const lineMax = 10;

/** The numbers as they came, each in its place. */
function Order({ table }: { table: TableState }) {
  const { drawn, choice, variant } = table;
  const { drawnCount } = variant.sheet;
  return (
    <ol
      aria-label={t('keno.drawn')}
      className={cx('mx-auto grid w-full grid-cols-10 gap-1', drawnCount > lineMax ? 'max-w-[28rem]' : 'max-w-[40rem]')}
    >
      {Array.from({ length: drawnCount }, (_, index) => {
        const number = drawn[index];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: fixed places
          <li key={index} className="relative aspect-square rounded-sm bg-ink-900/35">
            {number !== undefined && (
              <>
                <span className="sr-only">{number}</span>
                <span className="absolute inset-0">
                  <Mark key={number} number={number} isPicked={choice.picks.includes(number)} isDrawn />
                </span>
              </>
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** How many of the picks the last draws had. */
const Strip = ({ table: { round, variant } }: { table: TableState }) => (
  <ProofStrip
    rounds={round.rounds}
    empty={t('keno.none')}
    className="min-w-0 grow"
    itemOf={(one) => {
      const staked = choiceOfRound(variant.sheet, one);
      if (!staked) return undefined;
      const gained = minorOf(one.payout, round.currency) > minorOf(one.stake, round.currency);
      return {
        label: t('keno.strip', {
          hits: String(hitsOf(staked.picks, drawnOf(variant.sheet, one))),
          picks: String(staked.picks.length),
        }),
        gained,
        name: t(gained ? 'keno.strip_won' : 'keno.strip_lost', { outcome: round.outcomeWords(one) }),
      };
    }}
  />
);

type LayoutProps = { table: TableState; tall: boolean; status: ReactNode };

/** What the paytable shows: the row of the picks, and how many were hit. */
const paysOf = ({ variant, choice, hits }: TableState) => ({
  variant,
  table: choice.table,
  picks: choice.picks.length || variant.sheet.picksMax,
  hits: choice.picks.length > 0 ? hits : undefined,
});

/** Which paytable is played, where there is more than one. */
const TableChoice = ({ table, className }: { table: TableState; className?: string }) =>
  table.variant.sheet.tableNames.length > 1 && (
    <Segments
      legend={t('keno.tables')}
      options={table.variant.sheet.tableNames.map((id) => ({ id, label: t(`keno.table_${id}`) }))}
      value={table.choice.table}
      disabled={table.round.locked}
      className={cx('[&_label]:min-w-11', className)}
      onChange={table.chooseTable}
    />
  );

const Returns = ({ table, className }: { table: TableState; className?: string }) => (
  <Figure label={t('keno.return')} className={className ?? ''}>
    {toPercentString(table.figures.returnToPlayer, 2)}
  </Figure>
);

const Most = ({ table }: { table: TableState }) => (
  <Figure label={t('keno.most')}>
    <Money amountMinor={table.maxPayoutMinor} currency={table.round.currency} />
  </Figure>
);

/** Low and wide: the sheet, and all else beside it. */
const Flat = ({ table, status }: LayoutProps) => (
  <div className="grid min-h-0 grid-cols-[minmax(0,1fr)_24rem] gap-3 px-3 py-1.5">
    <Sheet table={table} />
    <div className="grid min-h-0 content-center gap-1">
      <div className="flex items-center gap-1">
        <TableChoice table={table} />
        <Actions table={table} />
      </div>
      <PaysCells {...paysOf(table)} />
      <div className="flex items-start justify-between gap-3">
        <div className="grid min-h-8 min-w-0 grow gap-1">
          <Result round={table.round} compact />
          {status}
        </div>
        <dl className="shrink-0">
          <Returns table={table} className="text-right" />
        </dl>
      </div>
    </div>
  </div>
);

const Side = ({ table }: LayoutProps) => (
  <div className="mx-auto grid min-h-0 w-full max-w-[84rem] grid-cols-[minmax(0,1fr)_23rem] gap-6 px-6 pt-4 pb-3">
    <div className="grid min-h-0 grid-rows-[auto_minmax(0,1fr)_auto] gap-3">
      <div className="flex h-11 min-w-0 items-center gap-3">
        <Strip table={table} />
        <Result round={table.round} />
      </div>
      <Sheet table={table} />
      <Order table={table} />
    </div>
    <div className="grid min-h-0 content-center gap-3">
      <TableChoice table={table} className="w-full" />
      <PaysTable {...paysOf(table)} />
      <dl className="grid grid-cols-3 gap-3">
        <Returns table={table} />
        <Figure label={t('keno.hit_rate')}>{toPercentString(table.figures.hitFrequency, 2)}</Figure>
        <Most table={table} />
      </dl>
      <div className="flex gap-2">
        <Actions table={table} />
      </div>
    </div>
  </div>
);

function Stacked({ table, tall }: LayoutProps) {
  const hasTables = table.variant.sheet.tableNames.length > 1;
  return (
    <div
      className={cx(
        'mx-auto grid min-h-0 w-full max-w-[46rem]',
        tall
          ? 'grid-rows-[auto_minmax(0,1fr)_auto_auto] gap-1 px-2 py-1'
          : 'grid-rows-[auto_minmax(0,1fr)_auto_auto_auto] gap-3 px-5 py-4',
      )}
    >
      <div className="flex items-center justify-between gap-2">
        <TableChoice table={table} className={tall ? '' : 'w-full'} />
        <dl className={cx('flex shrink-0', hasTables ? 'gap-5' : 'grow justify-between')}>
          {(!tall || !hasTables) && <Most table={table} />}
          <Returns table={table} className={tall ? 'text-right' : ''} />
        </dl>
      </div>
      {tall && table.variant.sheet.numberCount > 40 ? (
        <ZoomBoard width={500} height={405} closed={table.round.locked}>
          <Sheet table={table} />
        </ZoomBoard>
      ) : (
        <Sheet table={table} tall={tall} />
      )}
      {!tall && <Order table={table} />}
      <div className="flex items-center gap-1.5">
        <div className="flex shrink-0 gap-1.5 [min-width:13rem]">
          <Actions table={table} />
        </div>
        {/* Beside the actions of a phone there is room for one: the newest of the strip is this round. */}
        {tall && table.round.landed ? (
          <div className="grid min-w-0 grow justify-items-center">
            <Result round={table.round} compact />
          </div>
        ) : (
          <Strip table={table} />
        )}
        {!tall && <Result round={table.round} />}
      </div>
      <PaysCells {...paysOf(table)} terse={tall} />
    </div>
  );
}

/** Sheet, order of the draw, paytable and what can be set, as the room allows. */
export function Stage({ table, shape, status }: StageProps) {
  const tall = shape.stand === 'tall';
  const Layout = shape.low && !tall ? Flat : shape.stand === 'side' ? Side : Stacked;
  return <Layout table={table} tall={tall} status={status} />;
}
