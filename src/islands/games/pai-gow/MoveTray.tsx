import { t } from '#i18n/client.ts';
import { MoveButton, moveRow } from '../kit/felt/MoveButton.tsx';
import { useLetters } from '../kit/fields/use-letters.ts';
import type { TableState } from './use-table.ts';

/** Setting the hands: as the house would, or as they lie. */
export function MoveTray({ table, slim }: { table: TableState; slim: boolean }) {
  const { asked, ready, layHouseWay, set } = table;
  useLetters({ h: layHouseWay, s: set });
  return (
    <div className={moveRow}>
      <MoveButton keys="H" slim={slim} open={asked} onPress={layHouseWay}>
        {t('paigow.move_house_way')}
      </MoveButton>
      <MoveButton keys="S" primary slim={slim} open={asked && ready} onPress={set}>
        {t('paigow.move_set')}
      </MoveButton>
    </div>
  );
}
