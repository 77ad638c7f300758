import { atom, map } from 'nanostores';
import type { WithdrawFacts, WithdrawValues } from '#contract/forms/withdraw.ts';
import type { CurrencyCode } from '#domain/money/currency.ts';
import { payoutAddressOf, payoutAddressPattern } from '#domain/payments/typed-address.ts';
import { type ApiAnswer, type ApiCode, type ApiFail, callApi } from '../calls/api.ts';
import { isUncertain } from '../calls/ask.ts';
import { createAttempt } from '../calls/attempt.ts';
import { $verifications } from '../profile/documents.ts';
import { withProof } from '../security/proof.ts';
import { $twoFactor } from '../security/two-factor.ts';
import { codeFault } from '../session/sign-in-code.ts';
import { notSent, type Sent, sent } from '../shell/sent.ts';
import { showError, showFail } from '../shell/toasts.ts';
import { isAddressOf } from './address-check.ts';
import { refreshTransactions } from './transactions.ts';
import { refreshFunds } from './wallet.ts';
import { wayOf } from './withdraw-rules.ts';
import { $withdrawables, boundsOf, payoutNetworkOf, refreshWithdrawable, withdrawableOf } from './withdrawable.ts';

export type Withdrawal = ApiAnswer<'readWithdrawal'>;

/**
 * `currency`: the wallet whose dialog is open, or null. `sent`: what was asked for, once the house has taken it. `lost`: no answer
 * came, so that nobody knows yet; the repeat is the same withdrawal. `barred`: the player has to prove who they are first.
 * `addressGood`: the address as it is typed is one of the chain. `ends`: what of a bonus this withdrawal would take, which the player
 * has to agree to first.
 */
export type WithdrawState = {
  readonly currency: CurrencyCode | null;
  readonly sent: Withdrawal | null;
  readonly lost: boolean;
  readonly barred: boolean;
  readonly addressGood: boolean;
  readonly ends: BonusLoss | null;
};

/** What a withdrawal would take of a bonus, as the house names it. */
export type BonusLoss = {
  readonly bonus: string;
  readonly locked: string;
  readonly freeSpins: number;
};

const closed: WithdrawState = {
  currency: null,
  sent: null,
  lost: false,
  barred: false,
  addressGood: false,
  ends: null,
};
export const $withdraw = map<WithdrawState>(closed);

const refresh = (): void => {
  refreshFunds();
  refreshWithdrawable();
  refreshTransactions();
};

/** What is being typed; what comes of an older text is of no interest. */
let addressLast = '';

export const openWithdraw = (currency: CurrencyCode): void => {
  addressLast = '';
  $withdraw.set({ ...closed, currency });
  refreshWithdrawable();
};

export const closeWithdraw = (): void => $withdraw.set(closed);

/** What the rules of the form go by. */
export const withdrawFacts = (currency: CurrencyCode): WithdrawFacts => {
  const amounts = $withdrawables.get();
  return {
    currency,
    withdrawableMinor: amounts === undefined ? undefined : withdrawableOf(amounts, currency),
    bounds: boundsOf(amounts, currency),
    needsCode: ($twoFactor.get().data?.since ?? null) !== null,
  };
};

/** Whether the house pays the currency's coins to what is typed: an address of the network on which it pays. */
export const isPayable = async (currency: CurrencyCode, typed: string): Promise<boolean> => {
  const address = payoutAddressOf(typed);
  const network = payoutNetworkOf($withdrawables.get(), currency);
  return payoutAddressPattern.test(address) && isAddressOf(currency, address, network);
};

const attempt = createAttempt();

const ofAmount: readonly ApiCode[] = [
  ...(['amount_invalid', 'amount_overprecise', 'amount_below_minimum', 'amount_above_maximum'] as const),
  'insufficient_funds',
];

const lossOf = ({ facts }: ApiFail): BonusLoss => ({
  bonus: String(facts?.['bonus'] ?? '0'),
  locked: String(facts?.['locked'] ?? '0'),
  freeSpins: Number(facts?.['freeSpins'] ?? 0),
});

/** What of a refusal belongs beside a field; what does not is said as a message. */
const refuse = (failed: ApiFail, typedCode: string): Sent<WithdrawValues> => {
  const { code } = failed;
  if (ofAmount.includes(code)) {
    refreshWithdrawable();
    return notSent({ amount: code });
  }
  if (code === 'withdrawal_address_invalid') return notSent({ address: code });
  if (code === 'withdrawal_ends_bonus') {
    $withdraw.setKey('ends', lossOf(failed));
    return notSent();
  }
  const fault = code === 'second_factor_required' ? 'code_required' : codeFault(failed, typedCode);
  if (fault !== undefined) {
    $twoFactor.revalidate();
    return notSent({ code: fault });
  }
  if (code === 'verification_required') {
    $withdraw.setKey('barred', true);
    $verifications.identity.revalidate();
    return notSent();
  }
  showFail(failed);
  return notSent();
};

/** Asks for money to be paid out of the wallet whose dialog is open. */
export const withdraw = async ({ amount, address, code }: WithdrawValues): Promise<Sent<WithdrawValues>> => {
  const { currency } = $withdraw.get();
  if (currency === null) return notSent();
  const way = wayOf(currency);
  if (way === 'crypto' && !(await isPayable(currency, address)))
    return notSent({ address: 'withdrawal_address_invalid' });
  const more = { ...(code === '' ? {} : { code }), ...($withdraw.get().ends === null ? {} : { endsBonus: true }) };
  // A code counts once: the same withdrawal with a newer one is still the same.
  const idempotencyKey = attempt.keyFor([way, currency, amount, way === 'crypto' ? address : '']);
  $withdraw.setKey('lost', false);
  const answer = await withProof(() =>
    way === 'crypto'
      ? callApi('cryptoWithdraw', { body: { amount, currency, address, ...more }, idempotencyKey })
      : callApi('skrillWithdraw', { body: { amount, currency, ...more }, idempotencyKey }),
  );
  if (answer === null) return notSent();
  if (isUncertain(answer)) {
    // Nobody knows whether it was taken: the repeat carries the same key, and so pays once at most.
    $withdraw.setKey('lost', true);
    return notSent();
  }
  attempt.answered();
  if (!answer.ok && answer.code === 'idempotency_key_reused') {
    // The try whose answer was lost had been taken.
    closeWithdraw();
    refresh();
    showError('withdrawal_known');
    return notSent();
  }
  if (!answer.ok) return refuse(answer, code);
  $withdraw.setKey('sent', answer.value);
  refresh();
  return sent;
};

/** The player keeps the bonus, or wishes for another amount: what that would cost is asked anew. */
export const keepBonus = (): void => $withdraw.setKey('ends', null);

/** The withdrawals that are being taken back, by their ids. */
export const $cancelling = atom<readonly string[]>([]);

/** Tells when what is typed is a good address. */
export const watchAddress = async (currency: CurrencyCode, typed: string): Promise<void> => {
  addressLast = typed;
  $withdraw.setKey('addressGood', false);
  const isGood = await isPayable(currency, typed);
  if (addressLast === typed) $withdraw.setKey('addressGood', isGood);
};

/** Takes a withdrawal back while it is in review. When it has come too far meanwhile, that is said and the list shows it. */
export const cancelWithdrawal = async (id: string): Promise<void> => {
  if ($cancelling.get().includes(id)) return;
  $cancelling.set([...$cancelling.get(), id]);
  const answer = await callApi('cancelWithdrawal', { params: { id } });
  $cancelling.set($cancelling.get().filter((one) => one !== id));
  if (!answer.ok) showFail(answer);
  refresh();
};
