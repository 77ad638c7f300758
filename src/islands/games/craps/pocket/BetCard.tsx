import { displayAmount } from '#domain/money/amount.ts';
import { t } from '#i18n/client.ts';
import type { useRoving } from '#islands/games/kit/fields/use-roving.ts';
import { cx } from '#ui/cx.ts';
import { Chips, settledOn } from '../Chips.tsx';
import { closedFor } from '../picture/craps.ts';
import { pressesOn } from '../press.ts';
import type { TableState } from '../use-table.ts';
import { spotName } from '../words.ts';
import { CardFace, type CardLines } from './CardFace.tsx';
import { type Card, letters } from './cards.ts';
import { edgeText, isTotal, meansText, paysText, winners } from './words.ts';

/** `tight`: a phone, where a card has a few short lines. `printed`: room for the totals that win, large on the cloth. */
type BetCardProps = {
  card: Card;
  spot: string;
  table: TableState;
  tight: boolean;
  printed: boolean;
  roving: ReturnType<ReturnType<typeof useRoving>['propsOf']>;
};

const looks: Readonly<Record<Card, string>> = {
  pass: 'border-hardway-light/80 bg-hardway-light/15',
  'dont-pass': 'border-hardway-light/50 bg-ink-900/55',
  odds: 'border-hardway-light/50 border-dashed bg-ink-900/20',
  field: 'border-hardway-light/50 bg-ink-900/20',
  'under-7': 'border-hardway-light/40 bg-ink-900/30',
  seven: 'border-hardway-light/40 bg-table-red/25',
  'over-7': 'border-hardway-light/40 bg-ink-900/30',
};

/** A bet as one big button: its name, what it pays, what it waits for, its exact edge, and the chips on it. */
export function BetCard({ card, spot, table, tight, printed, roving }: BetCardProps) {
  const { hand, placed, round } = table;
  const [staked, laid] = [hand.felt.get(spot), placed.get(spot)];
  const amount = (minor: bigint): string => displayAmount(minor, round.currency);
  const closed = closedFor(hand, spot) !== undefined;
  const did = settledOn(spot, table);
  const won = did !== undefined && did.payoutMinor > did.stakeMinor;
  const narrow = isTotal(card);
  const covered = staked !== undefined || laid !== undefined;
  const foot =
    did === undefined
      ? edgeText(spot, hand.point)
      : did.payoutMinor === 0n
        ? t('pocketcraps.did_lose')
        : won
          ? t('pocketcraps.did_win', { amount: amount(did.payoutMinor - did.stakeMinor) })
          : t('pocketcraps.did_return', { amount: amount(did.payoutMinor) });
  const lines: CardLines = [
    card === 'odds' ? t('pocketcraps.odds') : spotName(spot),
    paysText(card, spot, hand.point),
    meansText(card, table, tight || printed),
    foot,
  ];
  const label = [
    ...lines,
    ...(staked ? [t('craps.spot_staked', { amount: amount(staked.amountMinor) })] : []),
    ...(laid === undefined ? [] : [t('craps.spot_laid', { amount: amount(laid) })]),
  ].join(', ');
  return (
    <>
      <button
        type="button"
        {...roving}
        aria-label={label}
        aria-disabled={table.busy || closed || undefined}
        aria-keyshortcuts={letters[card].toUpperCase()}
        data-dim={(closed && !covered && did === undefined) || undefined}
        {...pressesOn(table, spot, roving.onFocus)}
        className={cx(
          'block size-full min-h-11 overflow-hidden rounded-lg border text-left text-ivory-100 transition-colors duration-fast focus-visible:z-20 hover:bg-ivory-100/10 data-dim:[&>span]:opacity-55',
          won ? 'border-felt bg-felt/20' : looks[card],
        )}
      >
        <CardFace
          lines={lines}
          totals={printed ? winners(spot, hand.point) : []}
          narrow={narrow}
          tight={tight}
          won={won}
        />
      </button>
      <Chips
        spot={spot}
        table={table}
        place={cx(
          'justify-end',
          narrow ? (tight ? 'items-start p-1' : 'items-end p-2') : cx('items-end', tight ? 'p-1.5' : 'p-3'),
        )}
        size={tight ? 'size-8' : narrow ? 'size-10' : 'size-[clamp(2.75rem,4vw,4rem)]'}
      />
    </>
  );
}
