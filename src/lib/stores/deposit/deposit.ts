import { computed, map } from 'nanostores';
import { amountLengthMax } from '#domain/money/amount.ts';
import { type CurrencyCode, currencies } from '#domain/money/currency.ts';
import { type ApiAnswer, type ApiFail, callApi } from '../calls/api.ts';
import { $player, answered, createQuery } from '../calls/query.ts';
import type { OpenField } from '../profile/profile-fields.ts';
import type { CouponRules } from '../promotions/coupon.ts';
import { $modal, closeModal, openModal } from '../shell/modal.ts';
import { $wallet } from '../wallet/wallet.ts';
import {
  type CardCode,
  type EWalletCode,
  type GatewayCode,
  isByCard,
  type Method,
  type PayBy,
} from './deposit-methods.ts';
import { amountProblem } from './deposit-rules.ts';
import { $minimums } from './minimums.ts';
import { readPaymentConfig } from './payment-config.ts';

/** The amount input's maximum length (specification, section 9). */
export const amountInputMax = amountLengthMax;

export const resetDelayMs = 500;

export const $gateways = createQuery<readonly GatewayCode[]>(['gateways', $player], {
  fetcher: () => answered(callApi('listGateways', {})),
});

/** A company that sells crypto, with its page for this player's address. */
export type Seller = ApiAnswer<'listBuyCrypto'>[number];

/** Where the player is. The dialog shows one step at a time; `backFrom` is the way back. */
export type Step =
  | { readonly name: 'amount' }
  | { readonly name: 'method' }
  | { readonly name: 'cards' }
  | { readonly name: 'wallet'; readonly by: EWalletCode }
  | { readonly name: 'profile'; readonly by: PayBy; readonly fields: readonly OpenField[] }
  | { readonly name: 'scan'; readonly id: string; readonly redirectUrl: string; readonly qr: string }
  | { readonly name: 'mifinity'; readonly id: string; readonly token: string; readonly scriptUrl: string }
  | { readonly name: 'seller'; readonly seller: Seller };

export type CryptoTab = 'buy' | 'deposit';

/** The choice of a deposit without a promotion. */
export const noBonus = '';
/** `fault`: `promotionFault`. */
export type BonusFault = { readonly of: 'code' | 'choice'; readonly fault: string };

export type DepositState = {
  readonly step: Step;
  readonly amount: string;
  readonly coupon: string;
  /** The promotion chosen for this deposit: its id, `noBonus`, or null while nothing is chosen here. */
  readonly bonus: string | null;
  /** What is wrong with the code or the choice, said beside it until it is changed. */
  readonly bonusFault: BonusFault | null;
  /** What the code brings and asks, once it was looked up: shown before the code is taken. */
  readonly codeRules: CouponRules | null;
  /** The code of the chosen promotion where it is only kept: named with the payment, which is refused when it is not kept any more. */
  readonly keptCode: string | null;
  /** The code or the choice is being taken over. */
  readonly settling: boolean;
  readonly tab: CryptoTab;
  /** The gateway that is being asked, or that the browser is about to leave for. */
  readonly busy: PayBy | null;
  /** The gateway that the house chose, once its page is open and the browser about to leave for it. */
  readonly goesBy: CardCode | null;
  /** Gateways that failed within the last 20 minutes. */
  readonly failed: readonly string[];
  /** Why the server would not take the amount: said beside it until it is changed. */
  readonly refused: ApiFail | null;
};

export const freshDeposit: DepositState = {
  step: { name: 'amount' },
  amount: '',
  coupon: '',
  bonus: null,
  bonusFault: null,
  codeRules: null,
  keptCode: null,
  settling: false,
  tab: 'deposit',
  busy: null,
  goesBy: null,
  failed: [],
  refused: null,
};
export const $deposit = map<DepositState>(freshDeposit);
export const changeDeposit = (part: Partial<DepositState>): void => $deposit.set({ ...$deposit.get(), ...part });

export const $amountProblem = computed([$deposit, $wallet, $minimums], (deposit, wallet, { data }) =>
  amountProblem(deposit.amount, wallet, data),
);

/** The currency of the amount that was typed last. */
let typedIn: CurrencyCode | undefined;

export const setAmount = (amount: string): void => {
  typedIn = $wallet.get().currency;
  changeDeposit({ amount, refused: null });
};
export const setCoupon = (coupon: string): void => changeDeposit({ coupon, bonusFault: null, codeRules: null });
export const setBonus = (bonus: string): void => changeDeposit({ bonus, bonusFault: null });
export const setTab = (tab: CryptoTab): void => changeDeposit({ tab });

/** Opens the methods when the amount allows it; says whether it did. */
export const chooseAmount = (): boolean => {
  if ($amountProblem.get() !== undefined) return false;
  changeDeposit({ step: { name: 'method' }, failed: readPaymentConfig().tabs });
  return true;
};

/** What a payment that was begun within the last 20 minutes asked for is there again, as far as it fits the wallet. */
export const restorePayment = (): void => {
  const { depositAmount, currency, promotionCoupon } = readPaymentConfig();
  const { amount, coupon } = $deposit.get();
  const wallet = $wallet.get();
  if (amount !== '' || coupon !== '' || !wallet.exists || currency !== wallet.currency) return;
  changeDeposit({ amount: depositAmount, coupon: promotionCoupon });
};

export const chooseMethod = (method: Method): void =>
  changeDeposit({ step: method === 'CREDIT_CARD' ? { name: 'cards' } : { name: 'wallet', by: method } });

export const chooseSeller = (seller: Seller): void => changeDeposit({ step: { name: 'seller', seller } });

/** The step at which a gateway is chosen. */
export const chooserOf = (by: PayBy): Step => (isByCard(by) ? { name: 'cards' } : { name: 'wallet', by });

/** The step before this one; null where the way began. */
export const stepBefore = (step: Step): Step | null => {
  switch (step.name) {
    case 'amount':
      return null;
    case 'method':
      return { name: 'amount' };
    case 'profile':
      return chooserOf(step.by);
    case 'cards':
    case 'wallet':
    case 'scan':
    case 'mifinity':
    case 'seller':
      return { name: 'method' };
  }
};

export const goBack = (): void => {
  const { step, busy } = $deposit.get();
  const before = stepBefore(step);
  if (before !== null && busy === null) changeDeposit({ step: before });
};

/** Whether the wallet that is deposited into holds a crypto currency. */
export const $isCrypto = computed($wallet, ({ currency }) => currencies[currency].type === 'CRYPTO');

let returns = false;

/** Lets another wallet be chosen, and comes back. What was typed was in the other currency and is gone. */
export const chooseOtherCurrency = (): void => {
  closeModal();
  returns = true;
  openModal('choose-currency');
};

/** Opened again before it was reset, in another currency: what was typed is in the one before and gone. */
const openIn = (currency: CurrencyCode): void => {
  if (typedIn === undefined || typedIn === currency) return;
  $deposit.set(freshDeposit);
  typedIn = undefined;
};

/** Closing the dialog resets its form after 500 ms, when it has left the screen. */
const resetWhenClosed = (): void => {
  if ($modal.get() !== 'deposit') $deposit.set(freshDeposit);
};
$modal.listen((open, before) => {
  if (open === 'deposit') openIn($wallet.get().currency);
  if (before === 'deposit' && open !== 'deposit') setTimeout(resetWhenClosed, resetDelayMs);
  if (before !== 'choose-currency') return;
  const comesBack = returns && open === null;
  returns = false;
  if (!comesBack) return;
  $deposit.set(freshDeposit);
  openModal('deposit');
});
