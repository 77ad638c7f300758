import { useMemo } from 'react';
import { topUnitsOf } from '#domain/games/slots/pick-bonus/rules.ts';
import { windowAt } from '#domain/games/slots/reels.ts';
import { rational } from '#domain/maths/rational.ts';
import { t } from '#i18n/client.ts';
import type { SettledRound } from '#stores/play/game.ts';
import type { TableProps } from '../../kit/table.ts';
import { BigWin } from '../BigWin.tsx';
import { SlotTable } from '../SlotTable.tsx';
import { useCycle } from '../use-cycle.ts';
import { useSlot } from '../use-slot.ts';
import { type WinLine, WinPlate } from '../WinPlate.tsx';
import { windowWords } from '../window-words.ts';
import { Board } from './Board.tsx';
import { type BonusView, type PickScript, pickScript } from './picture/pick-bonus.ts';
import { pickRules } from './rules.tsx';
import { Machine } from './Stage.tsx';
import type { PickSkin } from './skin.ts';
import { usePicks } from './use-table.ts';

const nameIn =
  ({ names }: PickSkin) =>
  (letter: string): string => {
    const key = names[letter];
    return key ? t(key) : '';
  };

const outcomeWords = (skin: PickSkin, { outcome }: SettledRound): string => {
  const script = pickScript(skin.title, outcome, 0n);
  const count = script?.lines.length ?? 0;
  const lines =
    count === 0 ? t('slots.outcome_no_line') : t(count === 1 ? 'slots.outcome_line' : 'slots.outcome_lines', { count });
  const picks = script?.bonus?.opened.length;
  return picks === undefined ? lines : `${lines} · ${t('slotfeatures.pick.outcome', { picks })}`;
};

const winLines = (skin: PickSkin, script: PickScript | undefined): WinLine[] => {
  const lines = (script?.lines ?? []).map(({ line, symbol, count, amountMinor }) => ({
    words: t('slots.orchard.win_line', { line: line + 1, count, name: nameIn(skin)(symbol) }),
    amountMinor,
  }));
  if (!script?.bonus) return lines;
  const picks = script.bonus.opened.length;
  return [{ words: t(skin.words.won, { picks }), amountMinor: script.bonus.wonMinor }, ...lines];
};

/** What the last pick found, in words. */
const duringWords = (skin: PickSkin, { opened }: BonusView): string => {
  const last = opened.at(-1);
  const name = last && skin.prizeNames[last.prize];
  return last && name ? t(skin.words.found, { number: last.place + 1, prize: t(name) }) : t(skin.words.prompt);
};

/** The table of a machine with a bonus of picks: its title is data and drawing, all else is here. */
export function PickTable({ session, skin }: TableProps & { skin: PickSkin }) {
  const { machine } = skin.title;
  const rules = useMemo(() => pickRules(skin, nameIn(skin)), [skin]);
  const maxTimes = rational(BigInt(topUnitsOf(skin.title)), BigInt(machine.unitsAStake));
  const slot = useSlot(session, { spot: 'spin', maxTimes, outcomeWords: (one) => outcomeWords(skin, one) });
  const { round, still } = slot;
  const { attachers, stops, landed, current, bonus, over, pressed, pick, pickNext, hurry } = usePicks(slot, skin);
  const wins = winLines(skin, landed);
  const at = useCycle(wins.length > 0 ? round.landed?.round.id : undefined, still);
  const lines = landed?.lines ?? [];
  const named = at > 0 ? lines[at % Math.max(1, lines.length)] : undefined;
  return (
    <SlotTable
      slot={slot}
      rules={rules}
      ground={skin.tone.ground}
      scenery={() => skin.scenery()}
      prompt={bonus && round.open ? t(skin.words.prompt) : undefined}
      choice={pickNext && { label: t(skin.words.open), onPress: pickNext }}
      machine={({ stand }) => (
        <>
          <Machine
            skin={skin}
            tall={stand === 'tall'}
            attachers={attachers}
            label={
              round.locked && !bonus
                ? t('slots.turning')
                : windowWords(windowAt(machine.strips, stops, machine.rows), nameIn(skin))
            }
            wins={lines}
            named={named}
            bonus={bonus}
            board={bonus && <Board skin={skin} bonus={bonus} pressed={pressed} over={over} onPick={pick} />}
          />
          <BigWin round={round} plate={skin.tone.plate} />
        </>
      )}
      plate={
        <WinPlate
          round={round}
          idle={t(skin.words.idle, { lines: machine.paylines.length })}
          during={
            bonus && round.locked && current
              ? { words: duringWords(skin, bonus), totalMinor: current.totalMinor }
              : undefined
          }
          wins={wins}
          at={at}
        />
      }
      hurry={{ label: t('slots.skip'), onPress: hurry }}
    />
  );
}
