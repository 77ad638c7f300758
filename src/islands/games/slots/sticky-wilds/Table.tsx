import { useMemo } from 'react';
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
import { type StickySpin, stickyScript } from './picture/sticky-wilds.ts';
import { stickyRules } from './rules.tsx';
import { Machine } from './Stage.tsx';
import type { StickySkin } from './skin.ts';
import { type Going, useSticky } from './use-table.ts';

const nameIn =
  ({ names }: StickySkin) =>
  (letter: string): string => {
    const key = names[letter];
    return key ? t(key) : '';
  };

/** How many spins followed the paid one, and how many wilds stayed at their end. */
const stayedWords = (skin: StickySkin, script: readonly StickySpin[]): string => {
  const end = script.at(-1);
  const count = (end?.stayed.length ?? 0) + (end?.fresh.length ?? 0);
  return t(skin.words.outcome, { spins: script.length - 1, count });
};

const outcomeWords = (skin: StickySkin, { outcome }: SettledRound): string => {
  const script = stickyScript(skin.title, outcome, 0n);
  if (script.length > 1) return stayedWords(skin, script);
  const count = script[0]?.lines.length ?? 0;
  if (count === 0) return t('slots.outcome_no_line');
  return t(count === 1 ? 'slots.outcome_line' : 'slots.outcome_lines', { count });
};

/** A round whose wilds stayed is told in two amounts, any other win by win. */
const winLines = (skin: StickySkin, script: readonly StickySpin[]): WinLine[] => {
  const [paid] = script;
  if (!paid) return [];
  if (script.length > 1)
    return [
      { words: stayedWords(skin, script), amountMinor: (script.at(-1)?.totalMinor ?? 0n) - paid.totalMinor },
      { words: t('stickywilds.paid_spin'), amountMinor: paid.totalMinor },
    ];
  return paid.lines.map(({ line, symbol, count, amountMinor }) => ({
    words: t('slots.orchard.win_line', { line: line + 1, count, name: nameIn(skin)(symbol) }),
    amountMinor,
  }));
};

const goingWords = (skin: StickySkin, { number, wilds }: Going): string => {
  const { staying } = skin.title;
  if (number === 0 && staying.kind === 'spins') return t('stickywilds.begins', { count: staying.award });
  return t(skin.words.during, { number, award: staying.kind === 'spins' ? staying.award : 0, count: wilds });
};

/** The table of a machine whose wilds stay: its title is data and drawing, all else is here. */
export function StickyTable({ session, skin }: TableProps & { skin: StickySkin }) {
  const { machine, figures } = skin.title;
  const rules = useMemo(() => stickyRules(skin, nameIn(skin)), [skin]);
  const maxTimes = rational(BigInt(figures.topUnits), BigInt(machine.unitsAStake));
  const slot = useSlot(session, { spot: 'spin', maxTimes, outcomeWords: (one) => outcomeWords(skin, one) });
  const { round, still } = slot;
  const { attachers, landed, window, lit, held, stays, going, hurry } = useSticky(slot, skin);
  const wins = winLines(skin, landed);
  const at = useCycle(wins.length > 0 ? round.landed?.round.id : undefined, still);
  const lines = lit?.lines ?? [];
  const named = round.landed && at > 0 ? lines[at % Math.max(1, lines.length)] : undefined;
  const free = going !== undefined;
  return (
    <SlotTable
      slot={slot}
      rules={rules}
      ground={skin.tone.ground}
      scenery={() => skin.scenery({ free })}
      machine={({ stand }) => (
        <>
          <Machine
            skin={skin}
            tall={stand === 'tall'}
            attachers={attachers}
            label={round.locked ? t('slots.turning') : windowWords(window, nameIn(skin))}
            wins={lines}
            named={named}
            held={held}
            stays={stays}
            free={free}
          />
          <BigWin round={round} plate={skin.tone.plate} />
        </>
      )}
      plate={
        <WinPlate
          round={round}
          idle={t(skin.words.idle, { lines: machine.paylines.length })}
          during={going && { words: goingWords(skin, going), totalMinor: going.totalMinor }}
          wins={wins}
          at={at}
        />
      }
      hurry={{ label: t(free ? 'slots.skip' : 'slots.stop'), onPress: hurry }}
    />
  );
}
