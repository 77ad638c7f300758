import { displayAmount } from '#domain/money/amount.ts';
import { t } from '#i18n/client.ts';
import { TableFrame } from '../kit/frame/TableFrame.tsx';
import { isFlat, useStill } from '../kit/frame/use-frame.ts';
import type { TableProps } from '../kit/table.ts';
import { crapsRules } from './rules.ts';
import { Stage } from './Stage.tsx';
import { Tray } from './Tray.tsx';
import { type TableState, useTable } from './use-table.ts';
import { spotName } from './words.ts';

/** What the last roll did, bet by bet; else what there is to do. */
const promptOf = ({ hand, round, rollId }: TableState): string => {
  if (rollId !== undefined) return t('craps.rolling');
  const roll = hand.rolls.at(-1);
  const decided = hand.last.filter(({ taken }) => !taken);
  if (round.open && roll) {
    const words = decided.map(({ spot, payoutMinor }) =>
      payoutMinor === 0n
        ? t('craps.did_lose', { spot: spotName(spot) })
        : t('craps.did_return', { spot: spotName(spot), amount: displayAmount(payoutMinor, round.currency) }),
    );
    const [first, second] = roll.dice;
    return [t('craps.rolled', { first, second, total: first + second }), ...words].join(' · ');
  }
  return t('craps.place_bets');
};

/** The whole table: it fills its frame, whatever the frame's shape, and never scrolls. */
export function Table({ session }: TableProps) {
  const still = useStill();
  const table = useTable(session);
  return (
    <TableFrame
      round={table.round}
      rules={crapsRules()}
      ground="from-hardway-deep to-hardway-dim"
      prompt={promptOf(table)}
      note={table.chips.note}
      statusInStage={isFlat}
      stage={(shape, status) => <Stage table={table} shape={shape} still={still} status={status} />}
      tray={(shape) => <Tray table={table} shape={shape} />}
    />
  );
}
