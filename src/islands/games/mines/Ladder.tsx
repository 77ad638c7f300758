import { leastAt } from '#domain/games/kit/share.ts';
import { t } from '#i18n/client.ts';
import { Money } from '#ui/Money.tsx';
import { RungGrid } from '../kit/ladder/RungGrid.tsx';
import { rungsOf } from './picture/mines.ts';
import type { TableState } from './use-table.ts';

/** What each pick pays, from the first to the one after which the round is paid by itself. */
export function Ladder({ table, flat }: { table: TableState; flat: boolean }) {
  const { field, stakeMinor, round, end } = table;
  return (
    <RungGrid
      label={t('casual.mines.ladder')}
      rungs={rungsOf(field)}
      climbed={round.open && field.revealed.length}
      paid={end && end.hit === undefined ? end.revealed.length : undefined}
      nameOf={(pick) => t('casual.mines.pick', { pick })}
      amountOf={(multiplier) => <Money amountMinor={leastAt(stakeMinor, multiplier)} currency={round.currency} />}
      flat={flat}
    />
  );
}
