import { atom, computed } from 'nanostores';
import { type CurrencyCode, fallbackCurrency } from '#domain/money/currency.ts';
import { type ApiAnswer, callApi } from '../calls/api.ts';
import { $player, answered, createQuery } from '../calls/query.ts';
import { minorOf } from '../format/money.ts';

export type Fund = ApiAnswer<'listFunds'>[number];

/** The player's wallets; asked for only while somebody is signed in. */
export const $funds = createQuery<readonly Fund[]>(['funds', $player], {
  fetcher: () => answered(callApi('listFunds', {})),
});

export type Wallet = {
  readonly known: boolean;
  readonly exists: boolean;
  readonly currency: CurrencyCode;
  readonly balanceMinor: bigint;
  readonly bonusMinor: bigint;
};

/** The wallet that is displayed: the default one, and EUR while none is known (specification, section 3). */
export const walletOf = (funds: readonly Fund[] | undefined): Wallet => {
  const fund = funds?.find((one) => one.default) ?? funds?.[0];
  if (fund === undefined)
    return {
      known: funds !== undefined,
      exists: false,
      currency: fallbackCurrency,
      balanceMinor: 0n,
      bonusMinor: 0n,
    };
  const { currency, totalMoney, totalBonus } = fund;
  return {
    known: true,
    exists: true,
    currency,
    balanceMinor: minorOf(totalMoney, currency),
    bonusMinor: minorOf(totalBonus, currency),
  };
};

export const $wallet = computed($funds, ({ data }) => walletOf(data));

type Hold = { readonly currency: CurrencyCode | null };
const $holds = atom<readonly Hold[]>([]);

/** Whether a game says what the header shows. */
export const $fundsHeld = computed($holds, ({ length }) => length > 0);

/**
 * Leaves the shown balance of one wallet, of none for play money, to a game until the returned function is called: the server may know
 * already what the table has not shown yet, a ticket that is not scratched, a ball that still rolls.
 */
export const holdFunds = (currency: CurrencyCode | null): (() => void) => {
  const hold = { currency };
  $holds.set([...$holds.get(), hold]);
  return () => $holds.set($holds.get().filter((one) => one !== hold));
};

/** A wallet as the house tells it, but for what a game holds of it. */
const heldOr = (fund: Fund): Fund => {
  const isHeld = $holds.get().some(({ currency }) => currency === fund.currency);
  const shown = isHeld && $funds.get().data?.find(({ currency }) => currency === fund.currency);
  return shown ? { ...shown, default: fund.default } : fund;
};

const askBesideGame = async (): Promise<void> => {
  const answer = await callApi('listFunds', {});
  if (answer.ok) $funds.mutate(answer.value.map(heldOr));
};

/** Asks the server for the balances again: after a deposit, and when a page comes back to the front. */
export const refreshFunds = (): void => ($fundsHeld.get() ? void askBesideGame() : $funds.revalidate());

/** Counts what the house told of deposits and withdrawals: whoever lists them asks again with each step. */
export const $walletNews = atom(0);

/**
 * Takes over what a game's frame was told it may stake, so that header and game never differ. Where bonus money is in it the frame cannot
 * say how much: then the house is asked, since a balance is own money on every page, and bonus money stands beside it by its name.
 */
export const takeBalance = (currency: CurrencyCode, balance: string): void => {
  const { data } = $funds.get();
  const fund = data?.find((one) => one.currency === currency);
  if (data === undefined || fund === undefined) return;
  if (minorOf(fund.totalBonus, currency) > 0n) $funds.revalidate();
  else $funds.mutate(data.map((fund) => (fund.currency === currency ? { ...fund, totalMoney: balance } : fund)));
};
