import { useMemo } from 'react';
import { freeSpinsReturns } from '#domain/games/slots/free-spins/maths.ts';
import { rational } from '#domain/maths/rational.ts';
import { t } from '#i18n/client.ts';
import type { SettledRound } from '#stores/play/game.ts';
import type { TableProps } from '../../kit/table.ts';
import { SlotTable } from '../SlotTable.tsx';
import { useCycle } from '../use-cycle.ts';
import { useSlot } from '../use-slot.ts';
import type { WinLine } from '../WinPlate.tsx';
import { linesOutcome, lineWords, reelWords } from '../words.ts';
import { type FreeSpin, type FreeSpinWin, freeSpinsScript } from './picture/free-spins.ts';
import { rulesOf } from './rules.ts';
import { Stage } from './Stage.tsx';
import type { Skin } from './skin.ts';
import { type Night, useTable } from './use-table.ts';

const winLine = (skin: Skin, { line, count, symbol, amountMinor }: FreeSpinWin): readonly WinLine[] =>
  line === undefined
    ? [{ words: t(skin.words.scatterWin, { count }), amountMinor }]
    : lineWords(skin, [{ line, count, symbol, amountMinor }]);

const outcomeWords = (skin: Skin, { outcome }: SettledRound): string => {
  const [paid, ...free] = freeSpinsScript(skin.title, outcome, 0n);
  if (free.length > 0) return t(skin.words.outcome, { count: free.length });
  return linesOutcome((paid?.wins ?? []).flatMap((win) => winLine(skin, win).map(({ words }) => words)));
};

/** A round with free spins is told in two amounts, any other win by win. */
const winLines = (skin: Skin, script: readonly FreeSpin[]): readonly WinLine[] => {
  const [paid] = script;
  if (!paid || script.length === 1) return (paid?.wins ?? []).flatMap((win) => winLine(skin, win));
  const freeMinor = (script.at(-1)?.totalMinor ?? 0n) - paid.totalMinor;
  return [
    { words: t(skin.words.outcome, { count: script.length - 1 }), amountMinor: freeMinor },
    { words: t(skin.words.paid), amountMinor: paid.totalMinor },
  ];
};

const nightWords = ({ title: { factor }, words }: Skin, { number, awarded, adds }: Night): string =>
  adds > 0
    ? t(number === 0 ? words.begins : words.adds, { count: adds, factor })
    : t(words.during, { number, awarded, factor });

/** The table of a machine with free spins that count for more: its title is data and drawing, all else is here. */
export function EngineTable({ session, skin }: TableProps & { skin: Skin }) {
  const { title, words } = skin;
  const rules = useMemo(() => rulesOf(skin), [skin]);
  const maxTimes = useMemo(() => freeSpinsReturns(title)[0]?.maxWin ?? rational(1n), [title]);
  const slot = useSlot(session, { maxTimes, outcomeWords: (one) => outcomeWords(skin, one) });
  const { attachers, landed, window, lit, held, night, hurry } = useTable(slot, skin);
  const lines = winLines(skin, landed);
  const { at, named } = useCycle(slot, lines, landed.length > 1 ? [] : lit?.wins);
  const feature = night !== undefined;
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
          wins={lit?.wins ?? []}
          named={named}
          held={held}
          feature={feature}
        />
      )}
      plate={{
        idle: t(words.idle, { lines: title.unitsAStake }),
        during: night && { words: nightWords(skin, night), totalMinor: night.totalMinor },
        wins: lines,
        at,
      }}
      hurry={{ label: t(night ? 'slots.skip' : 'slots.stop'), onPress: hurry }}
    />
  );
}
