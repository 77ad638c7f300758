import { useMemo } from 'react';
import { t } from '#i18n/client.ts';
import { Button } from '#ui/Button.tsx';
import { StakeTray } from '../kit/StakeTray.tsx';
import { TableFrame } from '../kit/TableFrame.tsx';
import type { TableProps } from '../kit/table.ts';
import { isFlat, useStill } from '../kit/use-frame.ts';
import { bingoRules } from './rules.ts';
import { Stage } from './Stage.tsx';
import { useTable } from './use-table.ts';

/** Bingo 75: a call every minute that everybody hears at once; cards mark themselves. */
export function Table({ session }: TableProps) {
  const still = useStill();
  const table = useTable(session, still);
  const rules = useMemo(bingoRules, []);
  const { view, stake, isIn } = table;
  return (
    <TableFrame
      round={view}
      rules={rules}
      ground="from-common-deep to-common-dim"
      prompt={table.prompt}
      note={stake.note}
      stage={(shape) => <Stage table={table} shape={shape} />}
      tray={(shape) => (
        <StakeTray
          round={view}
          stake={stake}
          slim={isFlat(shape)}
          label={t('bingo.price')}
          wholeMinor={table.wholeMinor}
          {...(isIn
            ? { hurry: undefined, action: { label: t('bingo.bought'), disabled: true, onPress: () => {} } }
            : { action: { label: t('bingo.buy'), busy: table.busy, onPress: table.buy } })}
        >
          {isIn && (
            <Button variant="secondary" size={isFlat(shape) ? 'md' : 'lg'} onClick={table.giveBack}>
              {t('bingo.give_back')}
            </Button>
          )}
        </StakeTray>
      )}
    />
  );
}
