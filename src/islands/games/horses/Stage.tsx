import { useState } from 'react';
import { t } from '#i18n/client.ts';
import { TellMe } from '#islands/blocks/TellMe.tsx';
import { cx } from '#ui/cx.ts';
import { Segments } from '../kit/fields/Segments.tsx';
import type { FrameShape } from '../kit/frame/use-frame.ts';
import { ZoomBoard } from '../kit/frame/ZoomBoard.tsx';
import { Result } from '../kit/result/Result.tsx';
import { clockText } from '../kit/round/use-countdown.ts';
import { Course } from './Course.tsx';
import { Exactas } from './Exactas.tsx';
import { Field } from './Field.tsx';
import { Paddock } from './Paddock.tsx';
import { Runners } from './Runners.tsx';
import type { TableState } from './use-table.ts';

type Panel = 'card' | 'exacta';

/** The race that is next and when: over the picture, or in a line of its own. */
function Header({ table, inLine = false }: { table: TableState; inLine?: boolean }) {
  const { startsIn, opensIn, race, watched, card } = table;
  const clock = startsIn ?? (watched ? null : opensIn);
  return (
    <p
      className={cx(
        'figures flex items-baseline gap-3 text-sm',
        inLine ? 'justify-between px-1' : 'absolute top-2 left-3 z-10 rounded-md bg-ink-900/70 px-2.5 py-1',
      )}
    >
      <span className="font-semibold">{t('horses.race', { race: race?.index ?? 0, card: card.number })}</span>
      {clock !== null && (
        <span
          className={cx('text-ivory-300', startsIn !== null && startsIn <= 10 && 'font-semibold text-brass-bright')}
        >
          {t(startsIn === null ? 'horses.opens_in' : 'horses.starts_in', {
            time: clockText(clock),
          })}
        </span>
      )}
    </p>
  );
}

/** The course and the bets on the card, as the room allows. */
export function Stage({ table, shape, still }: { table: TableState; shape: FrameShape; still: boolean }) {
  const { view, card, phase } = table;
  const [panel, setPanel] = useState<Panel>('card');
  const tells = table.isTellable && phase === 'betting';
  const picture = (
    <div className="relative min-h-0 min-w-0">
      <Header table={table} />
      {table.watched || table.finished ? (
        <Course card={card} watched={table.watched} finished={table.finished} still={still} onOver={table.onOver} />
      ) : (
        <Paddock card={card} startsIn={table.startsIn} small={shape.stand === 'tall'} still={still} />
      )}
      {tells && <TellMe topic="races" slim className="absolute right-1 bottom-0 z-20" />}
      {view.landed && (
        <div className="absolute right-3 bottom-3 z-20">
          <Result round={view} />
        </div>
      )}
    </div>
  );
  const runners = <Runners table={table} />;
  const exactas = <Exactas table={table} />;
  const panels = (
    <Segments
      legend={t('horses.panels')}
      options={[
        { id: 'card', label: t('horses.panel_card') },
        { id: 'exacta', label: t('horses.panel_exacta') },
      ]}
      value={panel}
      disabled={false}
      onChange={setPanel}
    />
  );
  const swapped = (
    <div className="grid min-h-0 grid-rows-[auto_minmax(0,1fr)] gap-1.5">
      {panels}
      {shape.stand === 'tall' ? (
        <ZoomBoard
          {...(panel === 'card' ? { height: 440 } : { width: 480, height: 480 })}
          closed={view.locked}
          laid={[...table.placed.keys()]}
        >
          {panel === 'card' ? runners : exactas}
        </ZoomBoard>
      ) : panel === 'card' ? (
        runners
      ) : (
        exactas
      )}
    </div>
  );

  if (shape.stand === 'tall')
    return (
      // A short phone has little height: the bets have it until the race is on, and only then there is a picture.
      <div
        className={cx(
          'grid min-h-0 gap-2 p-2',
          shape.low
            ? phase === 'betting'
              ? 'grid-rows-[auto_minmax(0,1fr)]'
              : 'grid-rows-[minmax(0,3fr)_minmax(0,6fr)]'
            : 'grid-rows-[minmax(0,2fr)_minmax(0,6fr)]',
        )}
      >
        {shape.low && phase === 'betting' ? (
          <div className="grid min-h-6 grid-cols-[minmax(0,1fr)_auto] items-center">
            <Header table={table} inLine />
            {tells && <TellMe topic="races" slim />}
          </div>
        ) : (
          picture
        )}
        {swapped}
      </div>
    );
  if (shape.low)
    return (
      <div className="grid min-h-0 grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-2 p-2">
        <div className="grid min-h-0 grid-rows-[minmax(0,1fr)_auto] gap-1.5">
          {picture}
          {panels}
        </div>
        <div className="min-h-0 text-xs">{panel === 'card' ? runners : exactas}</div>
      </div>
    );
  if (shape.stand === 'stacked')
    return (
      <div className="grid min-h-0 grid-rows-[minmax(0,3fr)_minmax(0,4fr)_minmax(0,3fr)] gap-3 p-4">
        {picture}
        {runners}
        {exactas}
      </div>
    );
  return (
    <div className="grid min-h-0 grid-cols-[minmax(0,5fr)_minmax(0,4fr)] gap-4 p-4">
      <div className="grid min-h-0 grid-rows-[minmax(0,1fr)_auto] gap-3">
        {picture}
        <Field table={table} />
      </div>
      <div className="grid min-h-0 grid-rows-[minmax(0,5fr)_minmax(0,4fr)] gap-4">
        {runners}
        {exactas}
      </div>
    </div>
  );
}
