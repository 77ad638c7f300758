import { type ReactNode, useState } from 'react';
import { t } from '#i18n/client.ts';
import type { CrashResult } from '#stores/play/crash.ts';
import { cx } from '#ui/cx.ts';
import { Dialog } from '#ui/Dialog.tsx';
import type { FrameShape } from '../kit/frame/use-frame.ts';
import { Flight } from './Flight.tsx';
import { History } from './History.tsx';
import { LeaveControls } from './Leave.tsx';
import { Lines, playerWords, useLines } from './Lines.tsx';
import { PointDialog } from './PointDialog.tsx';
import type { TableState } from './use-table.ts';

type StageProps = { table: TableState; shape: FrameShape; still: boolean; status: ReactNode };

const none: readonly CrashResult[] = [];

/** Where there is no room for the list: how many there are, and the way to it. */
function LinesButton({ table, onOpen }: { table: TableState; onOpen: () => void }) {
  const list = useLines(table);
  return (
    <button
      type="button"
      onClick={onOpen}
      className="figures absolute right-14 bottom-10 z-10 grid min-h-11 place-items-center rounded-md bg-ink-900/75 px-3 text-sm font-semibold hover:bg-ink-900"
    >
      {playerWords(list)}
    </button>
  );
}

/** The flight, how one leaves it, who is in it, and how the last ones ended. */
export function Stage({ table, shape, still, status }: StageProps) {
  const [listed, setListed] = useState(false);
  const [looked, setLooked] = useState<CrashResult>();
  const tall = shape.stand === 'tall';
  const flat = shape.low && !tall;
  const slim = tall || flat;

  const dialogs = (
    <>
      <PointDialog result={looked} onClose={() => setLooked(undefined)} />
      <Dialog
        open={listed && slim}
        onClose={() => setListed(false)}
        size="md"
        title={t('crash.stakes')}
        closeLabel={t('table.close')}
      >
        <Lines table={table} className="h-80" />
      </Dialog>
    </>
  );
  const history = <History history={table.open?.history ?? none} rounds={table.view.rounds} onOpen={setLooked} />;
  const flight = (
    <div className="relative min-h-0 min-w-0">
      <Flight table={table} still={still} />
      {slim && <LinesButton table={table} onOpen={() => setListed(true)} />}
    </div>
  );
  const controls = <LeaveControls table={table} />;

  if (flat)
    return (
      <div className="grid min-h-0 grid-cols-[minmax(0,3fr)_minmax(0,2fr)] gap-3 px-3 py-1.5">
        {flight}
        <div className="grid min-h-0 content-evenly gap-1">
          {history}
          {controls}
          {status}
        </div>
        {dialogs}
      </div>
    );
  if (tall)
    return (
      <div className="grid min-h-0 grid-rows-[auto_minmax(0,1fr)_auto] gap-2 px-3 py-2">
        {history}
        {flight}
        {controls}
        {dialogs}
      </div>
    );
  if (shape.stand === 'stacked')
    return (
      <div className="grid min-h-0 grid-rows-[auto_minmax(0,1fr)_11rem] gap-3 p-4">
        {history}
        {flight}
        <div className="grid min-h-0 grid-cols-2 gap-5">
          {controls}
          <Lines table={table} />
        </div>
        {dialogs}
      </div>
    );
  return (
    <div className={cx('grid min-h-0 grid-cols-[minmax(0,1fr)_minmax(20rem,26%)] gap-5 p-4')}>
      <div className="grid min-h-0 grid-rows-[auto_minmax(0,1fr)] gap-3">
        {history}
        {flight}
      </div>
      <div className="grid min-h-0 grid-rows-[auto_minmax(0,1fr)] gap-5">
        {controls}
        <Lines table={table} />
      </div>
      {dialogs}
    </div>
  );
}
