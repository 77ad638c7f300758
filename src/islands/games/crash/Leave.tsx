import { useMemo } from 'react';
import { returnAt } from '#domain/games/crash/maths.ts';
import { leavesWith } from '#domain/games/crash/paytable.ts';
import { hundredthsText } from '#domain/games/crash/round.ts';
import { displayAmount } from '#domain/money/amount.ts';
import { t } from '#i18n/client.ts';
import { readHundredths } from '#stores/format/decimal.ts';
import { Money } from '#ui/Money.tsx';
import { NumberField } from '../kit/fields/NumberField.tsx';
import { Segments } from '../kit/fields/Segments.tsx';
import { chanceText } from '../kit/picture/chance.ts';
import { groupedText, stepTarget } from '../kit/picture/limbo.ts';
import { Figure } from '../kit/result/Figure.tsx';
import type { TableState } from './use-table.ts';

/** How the stake leaves: at a target that is set, with the chance of getting there, or by hand, with its cap. */
export function LeaveControls({ table }: { table: TableState }) {
  const { view, leave, target, tray, handCap } = table;
  const { currency, limits, locked } = view;
  const chance = useMemo(() => chanceText(returnAt(target).hitFrequency), [target]);
  const payout = displayAmount(limits.maxPayoutMinor, currency);
  return (
    <div className="grid min-w-0 content-start gap-2">
      <Segments
        legend={t('crash.leave')}
        options={[
          { id: 'auto', label: t('crash.leave_auto') },
          { id: 'hand', label: t('crash.leave_hand') },
        ]}
        value={leave}
        disabled={locked}
        onChange={table.setLeave}
      />
      {leave === 'auto' ? (
        <div className="grid h-16 grid-cols-[minmax(7rem,1.2fr)_1fr_1fr] items-start gap-3">
          <NumberField
            label={t('crash.target')}
            value={hundredthsText(target)}
            unit="×"
            disabled={locked}
            onStep={(sign) => table.setTarget(stepTarget(target, sign))}
            onCommit={(text) => {
              const typed = readHundredths(text);
              if (typed !== undefined) table.setTarget(typed);
              return typed !== undefined;
            }}
          />
          <dl className="contents">
            <Figure label={t('crash.chance')}>{chance}</Figure>
            <Figure label={t('crash.returns')}>
              <Money amountMinor={leavesWith(tray.stakeMinor, target).payoutMinor} currency={currency} />
            </Figure>
          </dl>
        </div>
      ) : (
        <p className="figures line-clamp-3 h-16 text-sm text-ivory-300">
          {t('crash.hand_cap', { cap: groupedText(handCap), payout })}
        </p>
      )}
    </div>
  );
}
