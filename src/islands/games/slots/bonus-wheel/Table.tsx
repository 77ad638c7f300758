import { useMemo } from 'react';
import { returnsOf } from '#domain/games/slots/bonus-wheel/maths.ts';
import type { BonusWheelTitle } from '#domain/games/slots/bonus-wheel/paytable.ts';
import { rational } from '#domain/maths/rational.ts';
import { t } from '#i18n/client.ts';
import type { SettledRound } from '#stores/play/game.ts';
import type { TableProps } from '../../kit/table.ts';
import { BigWin } from '../BigWin.tsx';
import { SlotTable } from '../SlotTable.tsx';
import { useCycle } from '../use-cycle.ts';
import { useAttachers } from '../use-reels.ts';
import { useSlot } from '../use-slot.ts';
import { type WinLine, WinPlate } from '../WinPlate.tsx';
import { windowWords } from '../window-words.ts';
import { type WheelScript, wheelScript } from './picture/bonus-wheel.ts';
import { wheelRules } from './rules.tsx';
import { Machine } from './Stage.tsx';
import type { WheelArt, WheelWords } from './skin.ts';
import { type Turning, useWheel } from './use-table.ts';

type BonusWheelTableProps = TableProps & { title: BonusWheelTitle; art: WheelArt; words: WheelWords };

const outcomeWords = (title: BonusWheelTitle, round: SettledRound): string => {
  const script = wheelScript(title, round.outcome, 0n);
  const count = script?.wins.length ?? 0;
  if (script?.turn) return t('bonuswheel.outcome_wheel', { times: script.wheelTimes });
  if (count === 0) return t('slots.outcome_no_line');
  return t(count === 1 ? 'slots.outcome_line' : 'slots.outcome_lines', { count });
};

const winLines = (script: WheelScript | undefined, words: WheelWords): readonly WinLine[] => [
  ...(script?.turn
    ? [{ words: t('bonuswheel.win_wheel', { times: script.wheelTimes }), amountMinor: script.wheelMinor }]
    : []),
  ...(script?.wins ?? []).map(({ line, symbol, amountMinor }) => ({
    words: t('bonuswheel.win_line', { line: line + 1, name: words.nameOf(symbol) }),
    amountMinor,
  })),
];

const turningWords = ({ ring, times }: Turning): string => {
  if (times !== undefined) return t('bonuswheel.stands', { times });
  return t(ring === 'outer' ? 'bonuswheel.turns' : 'bonuswheel.turns_inner');
};

/** Any title with a wheel beside its reels: its numbers, its drawing and its words are handed in. */
export function BonusWheelTable({ session, title, art, words }: BonusWheelTableProps) {
  const rules = useMemo(() => wheelRules(title, art, words), [title, art, words]);
  const maxTimes = useMemo(() => returnsOf(title)[0]?.maxWin ?? rational(1n), [title]);
  const slot = useSlot(session, { spot: 'spin', maxTimes, outcomeWords: (settled) => outcomeWords(title, settled) });
  const { round, still } = slot;
  const play = useWheel(slot, title);
  const attachers = useAttachers(title.strips, play.reels);
  const lines = winLines(play.landed, words);
  const at = useCycle(lines.length > 0 ? round.landed?.round.id : undefined, still);
  const wins = play.landed?.wins ?? [];
  const named = at > 0 ? wins[at % wins.length] : undefined;
  const { turning } = play;
  return (
    <SlotTable
      slot={slot}
      rules={rules}
      ground={art.cloth}
      scenery={({ stand }) => <art.Scenery tall={stand === 'tall'} turning={turning !== undefined} />}
      machine={({ stand }) => (
        <>
          <Machine
            title={title}
            art={art}
            tall={stand === 'tall'}
            attachers={attachers}
            label={round.locked ? t('slots.turning') : windowWords(play.window, words.nameOf)}
            wins={wins}
            named={named}
            held={play.held}
            standing={play.standing}
            lit={play.lit}
          />
          <BigWin round={round} plate={art.plate} />
        </>
      )}
      plate={
        <WinPlate
          round={round}
          idle={words.idle()}
          during={
            turning && {
              words: turningWords(turning),
              totalMinor: turning.wonMinor,
            }
          }
          wins={lines}
          at={at}
        />
      }
      hurry={{ label: t(turning ? 'slots.skip' : 'slots.stop'), onPress: play.hurry }}
    />
  );
}
