import { useMemo } from 'react';
import { picksMax } from '#domain/games/keno-40-10/paytable.ts';
import { t } from '#i18n/client.ts';
import { StakeTray } from '../kit/StakeTray.tsx';
import { TableFrame } from '../kit/TableFrame.tsx';
import { type FrameShape, useStill } from '../kit/use-frame.ts';
import { useHotkey } from '../kit/use-hotkey.ts';
import type { TableProps } from '../tables.ts';
import { kenoRules } from './rules.tsx';
import { Stage } from './Stage.tsx';
import { type TableState, useTable } from './use-table.ts';

const isFlat = ({ low, stand }: FrameShape): boolean => low && stand !== 'tall';

const promptOf = ({ round, choice }: TableState): string => {
  if (round.locked) return t('keno.drawing');
  const picks = String(choice.picks.length);
  if (choice.picks.length === 0) return t('keno.prompt_none', { most: String(picksMax) });
  return t(choice.picks.length < picksMax ? 'keno.prompt_some' : 'keno.prompt_full', { picks, most: String(picksMax) });
};

/** A sheet of forty numbers of which ten are drawn. */
export function Table({ session }: TableProps) {
  const still = useStill();
  const table = useTable(session, still);
  const { round, stake, choice } = table;
  const rules = useMemo(() => kenoRules(choice), [choice]);
  useHotkey(' ', table.skip, table.drawing);
  return (
    <TableFrame
      round={round}
      rules={rules}
      ground="from-paper-deep to-paper-dim"
      prompt={promptOf(table)}
      note={stake.note}
      statusInStage={isFlat}
      stage={(shape, status) => <Stage table={table} shape={shape} status={status} />}
      tray={(shape) => (
        <StakeTray
          round={round}
          stake={stake}
          slim={isFlat(shape)}
          action={{
            label: t('keno.play'),
            disabled: choice.picks.length === 0,
            onPress: table.play,
          }}
        />
      )}
    />
  );
}
