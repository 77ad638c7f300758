import type { CurrencyCode } from '#domain/money/currency.ts';
import { t } from '#i18n/client.ts';
import type { Namespace, WordKey } from '#i18n/keys.ts';
import type { Transaction } from '#stores/wallet/transactions.ts';

/** The files of words that the wallet's pages need. */
export const walletFiles: readonly Namespace[] = ['common', 'statement', 'profile', 'security'];

type Look = { readonly word: WordKey; readonly tone: 'quiet' | 'brass' | 'won' | 'wrong' };

const depositLooks: Readonly<Record<string, Look>> = {
  created: { word: 'statement.state_created', tone: 'quiet' },
  redirected: { word: 'statement.state_redirected', tone: 'quiet' },
  pending: { word: 'statement.state_pending', tone: 'brass' },
  completed: { word: 'statement.state_completed', tone: 'won' },
  failed: { word: 'statement.state_failed', tone: 'wrong' },
  expired: { word: 'statement.state_expired', tone: 'wrong' },
  refunded: { word: 'statement.state_refunded', tone: 'quiet' },
  reversed: { word: 'statement.state_reversed', tone: 'wrong' },
};

const withdrawLooks: Readonly<Record<string, Look>> = {
  requested: { word: 'statement.state_requested', tone: 'brass' },
  in_review: { word: 'statement.state_in_review', tone: 'brass' },
  approved: { word: 'statement.state_approved', tone: 'brass' },
  sent: { word: 'statement.state_sent', tone: 'won' },
  failed: { word: 'statement.state_returned', tone: 'wrong' },
  cancelled: { word: 'statement.state_cancelled', tone: 'quiet' },
};

const held: Look = { word: 'statement.state_held', tone: 'brass' };
const unknown: Look = { word: 'statement.state_unknown', tone: 'quiet' };

/** What a transaction's state is called, and in which tone. */
export const lookOf = ({ type, state, hold }: Pick<Transaction, 'type' | 'state' | 'hold'>): Look =>
  hold === null ? ((type === 'deposit' ? depositLooks : withdrawLooks)[state] ?? unknown) : held;

/** Why what was paid in is not in the wallet, and what will become of it; nothing for whatever is not held. */
export const holdWords = ({ hold, gateway }: Pick<Transaction, 'hold' | 'gateway'>): string => {
  if (hold === null) return '';
  if (gateway === 'crypto' || hold === 'below_minimum') return t(`statement.hold_${hold}`);
  return t(`statement.hold_paid_${hold}`);
};

/** Under a deposit: the code that was named with it, and what has become of it. */
export const couponWords = ({ coupon }: Pick<Transaction, 'coupon'>): string =>
  coupon === null ? '' : t(`statement.coupon_${coupon.state}`, { code: coupon.code });

const providers: Readonly<Record<string, WordKey>> = {
  devcode: 'statement.provider_devcode',
  ems: 'statement.provider_ems',
  brpay: 'statement.provider_brpay',
  paypound: 'statement.provider_paypound',
  paystudio: 'statement.provider_paystudio',
  payweb: 'statement.provider_payweb',
  ikajo: 'statement.provider_ikajo',
  pgpaytech: 'statement.provider_pgpaytech',
  skrill: 'statement.provider_skrill',
  mifinity: 'statement.provider_mifinity',
  jeton: 'statement.provider_jeton',
  'jeton-cash': 'statement.provider_jeton_cash',
  crypto: 'statement.provider_crypto',
};

/** A provider's name for players; one that is new here by the name it has in the books. */
export const providerName = (gateway: string): string => {
  const word = providers[gateway];
  return word === undefined ? gateway : t(word);
};

/** The chain on which a crypto currency of the house is sent. */
export const networkOf = (currency: CurrencyCode): string => {
  switch (currency) {
    case 'BTC':
    case 'ETH':
    case 'USDT':
    case 'LTC':
      return t(`statement.network_${currency}`);
    default:
      return '';
  }
};
