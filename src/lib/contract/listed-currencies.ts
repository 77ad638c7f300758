import { currencies } from '#domain/money/currency.ts';

/** The house's currencies as the calls and the static list say them. `fiat` says `type` again, as the specification has it. */
export const listedCurrencies = Object.values(currencies).map(({ code, type, symbol, subunitsToUnit }) => ({
  code,
  type,
  symbol,
  subunits_to_unit: Number(subunitsToUnit),
  fiat: type === 'FIAT',
}));
