import { useMemo, useState } from 'react';
import { classicReturns } from '#domain/games/slots/classic/maths.ts';
import { signalBox } from '#domain/games/slots/classic/slot-signal-box/title.ts';
import type { LineCount } from '#domain/games/slots/classic/title.ts';
import { windowAt } from '#domain/games/slots/reels.ts';
import { rational } from '#domain/maths/rational.ts';
import { t } from '#i18n/client.ts';
import { playedForMinor } from '#stores/play/free-spins.ts';
import type { SettledRound } from '#stores/play/game.ts';
import { Segments } from '../../kit/Segments.tsx';
import type { TableProps } from '../../kit/table.ts';
import { BigWin } from '../BigWin.tsx';
import { stopSeconds } from '../picture/reel-motion.ts';
import { SlotTable } from '../SlotTable.tsx';
import { playRelease } from '../sounds.ts';
import { useCycle } from '../use-cycle.ts';
import { useAttachers, useReels } from '../use-reels.ts';
import { usePicture, useSlot } from '../use-slot.ts';
import { WinPlate } from '../WinPlate.tsx';
import { windowWords } from '../window-words.ts';
import { linesOfSpot, signalHolds, signalScript } from './picture/classic.ts';
import { signalRules } from './rules.tsx';
import { Machine } from './Stage.tsx';
import { Scenery } from './slot-signal-box/Scenery.tsx';

const { rows, strips, symbols } = signalBox;

const neutral = [0, 1, 12];
const pace = { first: 0.85, step: 0.42, hold: 0.8 };

const countOf = ({ bets }: SettledRound): LineCount => linesOfSpot(bets[0]?.['spot']);

const names = new Map(Object.entries(symbols));
const nameOf = (letter: string): string => t(`slots.signal.symbol_${names.get(letter) ?? 'blank'}`);

const outcomeWords = (round: SettledRound): string => {
  const script = signalScript(round.outcome, 0n, countOf(round));
  const middle = script?.window.map((column) => nameOf(column.charAt(1))).join(', ') ?? '';
  const wins = script?.wins.length ?? 0;
  return wins === 0
    ? middle
    : `${middle} · ${t(wins === 1 ? 'slots.outcome_line' : 'slots.outcome_lines', { count: wins })}`;
};

/** Signal Box: three reels in the windows of the box, one or five lines. */
export function Table({ session }: TableProps) {
  const [count, setCount] = useState<LineCount>(session.lastRound ? countOf(session.lastRound) : 5);
  const rules = useMemo(signalRules, []);
  const maxTimes = useMemo(
    () => classicReturns(signalBox).find(({ kind }) => kind === `lines:${count}`)?.maxWin ?? rational(1n),
    [count],
  );
  const scriptOf = (round: SettledRound | null | undefined) =>
    round ? signalScript(round.outcome, playedForMinor(round, session.currency), countOf(round)) : undefined;
  const slot = useSlot(session, { spot: `lines:${count}`, maxTimes, outcomeWords });
  const { round, still } = slot;
  const resting = scriptOf(round.rounds[0] ?? session.lastRound)?.stops ?? neutral;
  const reels = useReels(strips, rows, resting, still);
  const attachers = useAttachers(strips, reels);
  const [held, setHeld] = useState<number>();
  const hurry = usePicture(slot, {
    start: () => {
      playRelease();
      reels.start();
    },
    stand: () => reels.stand(resting),
    hurry: () => {
      setHeld(undefined);
      reels.hurry();
    },
    show: async (settled, control) => {
      const script = scriptOf(settled);
      if (!script) return;
      const holds = signalHolds(script.window, countOf(settled));
      await reels.land(script.stops, stopSeconds(holds, pace), (reel) =>
        setHeld(holds[reel + 1] && !reels.isHasty() ? reel + 1 : undefined),
      );
      setHeld(undefined);
      await control.pause(120);
    },
  });

  const landed = scriptOf(round.landed?.round);
  const wins = landed?.wins ?? [];
  const at = useCycle(wins.length > 0 ? round.landed?.round.id : undefined, still);
  const named = at > 0 ? wins[at % wins.length] : undefined;
  const gained = round.landed !== undefined && round.landed.payoutMinor > round.landed.stakeMinor;

  return (
    <SlotTable
      slot={slot}
      rules={rules}
      ground="from-lantern-deep to-lantern-dim"
      scenery={() => <Scenery />}
      machine={() => (
        <>
          <Machine
            count={count}
            attachers={attachers}
            label={round.locked ? t('slots.turning') : windowWords(windowAt(strips, resting, rows), nameOf)}
            wins={wins}
            named={named}
            held={held}
            clear={gained}
          />
          <BigWin round={round} plate="border-slot-amber bg-slot-dark text-slot-cream" />
        </>
      )}
      plate={
        <WinPlate
          round={round}
          idle={t('slots.signal.idle')}
          during={undefined}
          at={at}
          wins={wins.map(({ line, name, factor, amountMinor }) => ({
            words: t(factor > 1 ? 'slots.signal.win_doubled' : 'slots.signal.win', {
              line: line + 1,
              name: t(`slots.signal.${name}`),
              factor,
            }),
            amountMinor,
          }))}
        />
      }
      hurry={{ label: t('slots.stop'), onPress: hurry }}
      before={
        <Segments
          legend={t('slots.lines')}
          options={([1, 5] as const).map((lines) => ({ id: `${lines}`, label: t(`slots.lines_${lines}`) }))}
          value={`${count}`}
          disabled={round.locked}
          onChange={(id) => {
            round.dismiss();
            setCount(id === '1' ? 1 : 5);
          }}
        />
      }
    />
  );
}
