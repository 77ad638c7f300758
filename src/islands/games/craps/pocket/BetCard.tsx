import { displayAmount } from '#domain/money/amount.ts';
import { t } from '#i18n/client.ts';
import { closedFor } from '#stores/craps.ts';
import { cx } from '#ui/cx.ts';
import type { useRoving } from '../../kit/use-roving.ts';
import { Chips } from '../Chips.tsx';
import { spotName } from '../spot-words.ts';
import type { TableState } from '../use-table.ts';
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

const nameOf = (card: Card, spot: string): string => (card === 'odds' ? t('pocketcraps.odds') : spotName(spot));

/** A bet as one big button: its name, what it pays, what it waits for, its exact edge, and the chips on it. */
export function BetCard({ card, spot, table, tight, printed, roving }: BetCardProps) {
  const { hand, placed, round } = table;
  const [staked, laid] = [hand.felt.get(spot), placed.get(spot)];
  const amount = (minor: bigint): string => displayAmount(minor, round.currency);
  const closed = closedFor(hand, spot) !== undefined;
  const did = hand.last.find((one) => one.spot === spot && !one.taken);
  const won = did !== undefined && did.payoutMinor > did.stakeMinor;
  const covered = staked !== undefined || laid !== undefined;
  const label = [
    nameOf(card, spot),
    paysText(card, spot, hand.point),
    meansText(card, table),
    edgeText(spot, hand.point),
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
        data-spot={spot}
        data-dim={(closed && !covered && did === undefined) || undefined}
        onClick={() => table.place(spot)}
        onFocus={() => {
          roving.onFocus();
          table.look(spot);
        }}
        onPointerEnter={(event) => event.pointerType === 'mouse' && table.look(spot)}
        onContextMenu={(event) => {
          event.preventDefault();
          table.clear(spot);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Delete' || event.key === 'Backspace') table.clear(spot);
        }}
        className={cx(
          'block size-full min-h-11 overflow-hidden rounded-lg border text-left text-ivory-100 transition-colors duration-fast focus-visible:z-20 hover:bg-ivory-100/10 data-dim:[&>span]:opacity-55',
          won ? 'border-felt bg-felt/20' : looks[card],
        )}
      >
        <span
          aria-hidden="true"
          className={cx(
            'flex size-full flex-col',
            tight ? 'gap-px py-1.5' : 'gap-1 py-2.5',
            tight ? (isTotal(card) ? 'px-1.5' : 'px-2') : isTotal(card) ? 'px-3' : 'px-4',
          )}
        >
          <span className="flex flex-wrap items-baseline justify-between gap-x-2">
            <span
              className={cx(
                'heading leading-none text-hardway-light',
                tight ? 'text-xl' : 'text-[clamp(1.75rem,2.2vw,2.5rem)]',
              )}
            >
              {nameOf(card, spot)}
            </span>
            <span
              className={cx(
                'figures font-semibold whitespace-nowrap',
                tight ? 'text-sm' : 'text-lg min-[94rem]:text-xl',
              )}
            >
              {paysText(card, spot, hand.point)}
            </span>
          </span>
          <span className={cx('leading-tight text-ivory-300', tight ? 'text-xs' : 'text-base min-[94rem]:text-lg')}>
            {meansText(card, table, tight || printed)}
          </span>
          {printed && (
            <span
              className={cx(
                'heading flex min-h-0 grow flex-wrap content-center [@media(max-height:44rem)]:hidden items-center justify-center gap-x-[0.35em] overflow-hidden leading-none text-hardway-light/45',
                isTotal(card) ? 'text-[clamp(1.5rem,2.1vw,2.75rem)]' : 'text-[clamp(1.75rem,2.9vw,3.75rem)]',
              )}
            >
              {winners(spot, hand.point).map((total) => (
                <span key={total}>{total}</span>
              ))}
            </span>
          )}
          <span className={cx('figures mt-auto text-ivory-300', tight ? 'text-xs' : 'text-sm min-[94rem]:text-base')}>
            {did === undefined || covered ? (
              edgeText(spot, hand.point, covered && (tight || isTotal(card)))
            ) : (
              <span className={won ? 'font-semibold text-felt' : undefined}>
                {did.payoutMinor === 0n
                  ? t('pocketcraps.did_lose')
                  : t(won ? 'pocketcraps.did_win' : 'pocketcraps.did_return', {
                      amount: amount(won ? did.payoutMinor - did.stakeMinor : did.payoutMinor),
                    })}
              </span>
            )}
          </span>
        </span>
      </button>
      <Chips
        spot={spot}
        table={table}
        place={tight ? 'items-end justify-end p-1.5' : 'items-end justify-end p-3'}
        size={tight ? 'size-8' : isTotal(card) ? 'size-11' : 'size-[clamp(2.75rem,4vw,4rem)]'}
      />
    </>
  );
}
