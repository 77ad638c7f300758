import * as z from 'zod';
import { parseCsv } from '#domain/csv-parse.ts';
import { isDay } from '#domain/day.ts';
import { parsePositiveAmount } from '#domain/money/amount.ts';
import { currencyCodes } from '#domain/money/currency.ts';
import { type StatementLine, statementStates, statementTypes } from '#domain/payments/reconcile.ts';
import { fail, ok, type Result } from '#domain/result.ts';

/** The columns of a statement, in any order; more of them are passed over. */
export const statementColumns = [
  'provider',
  'type',
  'reference',
  'merchant_reference',
  'amount',
  'currency',
  'state',
  'at',
] as const;

const row = z.object({
  provider: z.string().regex(/^[a-z][a-z-]{1,30}$/, 'a provider of ours, such as devcode'),
  type: z.enum(statementTypes),
  reference: z.string().min(1, 'the provider’s own number').max(200),
  merchant_reference: z
    .string()
    .regex(/^(?:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})?$/, 'our number of the payment, or nothing'),
  amount: z.string(),
  currency: z.enum(currencyCodes),
  state: z.enum(statementStates),
  at: z
    .string()
    .refine(
      (text) => text.charAt(10) === 'T' && isDay(text.slice(0, 10)) && !Number.isNaN(Date.parse(text)),
      'a moment, 2027-01-31T12:00:00Z',
    )
    .transform((text) => new Date(text)),
});

const amountChars = 30;

/** Reads a provider's statement out of a CSV file. A line that cannot be understood refuses the file: `bad_row` says where and why. */
export const readStatementFile = (text: string): Result<StatementLine[], 'bad_row'> => {
  const rows = parseCsv(text);
  if (!rows.ok) return rows;
  const [head = [], ...body] = rows.value;
  const places = statementColumns.map((name) => [name, head.indexOf(name)] as const);
  const absent = places.find(([, place]) => place === -1);
  if (absent) return fail('bad_row', { line: 1, reason: `no column ${absent[0]}` });
  const lines: StatementLine[] = [];
  for (const [index, cells] of body.entries()) {
    const refuse = (reason: string) => fail('bad_row', { line: index + 2, reason });
    const parsed = row.safeParse(Object.fromEntries(places.map(([name, place]) => [name, cells[place] ?? ''])));
    if (!parsed.success) {
      const [issue] = parsed.error.issues;
      return refuse(`${issue?.path.join('.')}: ${issue?.message}`);
    }
    const { merchant_reference: id, amount, ...line } = parsed.data;
    const minor = parsePositiveAmount(amount, line.currency, amountChars);
    if (!minor.ok) return refuse(`amount: ${minor.code}`);
    lines.push({ ...line, id: id === '' ? null : id, amountMinor: minor.value });
  }
  return ok(lines);
};
