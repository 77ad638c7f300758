import { useMemo } from 'react';
import { t } from '#i18n/client.ts';
import { useHotkey } from '../kit/fields/use-hotkey.ts';
import { TableFrame } from '../kit/frame/TableFrame.tsx';
import { isFlat, useStill } from '../kit/frame/use-frame.ts';
import type { TableProps } from '../kit/table.ts';
import { StakeTray } from '../kit/tray/StakeTray.tsx';
import { kenoRules } from './rules.ts';
import { Stage } from './Stage.tsx';
import { type TableState, useTable } from './use-table.ts';
import { variantFor } from './variants.ts';

const promptOf = ({ round, choice, variant }: TableState): string => {
  const { picksMax, numberCount, drawnCount } = variant.sheet;
  if (round.locked) return t('keno.drawing', { drawn: String(drawnCount), count: String(numberCount) });
  const picks = String(choice.picks.length);
  if (choice.picks.length === 0) return t('keno.prompt_none', { most: String(picksMax) });
  return t(choice.picks.length < picksMax ? 'keno.prompt_some' : 'keno.prompt_full', { picks, most: String(picksMax) });
};

/** A sheet of numbers of which some are drawn: ten of forty, or twenty of eighty. */
export function Table({ session }: TableProps) {
  const still = useStill();
  const variant = variantFor(session.game.id);
  const table = useTable(session, variant, still);
  const { round, stake, choice } = table;
  const rules = useMemo(() => kenoRules(variant, choice), [variant, choice]);
  useHotkey(' ', table.skip, table.drawing);
  return (
    <TableFrame
      round={round}
      rules={rules}
      ground={variant.ground}
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
