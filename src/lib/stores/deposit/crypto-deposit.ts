import { computed } from 'nanostores';
import type { CurrencyCode } from '#domain/money/currency.ts';
import { type ApiAnswer, callApi } from '../calls/api.ts';
import { $player, answered, askedAnew, createChosenQuery, createQuery } from '../calls/query.ts';
import { $wallet } from '../wallet/wallet.ts';
import { $deposit, $isCrypto } from './deposit.ts';

export type CryptoAddress = ApiAnswer<'cryptoDeposit'>;

/** Whose address is wanted, and behind the blank with which bonus code. */
type Wish = `${CurrencyCode} ${string}`;

/** Null while no crypto wallet is deposited into. */
const $wish = computed([$isCrypto, $wallet, $deposit], (isCrypto, { known, currency }, { coupon }): Wish | null =>
  isCrypto && known ? `${currency} ${coupon.trim()}` : null,
);

/** The player's own address. Asked for anew each time: it changes once it was used. */
export const $address = createChosenQuery<CryptoAddress, Wish>('crypto-address', $wish, {
  ...askedAnew,
  fetcher: (wish) => {
    const at = wish.indexOf(' ');
    const coupon = wish.slice(at + 1);
    const body = { currency: wish.slice(0, at) as CurrencyCode, promotionCoupon: coupon === '' ? null : coupon };
    return answered(callApi('cryptoDeposit', { body }));
  },
});

export type Arrival = ApiAnswer<'listCryptoTransactions'>['items'][number];

const over: readonly string[] = ['completed', 'failed', 'expired', 'refunded', 'reversed'];

/** What has been seen on the chain and waits for its confirmations. */
export const arrivalsOf = (items: readonly Arrival[], currency: string): readonly Arrival[] =>
  items.filter((one) => one.type === 'deposit' && one.currency === currency && !over.includes(one.state));

const $arrivalKey = computed([$isCrypto, $wallet], (isCrypto, { currency }) => (isCrypto ? currency : null));

/** Where the live line is down, an arrival is found all the same. */
const arrivalsEveryMs = 20_000;

/** The arrivals of the wallet's currency that are under way, newest first. */
export const $arrivals = createQuery<readonly Arrival[]>(['arrivals', $player, $arrivalKey], {
  revalidateInterval: arrivalsEveryMs,
  ...askedAnew,
  fetcher: async () => {
    const query = { page: '0', size: '20' };
    const page = await answered(callApi('listCryptoTransactions', { params: { type: 'deposit' }, query }));
    return arrivalsOf(page.items, $wallet.get().currency);
  },
});
