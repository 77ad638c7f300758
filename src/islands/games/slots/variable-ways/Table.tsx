import { useMemo } from 'react';
import { roundTopUnits, type VariableWaysTitle } from '#domain/games/slots/variable-ways/paytable.ts';
import { columnAt } from '#domain/games/slots/variable-ways/spin.ts';
import { grouped } from '#domain/locale.ts';
import { rational } from '#domain/maths/rational.ts';
import { t } from '#i18n/client.ts';
import type { SettledRound } from '#stores/play/game.ts';
import type { TableProps } from '../../kit/table.ts';
import { SlotTable } from '../SlotTable.tsx';
import { useCycle } from '../use-cycle.ts';
import { useSlot } from '../use-slot.ts';
import type { WinLine } from '../WinPlate.tsx';
import { nameOf, reelWords } from '../words.ts';
import { type VariableSpin, variableScript } from './picture/variable-ways.ts';
import { rulesOf } from './rules.ts';
import { Stage } from './Stage.tsx';
import type { Skin } from './skin.ts';
import { type Descent, useTable } from './use-table.ts';

const outcomeWords = (skin: Skin, { outcome }: SettledRound): string => {
  const [paid, ...free] = variableScript(skin.title, outcome, 0n);
  if (free.length > 0) return t('variableways.outcome_free', { count: free.length });
  if (!paid || paid.wins.length === 0) return t('variableways.outcome_none');
  const ways = paid.wins.reduce((sum, win) => sum + win.ways, 0);
  const names = paid.wins.map(({ symbol }) => nameOf(skin, symbol)).join(', ');
  return t(ways === 1 ? 'variableways.outcome_way' : 'variableways.outcome_ways', { names, ways });
};

/** A round with free spins is told in two amounts, any other win by win. */
const winLines = (skin: Skin, script: readonly VariableSpin[]): readonly WinLine[] => {
  const [paid] = script;
  if (!paid) return [];
  if (script.length > 1)
    return [
      {
        words: t('variableways.outcome_free', { count: script.length - 1 }),
        amountMinor: (script.at(-1)?.totalMinor ?? 0n) - paid.totalMinor,
      },
      { words: t('variableways.paid_spin'), amountMinor: paid.totalMinor },
    ];
  return paid.wins.map(({ symbol, count, ways, amountMinor }) => ({
    words: t(ways === 1 ? 'variableways.win_way' : 'variableways.win_ways', {
      name: nameOf(skin, symbol),
      count,
      ways,
    }),
    amountMinor,
  }));
};

const descentWords = ({ free }: VariableWaysTitle, { number }: Descent): string =>
  number === 0
    ? t('variableways.begins', { count: free?.spins ?? 0 })
    : t('variableways.descent', { number, count: free?.spins ?? 0 });

/** The table of a machine whose reels vary in height: its title is data and drawing, all else is here. */
export function EngineTable({ session, skin }: TableProps & { skin: Skin }) {
  const { title, words } = skin;
  const rules = useMemo(() => rulesOf(skin), [skin]);
  const maxTimes = useMemo(() => rational(BigInt(roundTopUnits(title)), BigInt(title.unitsAStake)), [title]);
  const slot = useSlot(session, { maxTimes, outcomeWords: (one) => outcomeWords(skin, one) });
  const { attachers, strips, resting, heights, landed, lit, descent, hurry } = useTable(slot, skin);
  const lines = winLines(skin, landed);
  const { at, named } = useCycle(slot, lines, landed.length > 1 ? [] : lit?.wins);
  const window = resting.map((rest, reel) => columnAt(strips[reel] ?? '', rest));
  return (
    <SlotTable
      slot={slot}
      rules={rules}
      skin={skin}
      feature={descent !== undefined}
      stage={() => (
        <Stage
          skin={skin}
          attachers={attachers}
          label={reelWords(skin, slot.round.locked, window)}
          heights={heights}
          wins={lit?.wins ?? []}
          named={named}
          still={slot.still}
        />
      )}
      plate={{
        idle: t(words.idle),
        badge: {
          words: t('variableways.ways', { ways: grouped(heights.reduce((product, one) => product * one, 1)) }),
          className: skin.tone.sign,
        },
        during: descent && { words: descentWords(title, descent), totalMinor: descent.totalMinor },
        wins: lines,
        at,
      }}
      hurry={{ label: t(descent ? 'slots.skip' : 'slots.stop'), onPress: hurry }}
    />
  );
}
