import { useMemo } from 'react';
import { classicReturns } from '#domain/games/slots/classic/maths.ts';
import { lineCounts } from '#domain/games/slots/classic/title.ts';
import { windowAt } from '#domain/games/slots/reels.ts';
import { rational } from '#domain/maths/rational.ts';
import { t } from '#i18n/client.ts';
import { Segments } from '#islands/games/kit/fields/Segments.tsx';
import type { SettledRound } from '#stores/play/game.ts';
import type { TableProps } from '../../kit/table.ts';
import { SlotTable } from '../SlotTable.tsx';
import { useCycle } from '../use-cycle.ts';
import { useSlot } from '../use-slot.ts';
import type { WinLine } from '../WinPlate.tsx';
import { linesOutcome, nameOf, reelWords } from '../words.ts';
import { classicScript, linesOfSpot, type ShownSet } from './picture/classic.ts';
import { rulesOf } from './rules.ts';
import { Stage } from './Stage.tsx';
import type { Skin } from './skin.ts';
import { countOf, useLineCount, useTable } from './use-table.ts';

const lineWords = ({ words, lineName }: Skin, { line, name, factor }: ShownSet): string =>
  t(factor > 1 ? words.winDoubled : words.win, { line: line + 1, name: t(lineName(name)), factor });

/** What stands in the middle row, or what pays. */
const outcomeWords = (skin: Skin, round: SettledRound): string => {
  const { window = [], wins = [] } = classicScript(skin.title, round.outcome, 0n, countOf(round)) ?? {};
  if (wins.length > 0) return linesOutcome(wins.map((win) => lineWords(skin, win)));
  return window.map((column) => nameOf(skin, column.charAt(1))).join(', ');
};

const winLines = (skin: Skin, wins: readonly ShownSet[]): WinLine[] =>
  wins.map((win) => ({ words: lineWords(skin, win), amountMinor: win.amountMinor }));

/** The table of a machine of three reels: its title is data and drawing, all else is here. */
export function EngineTable({ session, skin }: TableProps & { skin: Skin }) {
  const { title } = skin;
  const [count, setCount] = useLineCount(session);
  const spot = `lines:${count}`;
  const rules = useMemo(() => rulesOf(skin), [skin]);
  const maxTimes = useMemo(
    () => classicReturns(title).find(({ kind }) => kind === spot)?.maxWin ?? rational(1n),
    [title, spot],
  );
  const slot = useSlot(session, { spot, maxTimes, outcomeWords: (one) => outcomeWords(skin, one) });
  const { round } = slot;
  const { attachers, stops, held, wins, hurry } = useTable(slot, skin);
  const { at, named } = useCycle(slot, wins, wins);
  return (
    <SlotTable
      slot={slot}
      rules={rules}
      skin={skin}
      tellsWindow
      stage={() => (
        <Stage
          skin={skin}
          count={count}
          attachers={attachers}
          label={reelWords(skin, round.locked, windowAt(title.strips, stops, title.rows))}
          wins={wins}
          named={named}
          held={held}
          gained={round.landed !== undefined && round.landed.payoutMinor > round.landed.stakeMinor}
        />
      )}
      plate={{ idle: t(skin.words.idle), during: undefined, wins: winLines(skin, wins), at }}
      hurry={{ label: t('slots.stop'), onPress: hurry }}
      before={
        <Segments
          legend={t('slots.lines')}
          options={lineCounts.map((lines) => ({ id: `lines:${lines}`, label: t(`slots.lines_${lines}`) }))}
          value={spot}
          disabled={round.locked}
          onChange={(id) => {
            round.dismiss();
            setCount(linesOfSpot(id));
          }}
        />
      }
    />
  );
}
