import { useEffect, useState } from 'react';
import { t } from '#i18n/client.ts';
import { jackpotWonIn } from '#stores/play/jackpot.ts';
import { cx } from '#ui/cx.ts';
import { Money } from '#ui/Money.tsx';
import type { RoundView } from '../kit/round/use-round.ts';
import { JackpotWin } from './Jackpot.tsx';
import { multipleOf, winSize } from './picture/figures.ts';

/**
 * A win of ten stakes or more is stated over the machine: its amount and its multiple, larger the more it is. Nothing
 * rains, and it goes by itself. A jackpot stays until the next spin.
 */
export function BigWin({ round, plate }: { round: RoundView; plate: string }) {
  const { landed, currency } = round;
  const size = landed ? winSize(landed) : 0;
  const [gone, setGone] = useState<string>();
  const id = landed?.round.id;
  const jackpotMinor = landed ? jackpotWonIn(landed.round, currency) : 0n;
  useEffect(() => {
    if (id === undefined || size === 0) return;
    const timer = setTimeout(() => setGone(id), 1_800 + 700 * size);
    return () => clearTimeout(timer);
  }, [id, size]);
  if (jackpotMinor > 0n) return <JackpotWin wonMinor={jackpotMinor} currency={currency} plate={plate} />;
  if (!landed || size === 0 || gone === id) return null;
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-0 z-20 grid place-items-center animate-rise">
      <div className={cx('rounded-lg border-2 px-6 py-2 text-center shadow-float tall:py-4 tall:sm:px-10', plate)}>
        <p
          className={cx(
            'heading',
            'text-3xl',
            ['', 'tall:text-4xl', 'tall:text-5xl', 'tall:text-5xl tall:sm:text-6xl'][size],
          )}
        >
          <Money amountMinor={landed.payoutMinor} currency={currency} />
        </p>
        <p className="figures mt-1 font-semibold tall:text-lg">
          {t('slots.times_stake', { times: multipleOf(landed) })}
        </p>
      </div>
    </div>
  );
}
