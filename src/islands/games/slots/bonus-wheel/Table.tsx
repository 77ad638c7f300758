import { useMemo } from 'react';
import { returnsOf } from '#domain/games/slots/bonus-wheel/maths.ts';
import { rational } from '#domain/maths/rational.ts';
import { t } from '#i18n/client.ts';
import type { SettledRound } from '#stores/play/game.ts';
import type { TableProps } from '../../kit/table.ts';
import { SlotTable } from '../SlotTable.tsx';
import { useCycle } from '../use-cycle.ts';
import { useSlot } from '../use-slot.ts';
import type { WinLine } from '../WinPlate.tsx';
import { linesOutcome, nameOf, reelWords } from '../words.ts';
import { type WheelLine, type WheelScript, wheelScript } from './picture/bonus-wheel.ts';
import { rulesOf } from './rules.ts';
import { Stage } from './Stage.tsx';
import type { Skin } from './skin.ts';
import { type Turning, useTable } from './use-table.ts';

const lineWords = (skin: Skin, { line, symbol }: WheelLine): string =>
  t('bonuswheel.win_line', { line: line + 1, name: nameOf(skin, symbol) });

const outcomeWords = (skin: Skin, { outcome }: SettledRound): string => {
  const script = wheelScript(skin.title, outcome, 0n);
  if (script?.turn) return t('bonuswheel.outcome_wheel', { times: script.wheelTimes });
  return linesOutcome((script?.wins ?? []).map((win) => lineWords(skin, win)));
};

const winLines = (skin: Skin, script: WheelScript | undefined): readonly WinLine[] => [
  ...(script?.turn
    ? [{ words: t('bonuswheel.win_wheel', { times: script.wheelTimes }), amountMinor: script.wheelMinor }]
    : []),
  ...(script?.wins ?? []).map((win) => ({ words: lineWords(skin, win), amountMinor: win.amountMinor })),
];

const turningWords = ({ ring, times }: Turning): string => {
  if (times !== undefined) return t('bonuswheel.stands', { times });
  return t(ring === 'outer' ? 'bonuswheel.turns' : 'bonuswheel.turns_inner');
};

/** The table of a machine with a wheel beside its reels: its title is data and drawing, all else is here. */
export function EngineTable({ session, skin }: TableProps & { skin: Skin }) {
  const { title, words } = skin;
  const rules = useMemo(() => rulesOf(skin), [skin]);
  const maxTimes = useMemo(() => returnsOf(title)[0]?.maxWin ?? rational(1n), [title]);
  const slot = useSlot(session, { maxTimes, outcomeWords: (one) => outcomeWords(skin, one) });
  const { attachers, landed, window, held, standing, lit, turning, hurry } = useTable(slot, skin);
  const lines = winLines(skin, landed);
  const wins = landed?.wins ?? [];
  const { at, named } = useCycle(slot, lines, wins);
  return (
    <SlotTable
      slot={slot}
      rules={rules}
      skin={skin}
      feature={turning !== undefined}
      stage={(tall) => (
        <Stage
          skin={skin}
          tall={tall}
          attachers={attachers}
          label={reelWords(skin, slot.round.locked, window)}
          wins={wins}
          named={named}
          held={held}
          standing={standing}
          lit={lit}
          turning={turning !== undefined}
        />
      )}
      plate={{
        idle: t(words.idle),
        during: turning && { words: turningWords(turning), totalMinor: turning.wonMinor },
        wins: lines,
        at,
      }}
      hurry={{ label: t(turning ? 'slots.skip' : 'slots.stop'), onPress: hurry }}
    />
  );
}
