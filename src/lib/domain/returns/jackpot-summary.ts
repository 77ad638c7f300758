import { jackpotSlots } from '../games/book/jackpot-slots.ts';
import { hitChance, jackpotFigures, toldStakeMinor } from '../jackpot/maths.ts';
import { jackpotOf } from '../jackpot/parameters.ts';
import { toPercentString } from '../maths/rational.ts';
import { displayAmount } from '../money/amount.ts';
import { type CurrencyCode, currencies, currencyCodes } from '../money/currency.ts';
import { jackpotOfRow, rowsOf } from './figure-rows.ts';
import { oddsText } from './figure-summary.ts';

/** The jackpot of a currency in words and amounts, for whoever writes about it. `odds` are those of `unit` staked. */
export const jackpotSummary = (currency: CurrencyCode) => {
  const { turnoverMinor, seedMinor } = jackpotOf(currency);
  const { contributed, seeded, addedReturn, meanWinMinor } = jackpotFigures(currency);
  const unitMinor = toldStakeMinor(currency);
  const amount = (minor: bigint) => displayAmount(minor, currency);
  return {
    share: toPercentString(contributed, 0),
    seeded: toPercentString(seeded, 1),
    added: toPercentString(addedReturn, 1),
    unit: amount(unitMinor),
    odds: oddsText(hitChance(unitMinor, currency)),
    turnover: amount(turnoverMinor),
    seed: amount(seedMinor),
    mean: amount(meanWinMinor.num / meanWinMinor.den),
  };
};

/** What each slot returns by its reels alone, and with the jackpot. */
export const slotLines = () =>
  jackpotSlots.flatMap((id) => {
    const [row] = rowsOf(id);
    const jackpot = row && jackpotOfRow(row);
    if (!jackpot) return [];
    const returned = toPercentString(row.figures.returnToPlayer, 4);
    return [{ id, name: row.name, returned, together: toPercentString(jackpot.together, 4) }];
  });

/** The pot of each currency. */
export const potLines = () =>
  currencyCodes.map((code) => {
    const { turnover, seed, mean } = jackpotSummary(code);
    return { currency: currencies[code].name, turnover, seed, mean };
  });
