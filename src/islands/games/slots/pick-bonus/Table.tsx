import { useMemo } from 'react';
import { topUnitsOf } from '#domain/games/slots/pick-bonus/rules.ts';
import { windowAt } from '#domain/games/slots/reels.ts';
import { rational } from '#domain/maths/rational.ts';
import { t } from '#i18n/client.ts';
import type { SettledRound } from '#stores/play/game.ts';
import type { TableProps } from '../../kit/table.ts';
import { SlotTable } from '../SlotTable.tsx';
import { useCycle } from '../use-cycle.ts';
import { useSlot } from '../use-slot.ts';
import type { WinLine } from '../WinPlate.tsx';
import { lineWords, paidOutcome, reelWords } from '../words.ts';
import { Board } from './Board.tsx';
import { type BonusView, type PickScript, pickScript } from './picture/pick-bonus.ts';
import { rulesOf } from './rules.ts';
import { Stage } from './Stage.tsx';
import type { Skin } from './skin.ts';
import { useTable } from './use-table.ts';

const outcomeWords = (skin: Skin, { outcome }: SettledRound): string => {
  const { lines = [], bonus } = pickScript(skin.title, outcome, 0n) ?? {};
  if (!bonus) return paidOutcome(skin, lines);
  const picked = t('slotfeatures.pick.outcome', { picks: bonus.opened.length });
  return lines.length === 0 ? picked : `${picked} · ${paidOutcome(skin, lines)}`;
};

const winLines = (skin: Skin, script: PickScript | undefined): WinLine[] => {
  const lines = lineWords(skin, script?.lines ?? []);
  if (!script?.bonus) return lines;
  const picks = script.bonus.opened.length;
  return [{ words: t(skin.words.won, { picks }), amountMinor: script.bonus.wonMinor }, ...lines];
};

/** What the last pick found, in words; before it the table itself asks for one. */
const duringWords = ({ prizeNames, words }: Skin, { opened }: BonusView): string => {
  const last = opened.at(-1);
  const name = last && prizeNames[last.prize];
  return last && name ? t(words.found, { number: last.place + 1, prize: t(name) }) : '';
};

/** The table of a machine with a bonus of picks: its title is data and drawing, all else is here. */
export function EngineTable({ session, skin }: TableProps & { skin: Skin }) {
  const { title, words } = skin;
  const { machine } = title;
  const rules = useMemo(() => rulesOf(skin), [skin]);
  const maxTimes = rational(BigInt(topUnitsOf(title)), BigInt(machine.unitsAStake));
  const slot = useSlot(session, { maxTimes, outcomeWords: (one) => outcomeWords(skin, one) });
  const { round } = slot;
  const { attachers, stops, landed, current, bonus, over, pressed, pick, pickNext, hurry } = useTable(slot, skin);
  const wins = winLines(skin, landed);
  const lines = landed?.lines ?? [];
  const { at, named } = useCycle(slot, wins, lines);
  return (
    <SlotTable
      slot={slot}
      rules={rules}
      skin={skin}
      prompt={bonus && round.open ? t(words.prompt) : undefined}
      choice={pickNext && { label: t(words.open), onPress: pickNext }}
      stage={(tall) => (
        <Stage
          skin={skin}
          tall={tall}
          attachers={attachers}
          label={reelWords(skin, round.locked && !bonus, windowAt(machine.strips, stops, machine.rows))}
          wins={lines}
          named={named}
          bonus={bonus}
          board={bonus && <Board skin={skin} bonus={bonus} pressed={pressed} over={over} onPick={pick} />}
        />
      )}
      plate={{
        idle: t(words.idle, { lines: machine.paylines.length }),
        during:
          bonus && round.locked && current
            ? { words: duringWords(skin, bonus), totalMinor: current.totalMinor }
            : undefined,
        wins,
        at,
      }}
      hurry={{ label: t('slots.skip'), onPress: hurry }}
    />
  );
}
