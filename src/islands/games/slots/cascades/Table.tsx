import { useMemo } from 'react';
import { returnsOf } from '#domain/games/slots/cascades/maths.ts';
import { rational } from '#domain/maths/rational.ts';
import { t } from '#i18n/client.ts';
import type { SettledRound } from '#stores/play/game.ts';
import type { TableProps } from '../../kit/table.ts';
import { SlotTable } from '../SlotTable.tsx';
import { useCycle } from '../use-cycle.ts';
import { useSlot } from '../use-slot.ts';
import type { WinLine } from '../WinPlate.tsx';
import { nameOf, reelWords } from '../words.ts';
import { type BoardItem, type CascadeScript, cascadeScript } from './picture/cascades.ts';
import { rulesOf } from './rules.ts';
import { Stage } from './Stage.tsx';
import type { Skin } from './skin.ts';
import { type CascadeView, useTable } from './use-table.ts';

const outcomeWords = ({ title }: Skin, round: SettledRound): string => {
  const steps = cascadeScript(title, round.outcome, 0n)?.steps ?? [];
  const cascades = steps.filter(({ clusters }) => clusters.length > 0).length;
  if (cascades === 0) return t('slots.pool.outcome_none');
  return t(cascades === 1 ? 'slots.pool.outcome_cascade' : 'slots.pool.outcome_cascades', { count: cascades });
};

const winLines = (skin: Skin, script: CascadeScript | undefined): readonly WinLine[] =>
  (script?.steps ?? []).flatMap(({ clusters, factor }) =>
    clusters.map(({ symbol, cells, amountMinor }) => ({
      words: t('slots.pool.win', { count: cells.length, name: nameOf(skin, symbol), factor }),
      amountMinor,
    })),
  );

const columnsOf = (items: readonly BoardItem[], { strips, rows }: Skin['title']): string[] => {
  const text = items.map(({ symbol }) => symbol).join('');
  return strips.map((_, reel) => text.slice(reel * rows, (reel + 1) * rows));
};

const during = (view: CascadeView | undefined) => {
  if (!view || view.phase === 'rest' || view.phase === 'leave') return undefined;
  const { factor, totalMinor, wonMinor } = view.step;
  const told = view.phase === 'fall' ? totalMinor - wonMinor : totalMinor;
  return told === 0n
    ? undefined
    : { words: t('slots.pool.cascade', { number: view.index + 1, factor }), totalMinor: told };
};

/** The table of a machine of clusters: its title is data and drawing, all else is here. */
export function EngineTable({ session, skin }: TableProps & { skin: Skin }) {
  const { title, words } = skin;
  const rules = useMemo(() => rulesOf(skin), [skin]);
  const maxTimes = useMemo(() => returnsOf(title)[0]?.maxWin ?? rational(1n), [title]);
  const slot = useSlot(session, { maxTimes, outcomeWords: (one) => outcomeWords(skin, one) });
  const { round } = slot;
  const { view, landed, hurry } = useTable(slot, skin);
  const wins = winLines(skin, landed);
  const { at } = useCycle(slot, wins);
  return (
    <SlotTable
      slot={slot}
      rules={rules}
      skin={skin}
      stage={(tall) => (
        <Stage
          skin={skin}
          tall={tall}
          view={view}
          label={reelWords(skin, round.locked, columnsOf(view?.step.items ?? [], title))}
          currency={round.currency}
        />
      )}
      plate={{ idle: t(words.idle), during: round.revealing ? during(view) : undefined, wins, at }}
      hurry={{ label: t('slots.skip'), onPress: hurry }}
    />
  );
}
