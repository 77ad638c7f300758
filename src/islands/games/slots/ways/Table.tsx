import { useMemo } from 'react';
import { windowAt } from '#domain/games/slots/reels.ts';
import { rational } from '#domain/maths/rational.ts';
import { t } from '#i18n/client.ts';
import type { SettledRound } from '#stores/play/game.ts';
import type { TableProps } from '../../kit/table.ts';
import { SlotTable } from '../SlotTable.tsx';
import { useCycle } from '../use-cycle.ts';
import { useSlot } from '../use-slot.ts';
import type { WinLine } from '../WinPlate.tsx';
import { nameOf, reelWords } from '../words.ts';
import { type ShownWays, wayCount, waysScript } from './picture/ways.ts';
import { rulesOf } from './rules.ts';
import { Stage } from './Stage.tsx';
import type { Skin } from './skin.ts';
import { useTable } from './use-table.ts';

const outcomeWords = (skin: Skin, { outcome }: SettledRound): string => {
  const { title, words } = skin;
  const wins = waysScript(title, outcome, 0n)?.wins ?? [];
  if (wins.length === 0) return t(words.none);
  const ways = wins.reduce((sum, win) => sum + win.ways, 0);
  const names = wins.map(({ symbol }) => nameOf(skin, symbol)).join(', ');
  return t(ways === 1 ? words.way : words.ways, { names, ways });
};

const winLines = (skin: Skin, wins: readonly ShownWays[]): WinLine[] =>
  wins.map(({ symbol, count, ways, amountMinor }) => ({
    words: t(ways === 1 ? skin.words.winWay : skin.words.winWays, { name: nameOf(skin, symbol), count, ways }),
    amountMinor,
  }));

/** The table of a machine that pays in ways: its title is data and drawing, all else is here. */
export function EngineTable({ session, skin }: TableProps & { skin: Skin }) {
  const { title, words } = skin;
  const { strips, rows } = title;
  const rules = useMemo(() => rulesOf(skin), [skin]);
  const maxTimes = rational(BigInt(title.top.units), BigInt(title.unitsAStake));
  const slot = useSlot(session, { maxTimes, outcomeWords: (one) => outcomeWords(skin, one) });
  const { attachers, stops, wins, hurry } = useTable(slot, skin);
  const { at, named } = useCycle(slot, wins, wins);
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
          label={reelWords(skin, slot.round.locked, windowAt(strips, stops, rows))}
          wins={wins}
          named={named}
        />
      )}
      plate={{ idle: t(words.idle, { ways: wayCount(title) }), during: undefined, wins: winLines(skin, wins), at }}
      hurry={{ label: t('slots.stop'), onPress: hurry }}
    />
  );
}
