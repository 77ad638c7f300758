import { map } from 'nanostores';
import { type ApiAnswer, type ApiFail, callApi } from './api.ts';
import { forgetPayment, markFailed } from './payment-config.ts';
import { $deposits } from './transactions.ts';
import { refreshFunds } from './wallet.ts';

export type Deposit = ApiAnswer<'readDeposit'>;

/** The deposit a player came back from: what is known of it, and whether it takes longer than a player should wait. */
export type DepositReturn = {
  readonly deposit: Deposit | null;
  readonly slow: boolean;
  readonly failed: ApiFail | null;
};
export const $depositReturn = map<DepositReturn>({ deposit: null, slow: false, failed: null });

const final: readonly Deposit['state'][] = ['completed', 'failed', 'expired'];
export const isFinal = (state: Deposit['state']): boolean => final.includes(state);

/** Often at first, as a webhook comes within seconds; then less; given up after about two minutes. */
export const pollDelaysMs: readonly number[] = [...Array<number>(10).fill(1_000), ...Array<number>(25).fill(4_000)];
const slowAfterPolls = 8;

/** The gateway's code as the deposit dialog knows it, of the name in its path. */
const codeOf: Readonly<Record<string, string>> = { devcode: 'DEV_CODE', ems: 'EMS', brpay: 'BR_PAY' };

const settle = ({ state, gateway }: Deposit): void => {
  if (state === 'completed') forgetPayment();
  else markFailed(codeOf[gateway] ?? gateway);
  refreshFunds();
  $deposits.revalidate();
};

/** Polls a deposit until it is final, then refreshes the balance. Returns the function that stops. */
export const watchDeposit = (id: string): (() => void) => {
  const stop = new AbortController();
  $depositReturn.set({ deposit: null, slow: false, failed: null });

  const poll = async (count: number): Promise<void> => {
    const answer = await callApi('readDeposit', { params: { id }, signal: stop.signal });
    if (stop.signal.aborted) return;
    const isOver = answer.ok ? isFinal(answer.value.state) : answer.code !== 'network' && answer.code !== 'unavailable';
    if (answer.ok) $depositReturn.set({ deposit: answer.value, slow: count >= slowAfterPolls, failed: null });
    else if (isOver) $depositReturn.setKey('failed', answer);
    if (answer.ok && isOver) settle(answer.value);
    const delay = pollDelaysMs[count];
    if (isOver) return;
    if (delay === undefined) $depositReturn.setKey('slow', true);
    else setTimeout(() => void (stop.signal.aborted || poll(count + 1)), delay);
  };

  void poll(0);
  return () => stop.abort();
};
