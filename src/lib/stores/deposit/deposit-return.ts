import { map } from 'nanostores';
import { codeOfGateway } from '#contract/payments/gateways.ts';
import { type ApiAnswer, type ApiFail, callApi } from '../calls/api.ts';
import { refreshTransactions } from '../wallet/transactions.ts';
import { $walletNews, refreshFunds } from '../wallet/wallet.ts';
import { forgetPayment, markFailed } from './payment-config.ts';

export type Deposit = ApiAnswer<'readDeposit'>;

/** The deposit a player came back from: what is known of it, and whether it takes longer than a player should wait. */
export type DepositReturn = {
  readonly deposit: Deposit | null;
  readonly slow: boolean;
  readonly failed: ApiFail | null;
};
export const $depositReturn = map<DepositReturn>({ deposit: null, slow: false, failed: null });

const underWay: readonly Deposit['state'][] = ['created', 'redirected', 'pending'];
export const isFinal = (state: Deposit['state']): boolean => !underWay.includes(state);

/** Often at first, as a webhook comes within seconds; then less; given up after about two minutes. */
export const pollDelaysMs: readonly number[] = [...Array<number>(10).fill(1_000), ...Array<number>(25).fill(4_000)];
const slowAfterPolls = 8;

const settle = ({ state, gateway }: Deposit): void => {
  // What is held or went back was paid: the way to pay is sound.
  if (state === 'completed' || state === 'held' || state === 'refunded') forgetPayment();
  else markFailed(codeOfGateway(gateway));
  refreshFunds();
  refreshTransactions();
};

/**
 * Asks for a deposit again and again until it is final, at once whenever the house tells of the wallet, then refreshes the
 * balance. Returns the function that stops.
 */
export const watchDeposit = (id: string): (() => void) => {
  const stop = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  let isAsking = false;
  let count = 0;
  $depositReturn.set({ deposit: null, slow: false, failed: null });

  const poll = async (): Promise<void> => {
    isAsking = true;
    const answer = await callApi('readDeposit', { params: { id }, signal: stop.signal });
    isAsking = false;
    if (stop.signal.aborted) return;
    isOver = answer.ok ? isFinal(answer.value.state) : answer.code !== 'network' && answer.code !== 'unavailable';
    if (answer.ok) $depositReturn.set({ deposit: answer.value, slow: count >= slowAfterPolls, failed: null });
    // What is no id at all is the id of no deposit.
    else if (isOver)
      $depositReturn.setKey(
        'failed',
        answer.code === 'bad_request' ? { ...answer, code: 'deposit_not_found' } : answer,
      );
    if (answer.ok && isOver) settle(answer.value);
    const delay = pollDelaysMs[count];
    count += 1;
    if (isOver) return;
    if (delay === undefined) $depositReturn.setKey('slow', true);
    else timer = setTimeout(() => void poll(), delay);
  };

  void poll();
  const deafen = $walletNews.listen(() => {
    if (isOver || isAsking) return;
    clearTimeout(timer);
    void poll();
  });
  return () => {
    stop.abort();
    clearTimeout(timer);
    deafen();
  };
};
