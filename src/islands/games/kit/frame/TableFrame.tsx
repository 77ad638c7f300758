import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { isBarred, isOfSaferPlay } from '#stores/format/fail-words.ts';
import { endAutoplay } from '#stores/play/autoplay.ts';
import { cx } from '#ui/cx.ts';
import { tuneTo } from '../motion/sounds.ts';
import { holdsPresses } from '../result/grade.ts';
import { LightContext, useLight } from '../result/light.ts';
import { WinVeil } from '../result/WinVeil.tsx';
import { type RoundView, refusalOf } from '../round/use-round.ts';
import { lightOf, studioOf } from '../studio.ts';
import { BonusNotice } from './BonusNotice.tsx';
import { ClosingNotice } from './ClosingNotice.tsx';
import { Cloth, Rail } from './Cloth.tsx';
import { RealityCheck } from './RealityCheck.tsx';
import { RecallDialog } from './RecallDialog.tsx';
import { RulesDialog } from './RulesDialog.tsx';
import { SaferNotice } from './SaferNotice.tsx';
import { LostAnswer, StatusLine } from './StatusLine.tsx';
import { TopBar } from './TopBar.tsx';
import type { TableRules } from './table-rules.ts';
import { type FrameShape, useFrameShape, useStill } from './use-frame.ts';
import { usePlaySession } from './use-play-session.ts';

type TableFrameProps = {
  round: RoundView;
  rules: TableRules;
  /** The cloth: two stops of a gradient, `from-halden-deep to-halden-dim`. */
  ground: string;
  /** A woven cloth under a lamp, with a wooden rail at the player's edge; `engraved` also prints rosettes at its sides. */
  cloth?: 'plain' | 'engraved';
  /** What the table asks for or says while there is neither refusal nor result. */
  prompt: string;
  /** The table's own refusal, before anything was sent. */
  note?: string;
  /** What comes of a round says by itself, in words, when nothing was won. */
  lossIsSaid?: boolean;
  /** Where the status line stands: below the stage unless this says that the stage takes it. */
  statusInStage?: (shape: FrameShape) => boolean;
  /** The table itself. It gets all room between the bars and must never scroll. */
  stage: (shape: FrameShape, status: ReactNode) => ReactNode;
  /** Stake and actions, at the lower edge. */
  tray: (shape: FrameShape) => ReactNode;
};

/** The player comes back, perhaps from having changed what stopped the play: it may be tried again. */
const useReturn = (retry: (() => void) | undefined): void => {
  const latest = useRef(retry);
  latest.current = retry;
  useEffect(() => {
    const back = (): void => latest.current?.();
    window.addEventListener('focus', back);
    return () => window.removeEventListener('focus', back);
  }, []);
};

/** A browser presses a button again and again while Enter is held: here each press is one of a hand, so that no round follows by itself. */
const onlyOnce = (event: KeyboardEvent): void => {
  if (event.repeat && event.key === 'Enter') event.preventDefault();
};

/** The whole of a game's frame, the same for every table: bar, stage, status, tray, rules and recall. It never scrolls. */
export function TableFrame(props: TableFrameProps) {
  const { round, rules, ground, cloth, prompt, note, lossIsSaid, statusInStage, stage, tray } = props;
  const frame = useRef<HTMLDivElement>(null);
  const shape = useFrameShape(frame);
  const studio = studioOf(round.session.game.id);
  useEffect(() => tuneTo(studio), [studio]);
  const [dialog, setDialog] = useState<'rules' | 'recall'>();
  const beside = statusInStage?.(shape) ?? false;
  const { lit, skip } = useLight(round, useStill());
  // Whoever presses in the light of a win looks at the table: no round follows it by itself.
  const skipLight = (): void => {
    endAutoplay('stopped');
    skip();
  };
  const status = (
    <StatusLine round={round} note={note ?? ''} prompt={prompt} beside={beside} lossIsSaid={lossIsSaid ?? false} />
  );
  const close = (): void => setDialog(undefined);
  const play = usePlaySession(round);
  const failed = refusalOf(round);
  const stopped = failed && isOfSaferPlay(failed) && failed.code !== 'reality_check_due' ? failed : undefined;
  // Choices in a round that waits stay open, whatever stopped an addition to its stake.
  const calm = stopped !== undefined && isBarred(stopped) && round.open === undefined;
  useReturn(calm ? round.dismiss : undefined);
  return (
    <div
      ref={frame}
      onKeyDownCapture={onlyOnce}
      className={cx(
        'grid h-full grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)_auto] overflow-hidden text-ivory-100 select-none touch-manipulation',
        'bg-radial-[at_50%_35%]',
        'relative isolate',
        lightOf[studio],
        ground,
      )}
    >
      <TopBar
        round={round}
        netMinor={play.netMinor}
        onRules={() => setDialog('rules')}
        onRecall={() => setDialog('recall')}
      />
      {cloth && <Cloth engraved={cloth === 'engraved'} />}
      <LightContext value={lit}>{stage(shape, beside && status)}</LightContext>
      <div className="bg-ink-800">
        {cloth && <Rail />}
        {!beside && status}
        <p aria-live="assertive" className="sr-only">
          {round.said}
        </p>
        {round.state.state === 'lost' && <LostAnswer onAskAgain={round.askAgain} />}
        {stopped && <SaferNotice failed={stopped} />}
        <ClosingNotice closing={round.session.closing} />
        <BonusNotice session={round.session} />
        <div inert={calm} className={calm ? 'opacity-40' : undefined}>
          {tray(shape)}
        </div>
      </div>
      {lit && holdsPresses(lit) && <WinVeil round={round} lit={lit} onSkip={skipLight} />}
      <RulesDialog rules={rules} round={round} open={dialog === 'rules'} onClose={close} />
      {play.check && <RealityCheck check={play.check} onGoOn={play.goOn} />}
      <RecallDialog round={round} open={dialog === 'recall'} onClose={close} />
    </div>
  );
}
