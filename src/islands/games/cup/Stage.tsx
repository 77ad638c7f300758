import { type ReactNode, useEffect, useState } from 'react';
import { cups } from '#domain/games/cup/cups.ts';
import { t } from '#i18n/client.ts';
import { minorOf } from '#stores/format/money.ts';
import { cx } from '#ui/cx.ts';
import { Segments } from '../kit/fields/Segments.tsx';
import { type FrameShape, isFlat } from '../kit/frame/use-frame.ts';
import { ProofStrip } from '../kit/result/ProofStrip.tsx';
import { Result } from '../kit/result/Result.tsx';
import { Bracket } from './Bracket.tsx';
import { Clubs } from './Clubs.tsx';
import { Finals } from './Finals.tsx';
import { Matches } from './Matches.tsx';
import { Scores } from './Scores.tsx';
import { Slip } from './Slip.tsx';
import type { TableState } from './use-table.ts';
import { winnerCode } from './words.ts';

type StageProps = { table: TableState; shape: FrameShape; status: ReactNode };

const panels = ['draw', 'clubs', 'final', 'matches', 'scores'] as const;
type Panel = (typeof panels)[number];

/** The winners of the last cups. */
const Strip = ({ table: { round } }: { table: TableState }) => (
  <ProofStrip
    rounds={round.rounds}
    empty={t('cup.no_outcome')}
    className="min-w-0 grow"
    itemOf={(one) => {
      const code = winnerCode(one);
      if (code === undefined) return undefined;
      const gained = minorOf(one.payout, round.currency) > minorOf(one.stake, round.currency);
      const outcome = round.outcomeWords(one);
      return { label: code, gained, name: t(gained ? 'cup.strip_won' : 'cup.strip_lost', { code, outcome }) };
    }}
  />
);

/** Which cup the bets are on. */
const Draws = ({ table, flat }: { table: TableState; flat: boolean }) => (
  <Segments
    legend={t('cup.cups')}
    options={cups.map(({ number }) => ({ id: String(number), label: t('cup.cup_name', { cup: number }) }))}
    value={String(table.cup.number)}
    disabled={table.round.locked}
    className={flat ? '[&_label]:px-0' : '[&_label]:px-1 sm:[&_label]:px-2'}
    onChange={(text) => table.chooseCup(Number(text))}
  />
);

type PanelsProps = { among: readonly Panel[]; value: Panel; flat: boolean; onChange: (panel: Panel) => void };

/** Which bets are shown. */
const Panels = ({ among, value, flat, onChange }: PanelsProps) => (
  <Segments
    legend={t('cup.panels')}
    options={among.map((id) => ({ id, label: t(`cup.panel_${id}`) }))}
    value={value}
    disabled={false}
    className={flat ? '[&_label]:px-0.5' : '[&_label]:px-1 sm:[&_label]:px-3'}
    onChange={onChange}
  />
);

/** Bracket, bets and the player's slip, as the room allows: side by side, or on a phone one behind the other. */
export function Stage({ table, shape, status }: StageProps) {
  const { round } = table;
  const { locked } = round;
  const [panel, setPanel] = useState<Panel>('clubs');
  const flat = isFlat(shape);
  const tall = shape.stand === 'tall';

  // A phone has room for bets or for the bracket: at the kick-off the bracket comes to the front, and stays with its result.
  const isTold = round.landed !== undefined;
  useEffect(() => {
    if (locked || isTold) setPanel((now) => (tall || flat ? 'draw' : now));
  }, [locked, isTold, tall, flat]);

  const draws = <Draws table={table} flat={flat} />;
  const strip = <Strip table={table} />;
  const told = (
    <div className="flex min-w-0 items-center gap-2">
      {strip}
      <Result round={round} compact />
    </div>
  );
  const bets = (of: Panel, wide: boolean, clubs: 'halves' | 'one' = 'one') =>
    of === 'final' ? (
      <Finals table={table} flat={flat} />
    ) : of === 'matches' ? (
      <Matches table={table} wide={wide} flat={flat} />
    ) : of === 'scores' ? (
      <Scores table={table} flat={flat} />
    ) : (
      <Clubs table={table} layout={clubs} flat={flat} />
    );
  const choose = (among: readonly Panel[], value: Panel) => (
    <Panels among={among} value={value} flat={flat} onChange={setPanel} />
  );

  if (tall)
    return (
      <div className="grid min-h-0 grid-rows-[auto_auto_minmax(0,1fr)] gap-2 p-2">
        {draws}
        {choose(panels, panel)}
        {panel === 'draw' ? (
          <div className="grid min-h-0 grid-rows-[minmax(10.75rem,3fr)_auto_minmax(0,2fr)] gap-1.5">
            <Bracket table={table} wide={false} />
            {told}
            <Slip table={table} className="min-h-0" />
          </div>
        ) : (
          <div className="min-h-0">{bets(panel, false)}</div>
        )}
      </div>
    );

  const beside = panel === 'draw' || panel === 'clubs' ? 'final' : panel;
  if (flat)
    return (
      <div className="grid min-h-0 grid-cols-2 grid-rows-[auto_minmax(0,1fr)_auto] gap-x-2 gap-y-1 px-2 pt-1">
        {draws}
        {choose(panels, panel)}
        {panel === 'draw' ? (
          <>
            <Bracket table={table} wide={false} />
            <Slip table={table} className="min-h-0" />
          </>
        ) : (
          <div className="col-span-2 min-h-0">{bets(panel, true, 'halves')}</div>
        )}
        <div className="col-span-2 flex items-center gap-3">
          <Result round={round} compact />
          <div className="min-w-0 grow">{status}</div>
        </div>
      </div>
    );

  if (shape.stand === 'stacked')
    return (
      <div className="grid min-h-0 grid-rows-[auto_minmax(0,7fr)_auto_auto_minmax(0,7fr)_minmax(0,3fr)] gap-3 p-4">
        {draws}
        <Bracket table={table} wide />
        {told}
        {choose(panels.slice(1), panel === 'draw' ? 'clubs' : panel)}
        <div className="min-h-0">{bets(panel, true, 'halves')}</div>
        <Slip table={table} className="min-h-0" />
      </div>
    );

  return (
    <div className="grid min-h-0 grid-cols-[minmax(0,6fr)_minmax(0,5fr)] gap-5 p-4">
      <div className="grid min-h-0 grid-rows-[auto_minmax(0,1fr)_auto_minmax(6rem,auto)] gap-3">
        {draws}
        <Bracket table={table} wide />
        {strip}
        <div
          className={cx('grid min-h-0 items-start gap-4', round.landed && 'grid-cols-[minmax(0,5fr)_minmax(0,4fr)]')}
        >
          <Slip table={table} className="max-h-32" />
          <Result round={round} />
        </div>
      </div>
      <div className="grid min-h-0 grid-rows-[minmax(0,6fr)_auto_minmax(0,5fr)] gap-3">
        <Clubs table={table} layout="list" flat={false} />
        {choose(['final', 'matches', 'scores'], beside)}
        <div className="min-h-0">{bets(beside, true)}</div>
      </div>
    </div>
  );
}
