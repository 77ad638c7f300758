import { atom, map } from 'nanostores';
import type { CurrencyCode } from '#domain/money/currency.ts';
import { type ApiAnswer, type ApiCode, type ApiFail, callApi } from '../calls/api.ts';
import { isUncertain } from '../calls/ask.ts';
import { createAttempt } from '../calls/attempt.ts';
import { $verifications } from '../profile/documents.ts';
import { withProof } from '../security/proof.ts';
import { $twoFactor } from '../security/two-factor.ts';
import { codeFault } from '../session/sign-in-code.ts';
import { createForm, type FormErrors } from '../shell/form.ts';
import { showError, showFail } from '../shell/toasts.ts';
import { isAddressOf } from './address-check.ts';
import { refreshTransactions } from './transactions.ts';
import { refreshFunds } from './wallet.ts';
import { addressFault, type WithdrawValues, wayOf, withdrawFaults } from './withdraw-rules.ts';
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

export const openWithdraw = (currency: CurrencyCode): void => {
  withdrawForm.reset();
  $withdraw.set({ ...closed, currency });
  refreshWithdrawable();
};

export const closeWithdraw = (): void => $withdraw.set(closed);

/** Whether the house pays the currency's coins to an address: it is one of the network on which it pays. */
const isPayable = (currency: CurrencyCode, address: string): Promise<boolean> =>
  isAddressOf(currency, address, payoutNetworkOf($withdrawables.get(), currency));

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
const besideField = (failed: ApiFail): FormErrors<WithdrawValues> | undefined => {
  const { code } = failed;
  if (ofAmount.includes(code)) {
    refreshWithdrawable();
    return { amount: code };
  }
  if (code === 'withdrawal_address_invalid') return { address: code };
  if (code === 'withdrawal_ends_bonus') {
    $withdraw.setKey('ends', lossOf(failed));
    return undefined;
  }
  const fault = code === 'second_factor_required' ? 'code_required' : codeFault(failed);
  if (fault !== undefined) {
    $twoFactor.revalidate();
    return { code: fault };
  }
  if (code === 'verification_required') {
    $withdraw.setKey('barred', true);
    $verifications.identity.revalidate();
    return undefined;
  }
  showFail(failed);
  return undefined;
};

const send = async (values: WithdrawValues): Promise<FormErrors<WithdrawValues> | undefined> => {
  const { currency } = $withdraw.get();
  if (currency === null) return undefined;
  const amount = values.amount.trim();
  const address = values.address.trim();
  if (wayOf(currency) === 'crypto' && !(await isPayable(currency, address)))
    return { address: 'withdrawal_address_invalid' };
  const way = wayOf(currency);
  const more = {
    ...(values.code.trim() === '' ? {} : { code: values.code.trim() }),
    ...($withdraw.get().ends === null ? {} : { endsBonus: true }),
  };
  // A code counts once: the same withdrawal with a newer one is still the same.
  const idempotencyKey = attempt.keyFor([way, currency, amount, way === 'crypto' ? address : '']);
  $withdraw.setKey('lost', false);
  const answer = await withProof(() =>
    way === 'crypto'
      ? callApi('cryptoWithdraw', { body: { amount, currency, address, ...more }, idempotencyKey })
      : callApi('skrillWithdraw', { body: { amount, currency, ...more }, idempotencyKey }),
  );
  if (answer === null) return undefined;
  if (isUncertain(answer)) {
    // Nobody knows whether it was taken: the repeat carries the same key, and so pays once at most.
    $withdraw.setKey('lost', true);
    return undefined;
  }
  attempt.answered();
  if (!answer.ok && answer.code === 'idempotency_key_reused') {
    // The try whose answer was lost had been taken.
    closeWithdraw();
    refresh();
    showError('withdrawal_known');
    return undefined;
  }
  if (!answer.ok) return besideField(answer);
  $withdraw.setKey('sent', answer.value);
  refresh();
  return undefined;
};

/** Asks for money to be paid out of the wallet whose dialog is open. */
export const withdrawForm = createForm<WithdrawValues>({
  initial: { amount: '', address: '', code: '' },
  order: ['amount', 'address', 'code'],
  check: (values) => {
    const { currency } = $withdraw.get();
    if (currency === null) return {};
    const amounts = $withdrawables.get();
    const withdrawableMinor = amounts === undefined ? undefined : withdrawableOf(amounts, currency);
    const needsCode = ($twoFactor.get().data?.since ?? null) !== null;
    return withdrawFaults(values, { currency, withdrawableMinor, bounds: boundsOf(amounts, currency), needsCode });
  },
  send,
});

/** Takes over what was typed as the amount; what it would cost of a bonus is asked anew. */
export const typeAmount = (typed: string): void => {
  withdrawForm.setValue('amount', typed);
  $withdraw.setKey('ends', null);
};

/** The player keeps the bonus, and the form as it is. */
export const keepBonus = (): void => $withdraw.setKey('ends', null);

/** The withdrawals that are being taken back, by their ids. */
export const $cancelling = atom<readonly string[]>([]);

const addressFaultOf = async (typed: string): Promise<string | undefined> => {
  const { currency } = $withdraw.get();
  if (currency === null || typed.trim() === '') return undefined;
  const fault = addressFault(typed);
  return fault ?? ((await isPayable(currency, typed.trim())) ? undefined : 'withdrawal_address_invalid');
};

/** Takes over what was typed as the address, and tells when it is a good one. */
export const typeAddress = async (typed: string): Promise<void> => {
  withdrawForm.setValue('address', typed);
  $withdraw.setKey('addressGood', false);
  const isGood = typed.trim() !== '' && (await addressFaultOf(typed)) === undefined;
  if (withdrawForm.$state.get().values.address === typed) $withdraw.setKey('addressGood', isGood);
};

/** Says what is wrong with the address once the player has left it. */
export const leaveAddress = async (): Promise<void> => {
  const { address } = withdrawForm.$state.get().values;
  const fault = await addressFaultOf(address);
  const { values, errors } = withdrawForm.$state.get();
  if (fault !== undefined && values.address === address)
    withdrawForm.$state.setKey('errors', { ...errors, address: fault });
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
