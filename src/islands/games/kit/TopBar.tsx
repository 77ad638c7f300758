import { useState } from 'react';
import { t } from '#i18n/client.ts';
import { IconButton } from '#ui/Button.tsx';
import { CountingMoney } from '#ui/CountingMoney.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Money } from '#ui/Money.tsx';
import { isSoundOn, keepSound } from './sounds.ts';
import { useElapsed } from './use-frame.ts';
import type { RoundView } from './use-round.ts';

type TopBarProps = {
  round: Pick<RoundView, 'currency' | 'balanceMinor' | 'netMinor' | 'session'>;
  onRules: () => void;
  onRecall: () => void;
};

/** Of its own, so that a second that passes draws this text and nothing else. */
const Elapsed = () => useElapsed();

/** Balance, this session's result and time (always in sight while playing), last rounds, sound and rules. */
export function TopBar({ round, onRules, onRecall }: TopBarProps) {
  const { session, currency, balanceMinor, netMinor } = round;
  const [sound, setSound] = useState(isSoundOn);
  return (
    <header className="flex items-center gap-4 border-b bg-ink-800 border-ink-600 px-3 sm:px-5 sm:tall:py-1">
      <h1 className="heading text-2xl max-md:sr-only">{session.game.name}</h1>
      <dl className="mr-auto flex items-center gap-4 sm:gap-6 md:ml-6">
        <div>
          <dt className="eyebrow">{t(session.demo ? 'table.demo_balance' : 'table.balance')}</dt>
          <dd className="font-semibold">
            <CountingMoney amountMinor={balanceMinor} currency={currency} />
          </dd>
        </div>
        <div>
          <dt className="eyebrow">{t('table.net')}</dt>
          <dd className="text-sm text-ivory-300">
            <Money amountMinor={netMinor} currency={currency} />
          </dd>
        </div>
        <div className="max-[22rem]:sr-only">
          <dt className="eyebrow">{t('table.elapsed')}</dt>
          <dd className="figures text-sm text-ivory-300">
            <Elapsed />
          </dd>
        </div>
      </dl>
      <div className="flex">
        <IconButton label={t('table.recall')} onClick={onRecall}>
          <Icon name="history" />
        </IconButton>
        <IconButton
          label={t(sound ? 'table.sound_off' : 'table.sound_on')}
          onClick={() => {
            keepSound(!sound);
            setSound(!sound);
          }}
        >
          <Icon name={sound ? 'sound' : 'sound-off'} />
        </IconButton>
        <IconButton label={t('table.rules')} onClick={onRules}>
          <Icon name="info" />
        </IconButton>
      </div>
    </header>
  );
}
