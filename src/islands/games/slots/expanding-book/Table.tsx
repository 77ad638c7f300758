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
import { type BookScript, bookScript } from './picture/expanding-book.ts';
import { bookRules } from './rules.tsx';
import { Machine } from './Stage.tsx';
import type { BookSkin } from './skin.ts';
import { type Reading, useBook } from './use-table.ts';

const nameIn =
  ({ names }: BookSkin) =>
  (letter: string): string => {
    const key = names[letter];
    return key ? t(key) : '';
  };

const outcomeWords = (skin: BookSkin, { outcome }: SettledRound): string => {
  const { drawn, spins } = bookScript(skin.title, outcome, 0n);
  const [paid] = spins;
  const free = spins.length - 1;
  if (drawn !== null) return t('slotbooks.outcome_free', { count: free, name: nameIn(skin)(drawn) });
  const count = paid?.lines.length ?? 0;
  if (count === 0) return t('slots.outcome_no_line');
  return t(count === 1 ? 'slots.outcome_line' : 'slots.outcome_lines', { count });
};

/** A round with free spins is told in two amounts, any other win by win. */
const winLines = (skin: BookSkin, { drawn, spins }: BookScript): WinLine[] => {
  const [paid] = spins;
  if (!paid) return [];
  if (drawn !== null)
    return [
      {
        words: t('slotbooks.outcome_free', { count: spins.length - 1, name: nameIn(skin)(drawn) }),
        amountMinor: (spins.at(-1)?.totalMinor ?? 0n) - paid.totalMinor,
      },
      { words: t('slotbooks.paid_spin'), amountMinor: paid.totalMinor },
    ];
  return paid.lines.map(({ line, symbol, count, amountMinor }) => ({
    words: t('slots.orchard.win_line', { line: line + 1, count, name: nameIn(skin)(symbol) }),
    amountMinor,
  }));
};

const readingWords = (skin: BookSkin, { number, awarded, adds }: Reading, page: string | undefined): string => {
  if (adds > 0 && number === 0 && page !== undefined) return t(skin.words.drawing);
  if (adds > 0) return t(number === 0 ? 'slotbooks.begins' : 'slotbooks.adds', { count: adds });
  return t('slotbooks.reading', { number, awarded, name: page === undefined ? '' : nameIn(skin)(page) });
};

/** The table of a machine with a book: its title is data and drawing, all else is here. */
export function BookTable({ session, skin }: TableProps & { skin: BookSkin }) {
  const { machine, chart } = skin.title;
  const rules = useMemo(() => bookRules(skin, nameIn(skin)), [skin]);
  const maxTimes = rational(BigInt(chart.unitsMax), BigInt(machine.unitsAStake));
  const slot = useSlot(session, { spot: 'spin', maxTimes, outcomeWords: (one) => outcomeWords(skin, one) });
  const { round, still } = slot;
  const { attachers, landed, window, lit, held, page, reading, hurry } = useBook(slot, skin);
  const wins = winLines(skin, landed);
  const at = useCycle(wins.length > 0 ? round.landed?.round.id : undefined, still);
  const lines = lit?.spin.lines ?? [];
  const named = round.landed && at > 0 ? lines[at % Math.max(1, lines.length)] : undefined;
  return (
    <SlotTable
      slot={slot}
      rules={rules}
      ground={skin.tone.ground}
      scenery={() => skin.scenery({ free: reading !== undefined })}
      machine={({ stand }) => (
        <>
          <Machine
            skin={skin}
            tall={stand === 'tall'}
            attachers={attachers}
            label={round.locked ? t('slots.turning') : windowWords(window, nameIn(skin))}
            lit={lit}
            named={named}
            held={held}
            page={page}
          />
          <BigWin round={round} plate={skin.tone.plate} />
        </>
      )}
      plate={
        <WinPlate
          round={round}
          idle={t(skin.words.idle, { lines: machine.paylines.length })}
          during={reading && { words: readingWords(skin, reading, page), totalMinor: reading.totalMinor }}
          wins={wins}
          at={at}
        />
      }
      hurry={{ label: t(reading ? 'slots.skip' : 'slots.stop'), onPress: hurry }}
    />
  );
}
