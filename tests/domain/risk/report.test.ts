import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reportRows, reportXml, type SuspicionReport } from '#domain/risk/report.ts';
import { schemaFaults } from '#tests/support/xml-schema.ts';

const person = {
  id: 'a',
  firstName: 'Ada',
  lastName: 'Byron',
  birth: '1990-05-01',
  email: 'ada@example.com',
  phone: { prefix: '31', number: '612345678' },
  gender: 'F' as const,
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
  rate: '1.00000000',
  counterparty: 'brpay',
};
const report: SuspicionReport = {
  entity: 'House Ltd',
  entityId: 17,
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
    const [whole, close, name = '', text = ''] = /^<(\/?)([a-z0-9_]+)>([^<]*)/.exec(rest) ?? [];
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

const faultsOf = (one: SuspicionReport) =>
  schemaFaults('goaml-report.xsd', [{ path: 'report.xml', text: reportXml(one) }]);
const unknown = {
  ...person,
  firstName: '',
  lastName: '',
  birth: null,
  phone: null,
  gender: null,
  address: null,
  city: null,
  zip: null,
  country: null,
};
const long = {
  ...person,
  firstName: '𝓐'.repeat(200),
  address: 'x'.repeat(300),
  city: 'ß'.repeat(300),
  zip: '1'.repeat(40),
};

describe('held against the schema', () => {
  it.each<[string, SuspicionReport]>([
    ['payments in and out', report],
    [
      'another currency',
      {
        ...report,
        transactions: [{ ...transaction, currency: 'USDT', amount: '10.000000', eur: '8.60', rate: '0.86000000' }],
      },
    ],
    ['somebody of whom little is known', { ...report, people: [unknown] }],
    ['nothing that was moved', { ...report, transactions: [], people: [person, unknown] }],
    [
      'more than goAML has room for',
      {
        ...report,
        people: [long],
        reason: 'a'.repeat(2_000),
        play: Array.from({ length: 90 }, () => report.play[0]).flatMap((one) => one ?? []),
        entity: 'H'.repeat(300),
      },
    ],
    ['a reporter of two names', { ...report, reporter: 'Ann Lee' }],
  ])('is as it wants a report to be: %s', async (_, one) => {
    expect(await faultsOf(one)).toEqual([]);
  });

  it('lacks nothing but the number of the house where the unit has not given one', async () => {
    const faults = await faultsOf({ ...report, entityId: null });
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain('rentity_id');
  });

  it('would find an element that is elsewhere, or is not there', async () => {
    const text = reportXml(report);
    for (const bad of [
      text.replace('<branch>-</branch>\n', ''),
      text.replace(/(<rentity_branch>.*\n)(<submission_code>.*\n)/, '$2$1'),
    ])
      expect(await schemaFaults('goaml-report.xsd', [{ path: 'report.xml', text: bad }])).not.toEqual([]);
  });
});
