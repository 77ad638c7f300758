import { useMemo } from 'react';
import { returnsOf } from '#domain/games/slots/cascades/maths.ts';
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
import { type BoardItem, type CascadeScript, cascadeScript } from './picture/cascades.ts';
import { cascadeRules } from './rules.tsx';
import { Machine } from './Stage.tsx';
import type { CascadeSkin } from './skin.ts';
import { type CascadeView, useCascades } from './use-table.ts';

const nameIn =
  ({ names }: CascadeSkin) =>
  (letter: string): string => {
    const key = names[letter];
    return key ? t(key) : '';
  };

const outcomeWords = ({ title }: CascadeSkin, round: SettledRound): string => {
  const steps = cascadeScript(title, round.outcome, 0n)?.steps ?? [];
  const cascades = steps.filter(({ clusters }) => clusters.length > 0).length;
  if (cascades === 0) return t('slots.pool.outcome_none');
  return t(cascades === 1 ? 'slots.pool.outcome_cascade' : 'slots.pool.outcome_cascades', { count: cascades });
};

const winLines = (skin: CascadeSkin, script: CascadeScript | undefined): readonly WinLine[] =>
  (script?.steps ?? []).flatMap(({ clusters, factor }) =>
    clusters.map(({ symbol, cells, amountMinor }) => ({
      words: t('slots.pool.win', { count: cells.length, name: nameIn(skin)(symbol), factor }),
      amountMinor,
    })),
  );

const columnsOf = (items: readonly BoardItem[], { strips, rows }: CascadeSkin['title']): string[] => {
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
export function CascadeTable({ session, skin }: TableProps & { skin: CascadeSkin }) {
  const { title } = skin;
  const rules = useMemo(() => cascadeRules(skin, nameIn(skin)), [skin]);
  const maxTimes = useMemo(() => returnsOf(title)[0]?.maxWin ?? rational(1n), [title]);
  const slot = useSlot(session, { spot: 'spin', maxTimes, outcomeWords: (one) => outcomeWords(skin, one) });
  const { round, still } = slot;
  const { view, landed, hurry } = useCascades(slot, skin);
  const wins = winLines(skin, landed);
  const at = useCycle(wins.length > 0 ? round.landed?.round.id : undefined, still);
  return (
    <SlotTable
      slot={slot}
      rules={rules}
      ground={skin.tone.ground}
      scenery={skin.scenery}
      machine={({ stand }) => (
        <>
          <Machine
            skin={skin}
            tall={stand === 'tall'}
            view={view}
            label={
              round.locked ? t('slots.turning') : windowWords(columnsOf(view?.step.items ?? [], title), nameIn(skin))
            }
            currency={round.currency}
          />
          <BigWin round={round} plate={skin.tone.plate} />
        </>
      )}
      plate={
        <WinPlate
          round={round}
          idle={t(skin.words.idle)}
          during={round.revealing ? during(view) : undefined}
          wins={wins}
          at={at}
        />
      }
      hurry={{ label: t('slots.skip'), onPress: hurry }}
    />
  );
}
