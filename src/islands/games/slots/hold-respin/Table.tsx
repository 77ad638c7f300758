import { useMemo } from 'react';
import { topUnitsOf } from '#domain/games/slots/hold-respin/rules.ts';
import { placesOf } from '#domain/games/slots/hold-respin/title.ts';
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
import { type HoldScript, type HoldStep, holdScript } from './picture/hold-respin.ts';
import { rulesOf } from './rules.ts';
import { Stage } from './Stage.tsx';
import type { Skin } from './skin.ts';
import { useTable } from './use-table.ts';

const outcomeWords = (skin: Skin, { outcome }: SettledRound): string => {
  const { lines = [], steps } = holdScript(skin.title, outcome, 0n) ?? {};
  const coins = steps?.at(-1)?.coins.length;
  if (coins === undefined) return paidOutcome(skin, lines);
  const held = t('slotfeatures.hold.outcome', { coins });
  return lines.length === 0 ? held : `${held} · ${paidOutcome(skin, lines)}`;
};

const winLines = (skin: Skin, script: HoldScript | undefined): WinLine[] => {
  const lines = lineWords(skin, script?.lines ?? []);
  const end = script?.steps.at(-1);
  if (!script || !end) return lines;
  const words = script.full ? t(skin.words.full) : t('slotfeatures.hold.win', { coins: end.coins.length });
  return [{ words, amountMinor: script.holdMinor }, ...lines];
};

const duringWords = ({ title, words }: Skin, { coins, left, totalMinor }: HoldStep) => ({
  words: t(words.during, { count: coins.length, places: placesOf(title.machine), left }),
  totalMinor,
});

/** The table of a machine with a hold: its title is data and drawing, all else is here. */
export function EngineTable({ session, skin }: TableProps & { skin: Skin }) {
  const { machine } = skin.title;
  const rules = useMemo(() => rulesOf(skin), [skin]);
  const maxTimes = rational(BigInt(topUnitsOf(skin.title)), BigInt(machine.unitsAStake));
  const slot = useSlot(session, { maxTimes, outcomeWords: (one) => outcomeWords(skin, one) });
  const { round } = slot;
  const { attachers, stops, landed, step, hurry } = useTable(slot, skin);
  const wins = winLines(skin, landed);
  const lines = landed?.lines ?? [];
  const { at, named } = useCycle(slot, wins, lines);
  return (
    <SlotTable
      slot={slot}
      rules={rules}
      skin={skin}
      stage={(tall) => (
        <Stage
          skin={skin}
          tall={tall}
          attachers={attachers}
          label={reelWords(skin, round.locked, windowAt(machine.strips, stops, machine.rows))}
          wins={lines}
          named={named}
          hold={step}
        />
      )}
      plate={{
        idle: t(skin.words.idle, { lines: machine.paylines.length }),
        during: round.revealing && step ? duringWords(skin, step) : undefined,
        wins,
        at,
      }}
      hurry={{ label: t('slots.skip'), onPress: hurry }}
    />
  );
}
