import { useMemo } from 'react';
import { t } from '#i18n/client.ts';
import { minorOf } from '#stores/format/money.ts';
import { Button } from '#ui/Button.tsx';
import { TableFrame } from '../kit/frame/TableFrame.tsx';
import { isFlat, useStill } from '../kit/frame/use-frame.ts';
import type { TableProps } from '../kit/table.ts';
import { StakeTray } from '../kit/tray/StakeTray.tsx';
import { LiveAmount } from './LiveAmount.tsx';
import { crashRules } from './rules.ts';
import { Stage } from './Stage.tsx';
import { type TableState, useTable } from './use-table.ts';
import { hundredthsOf } from './words.ts';

const actionWords = ({ isIn, armed, phase }: TableState): string => {
  if (isIn && phase !== 'ended') return t('crash.in_round');
  if (armed) return t('crash.set_for_next');
  return t(phase === 'betting' ? 'crash.stake_now' : 'crash.stake_next');
};

/** Updraft: a glider that everybody rides at once, until the air gives out. */
export function Table({ session }: TableProps) {
  const still = useStill();
  const table = useTable(session);
  const { view, tray, own, isIn, armed, phase, target } = table;
  const rules = useMemo(() => crashRules(target), [target]);
  const flies = isIn && own !== undefined && phase === 'running';
  const cashOut = flies && {
    label: (
      <span className="inline-block sm:min-w-48">
        {t('crash.cash_out')}{' '}
        <LiveAmount
          stakeMinor={minorOf(own.amount, own.currency)}
          currency={own.currency}
          target={hundredthsOf(own.target)}
        />
      </span>
    ),
    onPress: table.leaveNow,
  };
  return (
    <TableFrame
      round={view}
      rules={rules}
      ground="from-common-deep to-common-dim"
      prompt={table.prompt}
      note={tray.note}
      statusInStage={isFlat}
      stage={(shape, status) => <Stage table={table} shape={shape} still={still} status={status} />}
      tray={(shape) => (
        <StakeTray
          round={view}
          stake={tray}
          slim={isFlat(shape)}
          action={{
            label: <span className="inline-block sm:min-w-48">{actionWords(table)}</span>,
            busy: table.busy && !table.cancelling,
            disabled: !table.playable,
            onPress: table.press,
          }}
          hurry={cashOut || undefined}
        >
          {isIn && phase === 'betting' && (
            <Button
              variant="secondary"
              size={shape.stand === 'tall' || shape.low ? 'md' : 'lg'}
              busy={table.cancelling}
              onClick={table.takeBack}
            >
              {t('crash.take_back')}
            </Button>
          )}
          {armed && (
            <Button variant="secondary" size={shape.stand === 'tall' || shape.low ? 'md' : 'lg'} onClick={table.disarm}>
              {t('crash.disarm')}
            </Button>
          )}
        </StakeTray>
      )}
    />
  );
}
