import { useMemo } from 'react';
import { roundTopUnits, type VariableWaysTitle } from '#domain/games/slots/variable-ways/paytable.ts';
import { columnAt } from '#domain/games/slots/variable-ways/spin.ts';
import { rational } from '#domain/maths/rational.ts';
import { t } from '#i18n/client.ts';
import type { SettledRound } from '#stores/play/game.ts';
import type { TableProps } from '../../kit/table.ts';
import { BigWin } from '../BigWin.tsx';
import { SlotTable } from '../SlotTable.tsx';
import { useCycle } from '../use-cycle.ts';
import { useAttachers } from '../use-reels.ts';
import { useSlot } from '../use-slot.ts';
import { type WinLine, WinPlate } from '../WinPlate.tsx';
import { windowWords } from '../window-words.ts';
import { type VariableSpin, variableScript } from './picture/variable-ways.ts';
import { variableRules } from './rules.tsx';
import { Machine } from './Stage.tsx';
import type { VariableArt, VariableWords } from './skin.ts';
import { useVariable } from './use-table.ts';

type VariableWaysTableProps = TableProps & { title: VariableWaysTitle; art: VariableArt; words: VariableWords };

const outcomeWords = (title: VariableWaysTitle, words: VariableWords, round: SettledRound): string => {
  const [paid, ...free] = variableScript(title, round.outcome, 0n);
  if (free.length > 0) return t('variableways.outcome_free', { count: free.length });
  if (!paid || paid.wins.length === 0) return t('variableways.outcome_none');
  const ways = paid.wins.reduce((sum, win) => sum + win.ways, 0);
  const names = paid.wins.map(({ symbol }) => words.nameOf(symbol)).join(', ');
  return t(ways === 1 ? 'variableways.outcome_way' : 'variableways.outcome_ways', { names, ways });
};

/** A round with free spins is told in two amounts, any other win by win. */
const winLines = (script: readonly VariableSpin[], words: VariableWords): readonly WinLine[] => {
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
      name: words.nameOf(symbol),
      count,
      ways,
    }),
    amountMinor,
  }));
};

/** Any title whose reels vary in height: its numbers, its drawing and its words are handed in. */
export function VariableWaysTable({ session, title, art, words }: VariableWaysTableProps) {
  const rules = useMemo(() => variableRules(title, art, words), [title, art, words]);
  const maxTimes = useMemo(() => rational(BigInt(roundTopUnits(title)), BigInt(title.unitsAStake)), [title]);
  const slot = useSlot(session, {
    spot: 'spin',
    maxTimes,
    outcomeWords: (settled) => outcomeWords(title, words, settled),
  });
  const { round, still } = slot;
  const play = useVariable(slot, title, art.anchor);
  const attachers = useAttachers(play.strips, play.reels);
  const lines = winLines(play.landed, words);
  const at = useCycle(lines.length > 0 ? round.landed?.round.id : undefined, still);
  const wins = play.lit?.wins ?? [];
  const named = round.landed && at > 0 ? wins[at % wins.length] : undefined;
  const { descent } = play;
  const window = play.resting.map((rest, reel) => columnAt(play.strips[reel] ?? '', rest));
  return (
    <SlotTable
      slot={slot}
      rules={rules}
      ground={art.cloth}
      scenery={({ stand }) => <art.Scenery tall={stand === 'tall'} free={descent !== undefined} />}
      machine={() => (
        <>
          <Machine
            title={title}
            art={art}
            attachers={attachers}
            label={round.locked ? t('slots.turning') : windowWords(window, words.nameOf)}
            heights={play.heights}
            wins={wins}
            named={named}
            still={still}
          />
          <BigWin round={round} plate={art.plate} />
        </>
      )}
      plate={
        <WinPlate
          round={round}
          idle={words.idle()}
          during={
            descent && {
              words:
                descent.number === 0
                  ? t('variableways.begins', { count: title.free?.spins ?? 0 })
                  : t('variableways.descent', { number: descent.number, count: title.free?.spins ?? 0 }),
              totalMinor: descent.totalMinor,
            }
          }
          wins={lines}
          at={at}
        />
      }
      hurry={{ label: t(descent ? 'slots.skip' : 'slots.stop'), onPress: play.hurry }}
    />
  );
}
