import { atom, onMount } from 'nanostores';
import { jackpotOwner } from '#domain/jackpot/parameters.ts';
import type { CurrencyCode } from '#domain/money/currency.ts';
import { callApi } from '../calls/api.ts';
import { minorOf } from '../format/money.ts';
import type { SettledRound } from './game.ts';

/** How often the pots are read while the page is in front. Between two readings nothing is made up. */
const potsEveryMs = 15_000;

/** What stands in the pots of the house's slots, in minor units, as it was last read. */
export const $pots = atom<ReadonlyMap<CurrencyCode, bigint>>(new Map());

const readPots = async (): Promise<void> => {
  if (document.visibilityState !== 'visible') return;
  const answer = await callApi('listJackpots', {});
  if (!answer.ok) return;
  const ours = answer.value.jackpots.filter(({ id, currency }) => id === `${jackpotOwner}-${currency.toLowerCase()}`);
  $pots.set(new Map(ours.map(({ currency, amount }) => [currency, minorOf(amount, currency)])));
};

onMount($pots, () => {
  const read = () => void readPots();
  const timer = setInterval(read, potsEveryMs);
  document.addEventListener('visibilitychange', read);
  read();
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', read);
  };
});

/** What a round won of a pot, which its payout has in it; 0 for nothing. */
export const jackpotWonIn = ({ jackpot }: Pick<SettledRound, 'jackpot'>, currency: CurrencyCode): bigint =>
  jackpot ? minorOf(jackpot.win, currency) : 0n;
