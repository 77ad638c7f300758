import { type ReactNode, useState } from 'react';
import { dogCards } from '#domain/games/greyhounds/cards.ts';
import { t } from '#i18n/client.ts';
import { minorOf } from '#stores/format/money.ts';
import { cx } from '#ui/cx.ts';
import { Segments } from '../kit/fields/Segments.tsx';
import { type FrameShape, isFlat } from '../kit/frame/use-frame.ts';
import { ZoomBoard } from '../kit/frame/ZoomBoard.tsx';
import { ProofStrip } from '../kit/result/ProofStrip.tsx';
import { Result } from '../kit/result/Result.tsx';
import { useHeld } from '../kit/round/use-held.ts';
import { Pairs } from './Pairs.tsx';
import { raceOf } from './picture/greyhounds.ts';
import { Runners } from './Runners.tsx';
import { Track } from './Track.tsx';
import type { TableState } from './use-table.ts';

type StageProps = { table: TableState; shape: FrameShape; still: boolean; status: ReactNode };

const panels = ['card', 'forecast', 'trifecta'] as const;
type Panel = (typeof panels)[number];

/** How long the dogs are seen behind the post, where the track lies over the bets. */
const readMs = 1_600;

/** The trifectas of one winner at a time: who wins is chosen above. */
function Trifectas({
  table,
  winner,
  onWinner,
}: {
  table: TableState;
  winner: number;
  onWinner: (trap: number) => void;
}) {
  return (
    <div className="grid h-full min-h-0 grid-rows-[auto_minmax(0,1fr)] gap-1.5">
      <Segments
        legend={t('greyhounds.winner')}
        options={table.card.runners.map(({ number }) => ({
          id: String(number),
          label: t('greyhounds.winner_option', { trap: number }),
        }))}
        value={String(winner)}
        disabled={false}
        className="[&_label]:px-1"
        onChange={(text) => onWinner(Number(text))}
      />
      <Pairs table={table} winner={winner} />
    </div>
  );
}

/** The first three of the last races. */
const Strip = ({ table: { round } }: { table: TableState }) => (
  <ProofStrip
    rounds={round.rounds}
    empty={t('greyhounds.no_outcome')}
    className="min-w-0 grow"
    itemOf={(one) => {
      const race = raceOf(one);
      if (!race) return undefined;
      const gained = minorOf(one.payout, round.currency) > minorOf(one.stake, round.currency);
      const outcome = round.outcomeWords(one);
      return {
        label: race.order.slice(0, 3).join('-'),
        gained,
        name: t(gained ? 'greyhounds.strip_won' : 'greyhounds.strip_lost', { outcome }),
      };
    }}
  />
);

/** Which race card the bets are on. */
const Cards = ({ table, flat }: { table: TableState; flat: boolean }) => (
  <Segments
    legend={t('greyhounds.cards')}
    options={dogCards.map(({ number }) => ({
      id: String(number),
      label: t('greyhounds.card_name', { card: number }),
    }))}
    value={String(table.card.number)}
    disabled={table.round.locked}
    className={flat ? '[&_label]:px-0 [&_label]:text-xs' : '[&_label]:px-1 sm:[&_label]:px-2'}
    onChange={(text) => table.chooseCard(Number(text))}
  />
);

type PanelsProps = { among: readonly Panel[]; value: Panel; onChange: (panel: Panel) => void };

/** Which bets are shown. */
const Panels = ({ among, value, onChange }: PanelsProps) => (
  <Segments
    legend={t('greyhounds.panels')}
    options={among.map((id) => ({ id, label: t(`greyhounds.panel_${id}`) }))}
    value={value}
    disabled={false}
    className="[&_label]:px-1 sm:[&_label]:px-3"
    onChange={onChange}
  />
);

/** Track, card, and the bets in their order, as the room allows. */
export function Stage({ table, shape, still, status }: StageProps) {
  const { round } = table;
  const [panel, setPanel] = useState<Panel>('card');
  const [winner, setWinner] = useState(1);
  const flat = isFlat(shape);
  const tall = shape.stand === 'tall';
  const short = tall && shape.low;
  const isRead = useHeld(round.landed?.round.id, readMs);
  const track = (
    <div className="relative min-h-0 min-w-0">
      <Track table={table} still={still} />
      {/* Between the traps and the post: where the dogs stand at the end nothing lies over them. */}
      {!short && (
        <div className="absolute bottom-2 left-[18%] z-20">
          <Result round={round} />
        </div>
      )}
    </div>
  );
  const cards = <Cards table={table} flat={flat} />;
  const strip = <Strip table={table} />;
  const bets = (of: Panel) =>
    of === 'card' ? (
      <Runners table={table} />
    ) : of === 'forecast' ? (
      <Pairs table={table} />
    ) : (
      <Trifectas table={table} winner={winner} onWinner={setWinner} />
    );
  const choose = (among: readonly Panel[], value: Panel) => <Panels among={among} value={value} onChange={setPanel} />;

  // A short phone has room for the track or for the bets: the race takes their place until it has been seen.
  const shown = tall ? (
    <ZoomBoard
      {...(panel === 'card' ? { height: 350 } : { width: 420, height: 400 })}
      closed={round.locked}
      laid={[...table.placed.keys()]}
    >
      {bets(panel)}
    </ZoomBoard>
  ) : (
    <div className="min-h-0">{bets(panel)}</div>
  );
  const running = table.race?.isRunning === true;
  if (tall || flat)
    return (
      <div
        className={cx(
          'grid min-h-0 gap-2 p-2',
          short
            ? 'grid-rows-[auto_auto_auto_minmax(0,1fr)]'
            : tall
              ? 'grid-rows-[auto_minmax(0,5fr)_auto_auto_minmax(0,8fr)]'
              : 'grid-cols-[minmax(0,2fr)_minmax(0,3fr)] grid-rows-[auto_minmax(0,1fr)_auto]',
        )}
      >
        {cards}
        {tall && !short && track}
        {choose(panels, panel)}
        {short ? (
          <div className="flex min-w-0 items-center gap-2">
            {strip}
            <Result round={round} compact />
          </div>
        ) : tall ? (
          strip
        ) : (
          track
        )}
        {short && (running || isRead) ? track : shown}
        {flat && <div className="col-span-2">{status}</div>}
      </div>
    );

  const ordered = panel === 'card' ? 'forecast' : panel;
  if (shape.stand === 'stacked')
    return (
      <div className="grid min-h-0 grid-rows-[auto_minmax(0,4fr)_auto_minmax(0,4fr)_auto_minmax(0,4fr)] gap-3 p-4">
        {cards}
        {track}
        {strip}
        <Runners table={table} />
        {choose(['forecast', 'trifecta'], ordered)}
        <div className="min-h-0">{bets(ordered)}</div>
      </div>
    );

  return (
    <div className="grid min-h-0 grid-cols-[minmax(0,6fr)_minmax(0,5fr)] gap-5 p-4">
      <div className="grid min-h-0 grid-rows-[auto_minmax(0,1fr)_auto] gap-3">
        {cards}
        {track}
        {strip}
      </div>
      <div className="grid min-h-0 grid-rows-[minmax(0,6fr)_auto_minmax(0,6fr)] gap-3">
        <Runners table={table} />
        {choose(['forecast', 'trifecta'], ordered)}
        <div className="min-h-0">{bets(ordered)}</div>
      </div>
    </div>
  );
}
