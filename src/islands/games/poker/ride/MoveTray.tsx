import { t } from '#i18n/client.ts';
import { useLetters } from '#islands/games/kit/fields/use-letters.ts';
import { MoveButton, MoveWords, moveRow } from '../../kit/felt/MoveButton.tsx';
import type { TableState } from './use-table.ts';

/** The decision on the next bet: to take it back, or to let it ride. Brass is on what risks less. */
export function MoveTray({ table, slim }: { table: TableState; slim: boolean }) {
  const { round, asked, act, betMinor, advice } = table;
  const takeBack = () => act('take-back');
  const ride = () => act('ride');
  useLetters({ b: takeBack, r: ride });
  const either = { slim, open: asked, waits: !asked };
  return (
    <div className={moveRow}>
      <MoveButton {...either} keys="B" primary advised={advice?.rides === false} onPress={takeBack}>
        <MoveWords words={t('poker.move_back')} amountMinor={betMinor} currency={round.currency} />
      </MoveButton>
      <MoveButton {...either} keys="R" advised={advice?.rides === true} onPress={ride}>
        <span>{t('poker.move_ride')}</span>
      </MoveButton>
    </div>
  );
}
