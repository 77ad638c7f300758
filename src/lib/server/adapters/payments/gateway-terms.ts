import { z } from 'zod';
import { currencyCodes } from '#domain/money/currency.ts';
import { anyTerms, type RouteTerms } from '#domain/payments/card-route.ts';
import { KeysRefused } from './offer.ts';

const wholeEuros = z.nullable(z.int().min(1).max(1_000_000));

const takes = z.strictObject({
  currencies: z.nullable(z.array(z.enum(currencyCodes)).min(1)).default(null),
  exceptFrom: z.array(z.string().regex(/^[A-Z]{2}$/)).default([]),
  leastEur: wholeEuros.default(anyTerms.leastEur),
  mostEur: wholeEuros.default(anyTerms.mostEur),
  costBasisPoints: z.int().min(0).max(10_000).default(anyTerms.costBasisPoints),
});

/** What a company takes by its contract, out of the part `takes` of its keys. What is not said is whatever the house takes. */
export function parseTerms(name: string, given: unknown): RouteTerms | KeysRefused {
  const read = takes.safeParse(given);
  if (read.success) return read.data;
  const lines = read.error.issues.map(({ path, message }) => `${[name, 'takes', ...path].join('.')}: ${message}`);
  return new KeysRefused(lines.join('\n'));
}
