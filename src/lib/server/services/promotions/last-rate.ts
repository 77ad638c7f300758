import type { Rational } from '#domain/maths/rational.ts';
import type { CurrencyCode } from '#domain/money/currency.ts';
import type { ServerContext } from '../../context.ts';

/**
 * What one unit of a currency was last known to be worth in euros, however long ago: for what was promised already or is only shown,
 * which never waits for a rate. An old one lets no money in here.
 */
export const lastRateOf = ({ rates }: Pick<ServerContext, 'rates'>, currency: CurrencyCode): Rational =>
  rates.latest()[currency].eurRate;
