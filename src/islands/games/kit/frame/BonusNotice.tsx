import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { t } from '#i18n/client.ts';
import { displayWire } from '#stores/format/money.ts';
import type { GameSession } from '#stores/play/game.ts';
import { $tableBonus, watchBonus } from '#stores/play/table-bonus.ts';

const look = 'figures px-3 pt-1 text-center text-xs text-brass-bright';

type Bonus = NonNullable<GameSession['bonus']>;

function Running({ bonus, currency }: { bonus: Bonus; currency: GameSession['currency'] }) {
  const told = useStore($tableBonus);
  const { stakeMax, countsPercent: percent } = bonus;
  const lines = [
    ...(stakeMax === null ? [] : [t('table.bonus_limit', { limit: displayWire(stakeMax, currency) })]),
    percent === 0 ? t('table.bonus_counts_nothing') : t('table.bonus_counts', { percent }),
    ...(told?.state === 'runs' && told.percent !== null ? [t('table.bonus_staked', { percent: told.percent })] : []),
  ];
  return (
    <p data-bonus className={look}>
      {lines.join(' ')}
    </p>
  );
}

/**
 * What the bonus that runs means at this table: the largest stake, how much of one counts, how far it is; and that it is over,
 * when it ends here. Nothing where none runs.
 */
export function BonusNotice({ session }: { session: Pick<GameSession, 'bonus' | 'currency' | 'demo'> }) {
  const { bonus, currency, demo } = session;
  const told = useStore($tableBonus);
  useEffect(() => (demo ? undefined : watchBonus()), [demo]);
  return (
    <>
      {bonus && <Running bonus={bonus} currency={currency} />}
      {/* The table's status is the round's result: this one is read out beside it. */}
      <div aria-live="polite">
        {!bonus && told && told.state !== 'runs' && (
          <p className={look}>{t(told.state === 'done' ? 'table.bonus_done' : 'table.bonus_over')}</p>
        )}
      </div>
    </>
  );
}
