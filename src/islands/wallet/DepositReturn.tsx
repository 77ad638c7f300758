import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { t } from '#i18n/client.ts';
import { $depositReturn, isFinal, watchDeposit } from '#stores/deposit/deposit-return.ts';
import { refusedBy } from '#stores/deposit/next-route.ts';
import { displayWire } from '#stores/format/money.ts';
import { openModal } from '#stores/shell/modal.ts';
import { dropQuery, queryValue } from '#stores/shell/navigation.ts';
import { Button, IconButton } from '#ui/Button.tsx';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/Icon.tsx';
import type { IconName } from '#ui/icon-paths.ts';
import { Spinner } from '#ui/Spinner.tsx';
import { NextRoute } from './NextRoute.tsx';
import { providerName } from './words.ts';

const looks = {
  completed: { icon: 'check', tone: 'border-felt text-felt' },
  held: { icon: 'alert', tone: 'border-brass text-brass' },
  refunded: { icon: 'check', tone: 'border-ink-600 text-ivory-300' },
  failed: { icon: 'alert', tone: 'border-red text-red' },
  expired: { icon: 'alert', tone: 'border-red text-red' },
  reversed: { icon: 'alert', tone: 'border-red text-red' },
} as const satisfies Record<string, { icon: IconName; tone: string }>;

/** Follows the deposit named in the address until the gateway has reported, and says how it ended. */
export function DepositReturn() {
  const [id, setId] = useState(() => queryValue('deposit'));
  const [round, setRound] = useState(0);
  const { deposit, slow, failed } = useStore($depositReturn);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round watches the same deposit anew
  useEffect(() => (id === null ? undefined : watchDeposit(id)), [id, round]);
  if (id === null) return null;

  const dismiss = (): void => {
    dropQuery('deposit');
    setId(null);
  };
  const amount = deposit === null ? '' : displayWire(deposit.amount, deposit.currency);
  const isOver = deposit !== null && isFinal(deposit.state);
  const refused = deposit === null ? undefined : refusedBy(deposit);
  const look = deposit !== null && deposit.state in looks ? looks[deposit.state as keyof typeof looks] : null;
  const text =
    failed !== null
      ? t(`errors.${failed.code}`)
      : deposit === null
        ? t('statement.deposit_checking')
        : refused === undefined
          ? t(`statement.deposit_state_${deposit.state}`, { amount })
          : t(`statement.deposit_by_${deposit.state === 'expired' ? 'expired' : 'failed'}`, {
              amount,
              name: providerName(deposit.gateway),
            });

  return (
    <section
      aria-label={t('statement.deposit_return')}
      className={cx('flex items-start gap-4 rounded-lg border bg-ink-800 p-4 sm:p-5', look?.tone ?? 'border-ink-600')}
    >
      <span className="mt-2.5">{look ? <Icon name={look.icon} /> : failed ? <Icon name="alert" /> : <Spinner />}</span>
      <div className="mr-auto grid gap-3 py-2 text-ivory-100">
        <p role="status" className="text-lg">
          {text}
        </p>
        {slow && !isOver && (
          <p className="text-ivory-300">
            {t('statement.deposit_slow')}{' '}
            <button type="button" className="underline underline-offset-4" onClick={() => setRound(round + 1)}>
              {t('statement.check_again')}
            </button>
          </p>
        )}
        {deposit !== null && refused !== undefined && <NextRoute deposit={deposit} />}
        {isOver && refused === undefined && deposit.state !== 'completed' && (
          <Button variant="secondary" className="justify-self-start" onClick={() => openModal('deposit')}>
            {t('statement.deposit_again')}
          </Button>
        )}
      </div>
      <IconButton label={t('statement.dismiss')} onClick={dismiss}>
        <Icon name="close" />
      </IconButton>
    </section>
  );
}
