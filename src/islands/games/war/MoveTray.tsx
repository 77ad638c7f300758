import { t } from '#i18n/client.ts';
import { MoveButton, MoveWords, moveRow } from '../kit/felt/MoveButton.tsx';
import { useLetters } from '../kit/fields/use-letters.ts';
import type { TableState } from './use-table.ts';

/** The decision at a tie: to give up half of the ante, or to add another. */
export function MoveTray({ table, slim }: { table: TableState; slim: boolean }) {
  const { round, asked, act, addsMinor, canAfford } = table;
  const surrender = () => act('surrender');
  const war = () => act('war');
  useLetters({ s: surrender, w: war });
  return (
    <div className={moveRow}>
      <MoveButton keys="S" slim={slim} open={asked} onPress={surrender}>
        {t('war.move_surrender')}
      </MoveButton>
      <MoveButton keys="W" primary slim={slim} open={asked && canAfford} onPress={war}>
        <MoveWords words={t('war.move_war')} amountMinor={addsMinor} currency={round.currency} />
      </MoveButton>
    </div>
  );
}
