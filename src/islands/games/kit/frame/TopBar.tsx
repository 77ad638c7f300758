import { useStore } from '@nanostores/react';
import { useContext, useEffect, useState } from 'react';
import { currencies } from '#domain/money/currency.ts';
import { t } from '#i18n/client.ts';
import { showClock } from '#stores/format/time.ts';
import { $playClock, elapsedSeconds } from '#stores/play/play-session.ts';
import { IconButton } from '#ui/Button.tsx';
import { CountingMoney } from '#ui/CountingMoney.tsx';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/Icon.tsx';
import { Money } from '#ui/Money.tsx';
import type { RoundView } from '../round/use-round.ts';
import { BarEndsContext } from './bar-ends.ts';
import { SoundControl } from './SoundControl.tsx';

type TopBarProps = {
  round: Pick<RoundView, 'currency' | 'balanceMinor' | 'session'>;
  /** Of the whole play session, in the table's currency. */
  netMinor: bigint;
  onRules: () => void;
  onRecall: () => void;
};

/** Of its own, so that a second that passes draws this text and nothing else; in no live region, so that none is read out. */
function Elapsed() {
  const clock = useStore($playClock);
  const [, setNow] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return <span role="timer">{showClock(elapsedSeconds(clock, performance.now()))}</span>;
}

/** On a phone the two stand as lines beside the balance, further up as columns. */
const fact = 'max-sm:flex max-sm:items-baseline max-sm:gap-1.5';
const factName = 'eyebrow max-sm:text-xs max-sm:leading-none';
/** Amounts of eight digits take the room of the names on a small phone; their form says which is which. */
const longName = cx(factName, 'max-[26rem]:sr-only');
const factValue = 'figures text-sm text-ivory-300 max-sm:text-xs';

/** Balance, net and time of the play session (always in sight while playing), last rounds, sound and rules. */
export function TopBar({ round, netMinor, onRules, onRecall }: TopBarProps) {
  const { session, currency, balanceMinor } = round;
  const { start, end } = useContext(BarEndsContext);
  const isLong = currencies[currency].digits > 2;
  const name = isLong ? longName : factName;
  return (
    <header
      className={cx(
        'flex items-center gap-2 border-b border-ink-600 bg-ink-800 sm:gap-4 sm:tall:py-1',
        // What the page around the frame has to say stands at both ends (game-launch/use-bar-ends.ts).
        'pr-[max(0.75rem,var(--bar-end,0px))] pl-[max(0.75rem,var(--bar-start,0px))] sm:pr-[max(1.25rem,var(--bar-end,0px))] sm:pl-[max(1.25rem,var(--bar-start,0px))]',
      )}
    >
      {start && (
        <div data-bar-end className="flex items-center max-lg:hidden">
          {start}
        </div>
      )}
      <h1 className="heading text-2xl max-md:sr-only in-data-barred:sr-only">{session.game.name}</h1>
      <dl className="mr-auto grid min-w-0 grid-cols-[auto_auto] items-center gap-x-3 sm:flex sm:gap-6 md:not-in-data-barred:ml-6 md:in-data-barred:ml-3">
        <div className="max-sm:row-span-2">
          <dt className="eyebrow">
            {t(session.demo ? 'table.demo_balance' : session.bonus ? 'table.bonus_balance' : 'table.balance')}
          </dt>
          <dd className={isLong ? 'font-semibold max-[26rem]:text-sm' : 'font-semibold'}>
            <CountingMoney amountMinor={balanceMinor} currency={currency} />
          </dd>
        </div>
        {!session.demo && (
          <div className={fact}>
            <dt className={name}>{t('table.net')}</dt>
            <dd className={factValue}>
              <Money amountMinor={netMinor} currency={currency} />
            </dd>
          </div>
        )}
        <div className={fact}>
          <dt className={name}>{t('table.elapsed')}</dt>
          <dd className={factValue}>
            <Elapsed />
          </dd>
        </div>
      </dl>
      <div className="flex">
        <IconButton label={t('table.recall')} onClick={onRecall}>
          <Icon name="history" />
        </IconButton>
        <SoundControl />
        <IconButton label={t('table.rules')} onClick={onRules}>
          <Icon name="info" />
        </IconButton>
      </div>
      {end && (
        <div data-bar-end className="flex items-center gap-2 max-lg:hidden">
          {end}
        </div>
      )}
    </header>
  );
}
