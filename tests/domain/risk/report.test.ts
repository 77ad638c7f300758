import fc from 'fast-check';
import { expect, it } from 'vitest';
import { reportRows, reportXml, type SuspicionReport } from '#domain/risk/report.ts';

const person = {
  id: 'a',
  firstName: 'Ada',
  lastName: 'Byron',
  birth: '1990-05-01',
  email: 'ada@example.com',
  phone: '+31612345678',
  address: 'Herengracht 1',
  city: 'Amsterdam',
  zip: '1015',
  country: 'NL',
  openedAt: '2026-01-01T00:00:00.000Z',
};
const transaction = {
  movement: '17',
  playerId: 'a',
  at: '2027-01-01T12:00:00.000Z',
  kind: 'deposit',
  reference: 'd-1',
  currency: 'EUR',
  amount: '600.00',
  balanceAfter: '600.00',
  eur: '600.00',
  counterparty: 'brpay',
};
const report: SuspicionReport = {
  entity: 'House Ltd',
  reference: 'case-1',
  submittedAt: '2027-01-02T00:00:00.000Z',
  reporter: 'Iris',
  reason: 'in and out',
  action: 'held',
  indicators: ['rapid_in_and_out'],
  people: [person],
  transactions: [
    transaction,
    {
      ...transaction,
      movement: '18',
      kind: 'withdrawal_held',
      amount: '-550.00',
      eur: '550.00',
      balanceAfter: '50.00',
    },
  ],
  play: [{ playerId: 'a', currency: 'EUR', staked: '10.00', won: '0.00', rounds: 2 }],
};

/** Reads what the writer may write: elements without attributes, each closed in its order; the text of the leaves by their names. */
function parse(xml: string): [name: string, text: string][] {
  const leaves: [string, string][] = [];
  const open: string[] = [];
  let rest = xml.replace(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n/, '');
  while (rest !== '') {
    const [whole, close, name = '', text = ''] = /^<(\/?)([a-z_]+)>([^<]*)/.exec(rest) ?? [];
    if (whole === undefined) throw new Error(`not XML: ${rest.slice(0, 40)}`);
    if (/&(?!(?:amp|lt|gt|quot|apos);)/.test(text)) throw new Error(`not escaped: ${text}`);
    if (close === '/') {
      if (open.pop() !== name) throw new Error(`closes ${name}`);
    } else {
      open.push(name);
      if (text.trim() !== '') leaves.push([name, text]);
    }
    rest = rest.slice(whole.length);
    if (open.length === 0 && rest.trim() !== '') throw new Error('two roots');
  }
  if (open.length > 0) throw new Error(`${open.join(' ')} stays open`);
  return leaves;
}
const textOf = (leaves: [string, string][], name: string) =>
  leaves.filter(([own]) => own === name).map(([, text]) => text);

it('says who reports, whom and why, and each transaction with its number in the ledger', () => {
  const leaves = parse(reportXml(report));
  expect(textOf(leaves, 'report_code')).toEqual(['STR']);
  expect(textOf(leaves, 'transactionnumber')).toEqual(['17', '18']);
  expect(textOf(leaves, 'amount_local')).toEqual(['600.00', '550.00']);
  expect(textOf(leaves, 'indicator')).toEqual(['rapid_in_and_out']);
  expect(textOf(leaves, 'reason')[0]).toContain('2 rounds, staked 10.00 EUR, won 0.00 EUR');
  expect(new Set(textOf(leaves, 'birthdate'))).toEqual(new Set(['1990-05-01T00:00:00']));
});

it('is of an activity where nothing was moved, and names who it is about', () => {
  const leaves = parse(reportXml({ ...report, transactions: [] }));
  expect(textOf(leaves, 'report_code')).toEqual(['SAR']);
  expect(textOf(leaves, 'last_name')).toContain('Byron');
});

it('is well-formed whatever players and staff have typed', () => {
  const typed = fc.string({ unit: 'binary', maxLength: 40 });
  fc.assert(
    fc.property(typed, typed, (name, reason) => {
      const xml = reportXml({
        ...report,
        reason,
        people: [{ ...person, firstName: name, address: name, city: reason }],
      });
      expect(() => parse(xml)).not.toThrow();
      // Control characters and halves of surrogates are no part of XML 1.0.
      expect(
        [...xml].filter((sign) => (sign < ' ' && !'\t\n\r'.includes(sign)) || sign === '\ufffe' || sign === '\uffff'),
      ).toEqual([]);
      expect(xml.isWellFormed()).toBe(true);
    }),
  );
});

it('has the same as rows, of which the sum is what is left', () => {
  const [head, ...rows] = reportRows(report);
  const amount = head?.indexOf('amount') ?? -1;
  expect(rows.map((row) => row[amount])).toEqual(['600.00', '-550.00', '-10.00', '0.00']);
});
