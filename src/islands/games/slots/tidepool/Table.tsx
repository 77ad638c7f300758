import { useMemo } from 'react';
import { returnsByKind } from '#domain/games/slot-tidepool/maths.ts';
import { rows } from '#domain/games/slot-tidepool/reels.ts';
import { rational } from '#domain/maths/rational.ts';
import { t } from '#i18n/client.ts';
import type { SettledRound } from '#stores/game.ts';
import { type PoolItem, type PoolScript, poolScript } from '#stores/slots/tidepool.ts';
import type { TableProps } from '../../tables.ts';
import { BigWin } from '../BigWin.tsx';
import { SlotTable } from '../SlotTable.tsx';
import { useCycle } from '../use-cycle.ts';
import { useSlot } from '../use-slot.ts';
import { type WinLine, WinPlate } from '../WinPlate.tsx';
import { windowWords } from '../window-words.ts';
import { Machine } from './Machine.tsx';
import { nameOf } from './names.ts';
import { poolRules } from './rules.tsx';
import { Scenery } from './Scenery.tsx';
import { type PoolView, usePool } from './use-pool.ts';

const outcomeWords = (round: SettledRound): string => {
  const steps = poolScript(round.outcome, 0n)?.steps ?? [];
  const cascades = steps.filter(({ clusters }) => clusters.length > 0).length;
  if (cascades === 0) return t('slots.pool.outcome_none');
  return t(cascades === 1 ? 'slots.pool.outcome_cascade' : 'slots.pool.outcome_cascades', { count: cascades });
};

const winLines = (script: PoolScript | undefined): readonly WinLine[] =>
  (script?.steps ?? []).flatMap(({ clusters, factor }) =>
    clusters.map(({ symbol, cells, amountMinor }) => ({
      words: t('slots.pool.win', { count: cells.length, name: nameOf(symbol), factor }),
      amountMinor,
    })),
  );

const columnsOf = (items: readonly PoolItem[]): string[] => {
  const text = items.map(({ symbol }) => symbol).join('');
  return Array.from({ length: text.length / rows }, (_, reel) => text.slice(reel * rows, (reel + 1) * rows));
};

const during = (view: PoolView | undefined) => {
  if (!view || view.phase === 'rest' || view.phase === 'leave') return undefined;
  const { factor, totalMinor, wonMinor } = view.step;
  const told = view.phase === 'fall' ? totalMinor - wonMinor : totalMinor;
  return told === 0n
    ? undefined
    : { words: t('slots.pool.cascade', { number: view.index + 1, factor }), totalMinor: told };
};

/** Tidepool: clusters dissolve, what is left sinks, and each cascade counts once more. */
export function Table({ session }: TableProps) {
  const rules = useMemo(poolRules, []);
  const maxTimes = useMemo(() => returnsByKind()[0]?.maxWin ?? rational(1n), []);
  const slot = useSlot(session, { spot: 'spin', maxTimes, outcomeWords });
  const { round, still } = slot;
  const { view, landed, hurry } = usePool(slot);
  const wins = winLines(landed);
  const at = useCycle(wins.length > 0 ? round.landed?.round.id : undefined, still);
  return (
    <SlotTable
      slot={slot}
      rules={rules}
      ground="from-lantern-deep to-lantern-dim"
      scenery={() => <Scenery />}
      machine={({ stand }) => (
        <>
          <Machine
            tall={stand === 'tall'}
            view={view}
            label={round.locked ? t('slots.turning') : windowWords(columnsOf(view?.step.items ?? []), nameOf)}
            currency={round.currency}
          />
          <BigWin round={round} plate="border-slot-amber bg-slot-teal text-slot-cream" />
        </>
      )}
      plate={
        <WinPlate
          round={round}
          idle={t('slots.pool.idle')}
          during={round.revealing ? during(view) : undefined}
          wins={wins}
          at={at}
        />
      }
      hurry={{ label: t('slots.skip'), onPress: hurry }}
    />
  );
}
