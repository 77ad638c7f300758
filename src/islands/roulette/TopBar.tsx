import { useState } from 'react';
import type { CurrencyCode } from '#domain/money/currency.ts';
import { t } from '#i18n/client.ts';
import { IconButton } from '#ui/Button.tsx';
import { CountingMoney } from '#ui/CountingMoney.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Money } from '#ui/Money.tsx';
import { isSoundOn, keepSound } from './sounds.ts';
import { useElapsed } from './use-frame.ts';

type TopBarProps = {
  currency: CurrencyCode;
  balanceMinor: bigint;
  demo: boolean;
  netMinor: bigint;
  onRules: () => void;
};

/** Of its own, so that a second that passes draws this text and nothing else. */
const Elapsed = () => useElapsed();

/** Balance, this session's result and time (always in sight while playing), sound and rules. */
export function TopBar({ currency, balanceMinor, demo, netMinor, onRules }: TopBarProps) {
  const [sound, setSound] = useState(isSoundOn);
  return (
    <header className="flex items-center gap-4 border-b bg-ink-800 border-ink-600 px-3 sm:px-5 sm:tall:py-1">
      <h1 className="heading text-2xl max-md:sr-only">{t('roulette.title')}</h1>
      <dl className="mr-auto flex items-center gap-4 sm:gap-6 md:ml-6">
        <div>
          <dt className="eyebrow">{t(demo ? 'roulette.demo_balance' : 'roulette.balance')}</dt>
          <dd className="font-semibold">
            <CountingMoney amountMinor={balanceMinor} currency={currency} />
          </dd>
        </div>
        <div>
          <dt className="eyebrow">{t('roulette.net')}</dt>
          <dd className="text-sm text-ivory-300">
            <Money amountMinor={netMinor} currency={currency} />
          </dd>
        </div>
        <div>
          <dt className="eyebrow">{t('roulette.elapsed')}</dt>
          <dd className="figures text-sm text-ivory-300">
            <Elapsed />
          </dd>
        </div>
      </dl>
      <div className="flex">
        <IconButton
          label={t(sound ? 'roulette.sound_off' : 'roulette.sound_on')}
          onClick={() => {
            keepSound(!sound);
            setSound(!sound);
          }}
        >
          <Icon name={sound ? 'sound' : 'sound-off'} />
        </IconButton>
        <IconButton label={t('roulette.rules')} onClick={onRules}>
          <Icon name="info" />
        </IconButton>
      </div>
    </header>
  );
}
