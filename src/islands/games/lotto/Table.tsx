import { useMemo } from 'react';
import { t } from '#i18n/client.ts';
import { Button } from '#ui/Button.tsx';
import { StakeTray } from '../kit/StakeTray.tsx';
import { TableFrame } from '../kit/TableFrame.tsx';
import type { TableProps } from '../kit/table.ts';
import { isFlat, useStill } from '../kit/use-frame.ts';
import { lottoRules } from './rules.ts';
import { Stage } from './Stage.tsx';
import { useTable } from './use-table.ts';

/** 6 of 49: tickets for one draw a day, the same for everybody. */
export function Table({ session }: TableProps) {
  const still = useStill();
  const table = useTable(session, still);
  const rules = useMemo(lottoRules, []);
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
          label={t('lotto.price')}
          wholeMinor={table.wholeMinor}
          {...(isIn
            ? { hurry: undefined, action: { label: t('lotto.bought'), disabled: true, onPress: () => {} } }
            : { action: { label: t('lotto.buy'), busy: table.busy, disabled: !table.canBuy, onPress: table.buy } })}
        >
          {isIn && (
            <Button variant="secondary" size={isFlat(shape) ? 'md' : 'lg'} onClick={table.giveBack}>
              {t('lotto.give_back')}
            </Button>
          )}
        </StakeTray>
      )}
    />
  );
}
