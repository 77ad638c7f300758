import { useStore } from '@nanostores/react';
import { t } from '#i18n/client.ts';
import type { WordKey } from '#i18n/keys.ts';
import { $heldCoins, type CoinFinding, type CoinTransfer } from '#stores/desk/deposits.ts';
import { displayWire } from '#stores/format/money.ts';
import { showMinute } from '#stores/format/time.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { EmptyState } from '#ui/States.tsx';
import { DeskFailed } from '../kit/DeskFailed.tsx';
import { Fact, Facts } from '../kit/Facts.tsx';
import { PlayerLink } from '../kit/PlayerLink.tsx';
import { CoinActs, FindingActs } from './CoinActs.tsx';
import { CoinDeeds } from './CoinDeeds.tsx';
import { HeldCard } from './HeldCard.tsx';

const whyWords = (why: string): string => t(`deskhouse.hold.${why}` as WordKey) || why;

const Transfer = ({ transfer }: { transfer: CoinTransfer }) => (
  <HeldCard
    title={displayWire(transfer.amount, transfer.currency)}
    since={transfer.seenAt}
    badge={whyWords(transfer.why)}
    isUrgent={transfer.why === 'lost'}
  >
    <Facts>
      <Fact name={t('deskhouse.player')}>
        <PlayerLink id={transfer.player.id} name={transfer.player.email} />
      </Fact>
      <Fact name={t('deskhouse.chain')}>{transfer.chain}</Fact>
      <Fact name={t('deskhouse.arrived')}>{showMinute(transfer.seenAt)}</Fact>
      <Fact name={t('deskhouse.address')}>{transfer.address}</Fact>
      <Fact name={t('deskhouse.transaction')}>{transfer.txid}</Fact>
    </Facts>
    <CoinActs transfer={transfer} />
    <CoinDeeds id={transfer.id} />
  </HeldCard>
);

const blocksOf = ({ from, to }: CoinFinding['blocks']): string =>
  from === null ? t('deskhouse.coin.up_to', { to }) : t('deskhouse.coin.blocks', { from, to });

const Finding = ({ finding }: { finding: CoinFinding }) => {
  const sum = displayWire(finding.amount, 'ETH');
  return (
    <HeldCard
      title={finding.exact ? sum : t('deskhouse.coin.at_least', { sum })}
      since={null}
      badge={t('deskhouse.coin.unnamed')}
    >
      <Facts>
        <Fact name={t('deskhouse.player')}>
          <PlayerLink id={finding.player.id} name={finding.player.email} />
        </Fact>
        <Fact name={t('deskhouse.chain')}>
          {finding.chain} · {blocksOf(finding.blocks)}
        </Fact>
        <Fact name={t('deskhouse.address')}>{finding.address}</Fact>
      </Facts>
      <FindingActs finding={finding} />
    </HeldCard>
  );
};

/** Coins that wait for a person. */
export function HeldCoins() {
  const { data, failed } = useStore($heldCoins);
  if (data === undefined)
    return failed ? (
      <DeskFailed code={failed} retry={() => void $heldCoins.reload()} />
    ) : (
      <Skeleton className="h-64 w-full" />
    );
  const { transfers, findings } = data;
  if (transfers.length + findings.length === 0)
    return (
      <EmptyState icon="check" title={t('deskhouse.coin.none_title')}>
        {t('deskhouse.coin.none')}
      </EmptyState>
    );
  return (
    <ul aria-label={t('deskhouse.tab.coins')} className="grid max-w-[60rem] gap-4">
      {transfers.map((transfer) => (
        <Transfer key={transfer.id} transfer={transfer} />
      ))}
      {findings.map((finding) => (
        <Finding key={`finding ${finding.id}`} finding={finding} />
      ))}
    </ul>
  );
}
