import type { ReactNode } from 'react';
import { leastAt } from '#domain/games/kit/share.ts';
import { multiplierOf, risks, segmentCounts } from '#domain/games/wheel/paytable.ts';
import { rational, subtract, toPercentString } from '#domain/maths/rational.ts';
import { t } from '#i18n/client.ts';
import { cx } from '#ui/cx.ts';
import { Money } from '#ui/Money.tsx';
import { Segments } from '../kit/fields/Segments.tsx';
import { BoardStage } from '../kit/frame/BoardStage.tsx';
import type { FrameShape } from '../kit/frame/use-frame.ts';
import { multiplierOfRound, paidResult } from '../kit/picture/multiplier.ts';
import { Figure } from '../kit/result/Figure.tsx';
import { ResultStrip } from '../kit/result/ResultStrip.tsx';
import { SessionBeside } from '../kit/session/SessionBeside.tsx';
import { StripWithSession } from '../kit/session/StripWithSession.tsx';
import { lookOf } from './looks.ts';
import type { TableState } from './use-table.ts';
import { Wheel } from './Wheel.tsx';

type StageProps = { table: TableState; shape: FrameShape; still: boolean; status: ReactNode };

const one = rational(1n);

/** What stands on the wheel: each multiplier, on how many segments, and what it pays for the stake. */
function Shares({ table, flat }: { table: TableState; flat: boolean }) {
  const { shares, wheel, stake, round } = table;
  return (
    <ul
      aria-label={t('instant.wheel.shares')}
      className={cx('grid gap-1', flat ? 'auto-cols-fr grid-flow-col' : 'content-start')}
    >
      {shares.map((share) => {
        const times = multiplierOf(share.multiplier);
        return (
          <li
            key={share.multiplier}
            className={cx(
              'figures rounded-sm text-sm',
              lookOf(share.multiplier, shares).ground,
              flat
                ? 'grid justify-items-center py-1 leading-tight'
                : 'grid h-10 grid-cols-[4rem_1fr_auto] items-center gap-2 px-3',
            )}
          >
            <span className="font-bold">{share.multiplier}×</span>
            {!flat && (
              <Money
                amountMinor={leastAt(stake.stakeMinor, times)}
                currency={round.currency}
                className="font-semibold"
              />
            )}
            <span className={cx(flat && 'text-xs')}>
              {t('instant.wheel.share', { count: share.segments, all: wheel.segments })}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

const Strip = ({ table: { round }, tall }: { table: TableState; tall: boolean }) => (
  <StripWithSession round={round} result={tall ? 'close' : undefined}>
    <ResultStrip round={round} words="instant" empty={t('instant.wheel.none')} resultOf={paidResult} />
  </StripWithSession>
);

function Chooser({ table: { wheel, round, change } }: { table: TableState }) {
  return (
    <>
      <Segments
        legend={t('instant.wheel.risk')}
        options={risks.map((id) => ({ id, label: t(`instant.wheel.risk_${id}`) }))}
        value={wheel.risk}
        disabled={round.locked}
        onChange={(risk) => change({ risk })}
      />
      <Segments
        legend={t('instant.wheel.segments')}
        options={segmentCounts.map((count) => ({ id: String(count), label: String(count) }))}
        value={String(wheel.segments)}
        disabled={round.locked}
        className="[&_label]:px-1 sm:[&_label]:px-3"
        onChange={(text) => {
          const segments = segmentCounts.find((count) => String(count) === text);
          if (segments !== undefined) change({ segments });
        }}
      />
    </>
  );
}

function Facts({ table: { topMinor, figures, round } }: { table: TableState }) {
  return (
    <dl className="grid grid-cols-3 gap-2">
      <Figure label={t('instant.wheel.top')}>
        <Money amountMinor={topMinor} currency={round.currency} />
      </Figure>
      <Figure label={t('instant.wheel.pays')}>{toPercentString(figures.hitFrequency, 2)}</Figure>
      <Figure label={t('instant.edge')}>{toPercentString(subtract(one, figures.returnToPlayer), 2)}</Figure>
    </dl>
  );
}

/** The wheel, and beside or below it what can be set and what stands on it. */
export function Stage({ table, shape, still, status }: StageProps) {
  const tall = shape.stand === 'tall';
  const [latest] = table.round.rounds;
  const centre = table.segment === undefined || !latest ? '' : `${multiplierOfRound(latest)}×`;
  const chooser = <Chooser table={table} />;
  const facts = <Facts table={table} />;
  return (
    <BoardStage
      round={table.round}
      shape={shape}
      status={status}
      board={
        <div className="min-h-0 min-w-0">
          <Wheel table={table} still={still} centre={centre} />
        </div>
      }
      strip={<Strip table={table} tall={tall} />}
      low={{
        className: 'grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-3 py-1.5',
        rest: (
          <>
            <div className="grid grid-cols-2 gap-2">{chooser}</div>
            <Shares table={table} flat />
          </>
        ),
      }}
      narrow={{
        className: tall
          ? 'grid-rows-[auto_minmax(0,1fr)_auto_auto] gap-2'
          : 'grid-rows-[auto_minmax(0,1fr)_auto_auto_auto] gap-4',
        rest: (
          <>
            <Shares table={table} flat />
            <div className={cx('grid gap-2', tall ? 'grid-cols-1' : 'grid-cols-2')}>{chooser}</div>
            {!tall && facts}
          </>
        ),
      }}
      wide={{
        className: 'max-w-[80rem] grid-cols-[minmax(0,1fr)_minmax(20rem,24rem)] gap-8 py-4',
        rows: 'grid-rows-[auto_auto_auto_minmax(0,1fr)_auto_4.5rem]',
        rest: (
          <>
            {chooser}
            <div className="grid min-h-0 grid-rows-[auto_minmax(0,1fr)] gap-6">
              <Shares table={table} flat={false} />
              <SessionBeside round={table.round} />
            </div>
            {facts}
          </>
        ),
      }}
    />
  );
}
