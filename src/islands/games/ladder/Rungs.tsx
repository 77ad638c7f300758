import { leastAt } from '#domain/games/kit/share.ts';
import { t } from '#i18n/client.ts';
import { Money } from '#ui/Money.tsx';
import { RungGrid } from '../kit/ladder/RungGrid.tsx';
import { rungsOf } from './picture/ladder.ts';
import type { TableState } from './use-table.ts';

/** What each rung pays. */
export function Rungs({ table, flat }: { table: TableState; flat: boolean }) {
  const { climb, climbed, stakeMinor, round, game, end } = table;
  return (
    <RungGrid
      label={t('instant.ladder')}
      rungs={rungsOf(climb)}
      climbed={round.open && climbed}
      paid={end && !end.fell ? end.picks.length : undefined}
      nameOf={(rung) => t(`instant.${game}.rung`, { rung })}
      amountOf={(multiplier) => <Money amountMinor={leastAt(stakeMinor, multiplier)} currency={round.currency} />}
      flat={flat}
    />
  );
}
