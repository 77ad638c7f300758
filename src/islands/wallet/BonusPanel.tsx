import { useStore } from '@nanostores/react';
import { t } from '#i18n/client.ts';
import { missingWords } from '#islands/blocks/promotions/missing-words.ts';
import { displayWire, minorOf } from '#stores/format/money.ts';
import { runningIn } from '#stores/promotions/grants.ts';
import { $grants, type Grant } from '#stores/promotions/promotions.ts';
import type { Fund } from '#stores/wallet/wallet.ts';
import { Money } from '#ui/Money.tsx';

/** What of a bonus there is in one wallet, in minor units; locked is what is bound and no bonus money. */
const partsOf = (fund: Fund, grant: Grant | undefined) => {
  const allMinor = minorOf(fund.totalBonus, fund.currency);
  const lockedMinor = grant === undefined ? 0n : minorOf(grant.lockedLeft, fund.currency);
  return { bonusMinor: allMinor - lockedMinor, lockedMinor };
};

/** What makes the bonus the player's own, a sentence each: what is missing, how large a stake may be, what unlocks. */
const linesOf = (fund: Fund, grant: Grant | undefined): readonly string[] => {
  const missing = grant && missingWords(grant);
  const config = fund.freeSpinWallet?.winUnlockConfig;
  const unlock = config && {
    amount: displayWire(config.depositAmount, config.depositCurrency),
    percent: config.extraBonusPercent,
  };
  return [
    ...(missing === undefined ? [] : [missing]),
    ...(grant?.stakeMax != null
      ? [t('statement.bonus_stake_max', { amount: displayWire(grant.stakeMax, fund.currency) })]
      : []),
    ...(grant?.deposit != null ? [t('statement.bonus_withdraw')] : []),
    // The sentence before says the deposit already, but not what it adds.
    ...(unlock && (unlock.percent > 0 || missing === undefined)
      ? [t(unlock.percent > 0 ? 'statement.bonus_unlock_extra' : 'statement.bonus_unlock', unlock)]
      : []),
  ];
};

/** A wallet's bonus: how much of it there is, what unlocks it, and the way to how far it is. Nothing where there is none. */
export function BonusPanel({ fund }: { fund: Fund }) {
  const { currency } = fund;
  const { data } = useStore($grants);
  const grant = runningIn(data, currency);
  const { bonusMinor, lockedMinor } = partsOf(fund, grant);
  if (grant === undefined && fund.freeSpinWallet === null && bonusMinor + lockedMinor === 0n) return null;
  return (
    <section
      aria-label={t('statement.bonus_title', { currency })}
      className="grid gap-3 rounded-md border border-ink-600 bg-ink-900/40 p-4"
    >
      <dl className="flex flex-wrap gap-x-8 gap-y-2">
        <div>
          <dt className="text-sm text-ivory-300">{t('statement.bonus_money')}</dt>
          <dd className="text-lg font-semibold">
            <Money amountMinor={bonusMinor} currency={currency} />
          </dd>
        </div>
        {lockedMinor > 0n && (
          <div>
            <dt className="text-sm text-ivory-300">{t('statement.bonus_locked')}</dt>
            <dd className="text-lg font-semibold">
              <Money amountMinor={lockedMinor} currency={currency} />
            </dd>
          </div>
        )}
      </dl>
      <div className="figures grid gap-0.5 text-sm text-ivory-300">
        {linesOf(fund, grant).map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      <a
        href="/profile/casino-promotions"
        className="inline-flex min-h-11 items-center justify-self-start text-sm font-semibold text-brass-bright underline-offset-4 hover:underline pointer-fine:min-h-0"
      >
        {t('statement.bonus_see')}
      </a>
    </section>
  );
}
