import { useMemo } from 'react';
import { rational } from '#domain/maths/rational.ts';
import { t } from '#i18n/client.ts';
import type { SettledRound } from '#stores/play/game.ts';
import type { TableProps } from '../../kit/table.ts';
import { SlotTable } from '../SlotTable.tsx';
import { useCycle } from '../use-cycle.ts';
import { useSlot } from '../use-slot.ts';
import type { WinLine } from '../WinPlate.tsx';
import { lineWords, paidOutcome, reelWords } from '../words.ts';
import { type StickySpin, stickyScript } from './picture/sticky-wilds.ts';
import { rulesOf } from './rules.ts';
import { Stage } from './Stage.tsx';
import type { Skin } from './skin.ts';
import { type Going, useTable } from './use-table.ts';

/** How many spins followed the paid one, and how many wilds stayed at their end. */
const stayedWords = ({ words }: Skin, script: readonly StickySpin[]): string => {
  const end = script.at(-1);
  const count = (end?.stayed.length ?? 0) + (end?.fresh.length ?? 0);
  return t(words.outcome, { spins: script.length - 1, count });
};

const outcomeWords = (skin: Skin, { outcome }: SettledRound): string => {
  const script = stickyScript(skin.title, outcome, 0n);
  return script.length > 1 ? stayedWords(skin, script) : paidOutcome(skin, script[0]?.lines ?? []);
};

/** A round whose wilds stayed is told in two amounts, any other win by win. */
const winLines = (skin: Skin, script: readonly StickySpin[]): WinLine[] => {
  const [paid] = script;
  if (!paid) return [];
  if (script.length === 1) return lineWords(skin, paid.lines);
  return [
    { words: stayedWords(skin, script), amountMinor: (script.at(-1)?.totalMinor ?? 0n) - paid.totalMinor },
    { words: t('stickywilds.paid_spin'), amountMinor: paid.totalMinor },
  ];
};

const goingWords = ({ title: { staying }, words }: Skin, { number, wilds }: Going): string => {
  if (number === 0 && staying.kind === 'spins') return t('stickywilds.begins', { count: staying.award });
  return t(words.during, { number, award: staying.kind === 'spins' ? staying.award : 0, count: wilds });
};

/** The table of a machine whose wilds stay: its title is data and drawing, all else is here. */
export function EngineTable({ session, skin }: TableProps & { skin: Skin }) {
  const { machine, figures } = skin.title;
  const rules = useMemo(() => rulesOf(skin), [skin]);
  const maxTimes = rational(BigInt(figures.topUnits), BigInt(machine.unitsAStake));
  const slot = useSlot(session, { maxTimes, outcomeWords: (one) => outcomeWords(skin, one) });
  const { attachers, landed, window, lit, held, stays, going, hurry } = useTable(slot, skin);
  const wins = winLines(skin, landed);
  const lines = lit?.lines ?? [];
  const { at, named } = useCycle(slot, wins, landed.length > 1 ? [] : lines);
  const feature = going !== undefined;
  return (
    <SlotTable
      slot={slot}
      rules={rules}
      skin={skin}
      feature={feature}
      stage={(tall) => (
        <Stage
          skin={skin}
          tall={tall}
          attachers={attachers}
          label={reelWords(skin, slot.round.locked, window)}
          wins={lines}
          named={named}
          held={held}
          stays={stays}
          feature={feature}
        />
      )}
      plate={{
        idle: t(skin.words.idle, { lines: machine.paylines.length }),
        during: going && { words: goingWords(skin, going), totalMinor: going.totalMinor },
        wins,
        at,
      }}
      hurry={{ label: t(feature ? 'slots.skip' : 'slots.stop'), onPress: hurry }}
    />
  );
}
