import type { ReactNode } from 'react';
import { displayAmount } from '#domain/money/amount.ts';
import { t } from '#i18n/client.ts';
import { minorOf } from '#stores/format/money.ts';
import { showTime } from '#stores/format/time.ts';
import type { RoundRecord } from '#stores/history/history.ts';
import { netMinor } from '#stores/history/round-view.ts';
import { playedForMinor } from '#stores/play/free-spins.ts';
import { jackpotWonIn } from '#stores/play/jackpot.ts';
import { Money } from '#ui/Money.tsx';

export const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="eyebrow">{name}</dt>
    <dd className="font-semibold break-words">{children}</dd>
  </div>
);

type Round = RoundRecord['round'];

/** What only a decided round has. */
function Decided({ round }: { round: Exclude<Round, { status: 'open' }> }) {
  const { currency } = round;
  const net = netMinor(round);
  const jackpotMinor = round.status === 'settled' ? jackpotWonIn(round, currency) : 0n;
  return (
    <>
      <Fact name={t('history.col_payout')}>
        <Money amountMinor={minorOf(round.payout, currency)} currency={currency} />
      </Fact>
      {jackpotMinor > 0n && (
        <Fact name={t('rounds.jackpot')}>
          <Money amountMinor={jackpotMinor} currency={currency} />
        </Fact>
      )}
      <Fact name={t('history.col_net')}>
        <Money amountMinor={net} currency={currency} tone={net > 0n ? 'won' : 'plain'} />
      </Fact>
      <Fact name={t('history.round_after')}>
        <Money amountMinor={minorOf(round.balanceAfter, currency)} currency={currency} />
      </Fact>
      {round.endedAt && <Fact name={t('rounds.ended')}>{showTime(round.endedAt)}</Fact>}
    </>
  );
}

/** The money of a round, whose rules it went by, and when it ended. */
export function RoundFacts({ round, isDecided }: { round: Round; isDecided: boolean }) {
  const { currency } = round;
  return (
    <dl className="grid grid-cols-2 gap-4 sm:grid-cols-4">
      <Fact name={t('history.col_stake')}>
        <Money amountMinor={minorOf(round.stake, currency)} currency={currency} />
      </Fact>
      {round.status === 'settled' && round.freeSpin && (
        <Fact name={t('rounds.free_spin')}>
          {t('rounds.free_spin_paid', { amount: displayAmount(playedForMinor(round, currency), currency) })}
        </Fact>
      )}
      <Fact name={t('history.round_before')}>
        <Money amountMinor={minorOf(round.balanceBefore, currency)} currency={currency} />
      </Fact>
      {isDecided && round.status !== 'open' && <Decided round={round} />}
      <Fact name={t('history.provider')}>{round.provider}</Fact>
      {round.rulesVersion !== '' && <Fact name={t('rounds.rules')}>{round.rulesVersion}</Fact>}
    </dl>
  );
}
