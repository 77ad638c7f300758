import { useMemo } from 'react';
import { rational } from '#domain/maths/rational.ts';
import { t } from '#i18n/client.ts';
import type { SettledRound } from '#stores/play/game.ts';
import type { TableProps } from '../../kit/table.ts';
import { SlotTable } from '../SlotTable.tsx';
import { useCycle } from '../use-cycle.ts';
import { useSlot } from '../use-slot.ts';
import type { WinLine } from '../WinPlate.tsx';
import { lineWords, nameOf, paidOutcome, reelWords } from '../words.ts';
import { type BookScript, bookScript } from './picture/expanding-book.ts';
import { rulesOf } from './rules.ts';
import { Stage } from './Stage.tsx';
import type { Skin } from './skin.ts';
import { type Reading, useTable } from './use-table.ts';

const freeWords = (skin: Skin, drawn: string, count: number): string =>
  t('slotbooks.outcome_free', { count, name: nameOf(skin, drawn) });

const outcomeWords = (skin: Skin, { outcome }: SettledRound): string => {
  const { drawn, spins } = bookScript(skin.title, outcome, 0n);
  return drawn === null ? paidOutcome(skin, spins[0]?.lines ?? []) : freeWords(skin, drawn, spins.length - 1);
};

/** A round with free spins is told in two amounts, any other win by win. */
const winLines = (skin: Skin, { drawn, spins }: BookScript): WinLine[] => {
  const [paid] = spins;
  if (!paid) return [];
  if (drawn === null) return lineWords(skin, paid.lines);
  const freeMinor = (spins.at(-1)?.totalMinor ?? 0n) - paid.totalMinor;
  return [
    { words: freeWords(skin, drawn, spins.length - 1), amountMinor: freeMinor },
    { words: t('slotbooks.paid_spin'), amountMinor: paid.totalMinor },
  ];
};

const readingWords = (skin: Skin, { number, awarded, adds }: Reading, page: string | undefined): string => {
  if (adds > 0 && number === 0 && page !== undefined) return t(skin.words.drawing);
  if (adds > 0) return t(number === 0 ? 'slotbooks.begins' : 'slotbooks.adds', { count: adds });
  return t('slotbooks.reading', { number, awarded, name: page === undefined ? '' : nameOf(skin, page) });
};

/** The table of a machine with a book: its title is data and drawing, all else is here. */
export function EngineTable({ session, skin }: TableProps & { skin: Skin }) {
  const { machine, chart } = skin.title;
  const rules = useMemo(() => rulesOf(skin), [skin]);
  const maxTimes = rational(BigInt(chart.unitsMax), BigInt(machine.unitsAStake));
  const slot = useSlot(session, { maxTimes, outcomeWords: (one) => outcomeWords(skin, one) });
  const { attachers, landed, window, lit, held, page, reading, hurry } = useTable(slot, skin);
  const wins = winLines(skin, landed);
  const { at, named } = useCycle(slot, wins, landed.drawn === null ? lit?.spin.lines : []);
  return (
    <SlotTable
      slot={slot}
      rules={rules}
      skin={skin}
      feature={reading !== undefined}
      stage={(tall) => (
        <Stage
          skin={skin}
          tall={tall}
          attachers={attachers}
          label={reelWords(skin, slot.round.locked, window)}
          lit={lit}
          named={named}
          held={held}
          page={page}
          feature={reading !== undefined}
        />
      )}
      plate={{
        idle: t(skin.words.idle, { lines: machine.paylines.length }),
        during: reading && { words: readingWords(skin, reading, page), totalMinor: reading.totalMinor },
        wins,
        at,
      }}
      hurry={{ label: t(reading ? 'slots.skip' : 'slots.stop'), onPress: hurry }}
    />
  );
}
