import { type ReactNode, useRef, useState } from 'react';
import { cx } from '#ui/cx.ts';
import { RecallDialog } from './RecallDialog.tsx';
import { RulesDialog, type TableRules } from './RulesDialog.tsx';
import { LostAnswer, StatusLine } from './StatusLine.tsx';
import { TopBar } from './TopBar.tsx';
import { type FrameShape, useFrameShape } from './use-frame.ts';
import type { RoundView } from './use-round.ts';

type TableFrameProps = {
  round: RoundView;
  rules: TableRules;
  /** The cloth: two stops of a gradient, `from-halden-deep to-halden-dim`. */
  ground: string;
  /** What the table asks for or says while there is neither refusal nor result. */
  prompt: string;
  /** The table's own refusal, before anything was sent. */
  note?: string;
  /** Where the status line stands: below the stage unless this says that the stage takes it. */
  statusInStage?: (shape: FrameShape) => boolean;
  /** The table itself. It gets all room between the bars and must never scroll. */
  stage: (shape: FrameShape, status: ReactNode) => ReactNode;
  /** Stake and actions, at the lower edge. */
  tray: (shape: FrameShape) => ReactNode;
};

/** The whole of a game's frame, the same for every table: bar, stage, status, tray, rules and recall. It never scrolls. */
export function TableFrame(props: TableFrameProps) {
  const { round, rules, ground, prompt, note, statusInStage, stage, tray } = props;
  const frame = useRef<HTMLDivElement>(null);
  const shape = useFrameShape(frame);
  const [dialog, setDialog] = useState<'rules' | 'recall'>();
  const beside = statusInStage?.(shape) ?? false;
  const status = <StatusLine round={round} note={note ?? ''} prompt={prompt} beside={beside} />;
  const close = (): void => setDialog(undefined);
  return (
    <div
      ref={frame}
      className={cx(
        'grid h-full grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)_auto] overflow-hidden text-ivory-100 select-none touch-manipulation',
        'bg-radial-[at_50%_35%]',
        ground,
      )}
    >
      <TopBar round={round} onRules={() => setDialog('rules')} onRecall={() => setDialog('recall')} />
      {stage(shape, beside && status)}
      <div className="bg-ink-800">
        {!beside && status}
        <p aria-live="assertive" className="sr-only">
          {round.said}
        </p>
        {round.state.state === 'lost' && <LostAnswer onAskAgain={round.askAgain} />}
        {tray(shape)}
      </div>
      <RulesDialog rules={rules} round={round} open={dialog === 'rules'} onClose={close} />
      <RecallDialog round={round} open={dialog === 'recall'} onClose={close} />
    </div>
  );
}
