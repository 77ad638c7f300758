import { useMemo } from 'react';
import { topUnitsOf } from '#domain/games/slots/hold-respin/rules.ts';
import { placesOf } from '#domain/games/slots/hold-respin/title.ts';
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
import { type HoldScript, holdScript } from './picture/hold-respin.ts';
import { holdRules } from './rules.tsx';
import { Machine } from './Stage.tsx';
import type { HoldSkin } from './skin.ts';
import { useHold } from './use-table.ts';

const nameIn =
  ({ names }: HoldSkin) =>
  (letter: string): string => {
    const key = names[letter];
    return key ? t(key) : '';
  };

const outcomeWords = (skin: HoldSkin, { outcome }: SettledRound): string => {
  const script = holdScript(skin.title, outcome, 0n);
  const count = script?.lines.length ?? 0;
  const lines =
    count === 0 ? t('slots.outcome_no_line') : t(count === 1 ? 'slots.outcome_line' : 'slots.outcome_lines', { count });
  const coins = script?.steps.at(-1)?.coins.length;
  return coins === undefined ? lines : `${lines} · ${t('slotfeatures.hold.outcome', { coins })}`;
};

const winLines = (skin: HoldSkin, script: HoldScript | undefined): WinLine[] => {
  const lines = (script?.lines ?? []).map(({ line, symbol, count, amountMinor }) => ({
    words: t('slots.orchard.win_line', { line: line + 1, count, name: nameIn(skin)(symbol) }),
    amountMinor,
  }));
  const end = script?.steps.at(-1);
  if (!script || !end) return lines;
  const words = script.full ? t(skin.words.full) : t('slotfeatures.hold.win', { coins: end.coins.length });
  return [{ words, amountMinor: script.holdMinor }, ...lines];
};

/** The table of a machine with a hold: its title is data and drawing, all else is here. */
export function HoldTable({ session, skin }: TableProps & { skin: HoldSkin }) {
  const { machine } = skin.title;
  const rules = useMemo(() => holdRules(skin, nameIn(skin)), [skin]);
  const maxTimes = rational(BigInt(topUnitsOf(skin.title)), BigInt(machine.unitsAStake));
  const slot = useSlot(session, { spot: 'spin', maxTimes, outcomeWords: (one) => outcomeWords(skin, one) });
  const { round, still } = slot;
  const { attachers, stops, landed, step, hurry } = useHold(slot, skin);
  const wins = winLines(skin, landed);
  const at = useCycle(wins.length > 0 ? round.landed?.round.id : undefined, still);
  const lines = landed?.lines ?? [];
  const named = at > 0 ? lines[at % Math.max(1, lines.length)] : undefined;
  const places = placesOf(machine);
  return (
    <SlotTable
      slot={slot}
      rules={rules}
      ground={skin.tone.ground}
      scenery={() => skin.scenery()}
      machine={({ stand }) => (
        <>
          <Machine
            skin={skin}
            tall={stand === 'tall'}
            attachers={attachers}
            label={
              round.locked
                ? t('slots.turning')
                : windowWords(windowAt(machine.strips, stops, machine.rows), nameIn(skin))
            }
            wins={lines}
            named={named}
            hold={step}
          />
          <BigWin round={round} plate={skin.tone.plate} />
        </>
      )}
      plate={
        <WinPlate
          round={round}
          idle={t(skin.words.idle, { lines: machine.paylines.length })}
          during={
            round.revealing && step
              ? {
                  words: t(skin.words.during, { count: step.coins.length, places, left: step.left }),
                  totalMinor: step.totalMinor,
                }
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
