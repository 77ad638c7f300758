import { leaf, node, type Xml, xmlFile } from '../xml.ts';

/**
 * A suspicious-activity report in the manner of goAML, the reporting system of the United Nations Office on Drugs and Crime that many financial
 * intelligence units use: elements and their order as in its schema 4.0 (goaml.unodc.org, "Standard XML Reporting Instructions and Specifications"),
 * which docs/schemas/goaml-report.xsd has as far as a report of the house goes. What a unit has codes of its own for, and what the house does not
 * know, is `-`, to be filled in before it is sent; so is `rentity_id` where it is 0.
 */
export type ReportPerson = {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  /** YYYY-MM-DD; null: the house does not know. */
  readonly birth: string | null;
  readonly email: string;
  /** Digits alone. */
  readonly phone: { readonly prefix: string; readonly number: string } | null;
  /** As goAML has them; null: the house does not know. */
  readonly gender: 'F' | 'M' | null;
  readonly address: string | null;
  readonly city: string | null;
  readonly zip: string | null;
  readonly country: string | null;
  /** When the account was opened; an ISO moment. */
  readonly openedAt: string;
};

/** One posting on a player's own money. Amounts in units of their currency; `amount` is below zero where it left the account. */
export type ReportTransaction = {
  /** The movement's number in the ledger. */
  readonly movement: string;
  readonly playerId: string;
  readonly at: string;
  readonly kind: string;
  readonly reference: string;
  readonly currency: string;
  readonly amount: string;
  readonly balanceAfter: string;
  /** In EUR at the house's rate; without a sign. */
  readonly eur: string;
  /** That rate: what one unit is worth in EUR. */
  readonly rate: string;
  /** The company or the chain, where one paid or was paid. */
  readonly counterparty: string | null;
};

/** What was staked and won in the time, by player and currency. */
type ReportPlay = {
  readonly playerId: string;
  readonly currency: string;
  readonly staked: string;
  readonly won: string;
  readonly rounds: number;
};

export type SuspicionReport = {
  readonly entity: string;
  /** The number under which the unit knows the house; null: not known yet. */
  readonly entityId: number | null;
  /** The case. */
  readonly reference: string;
  readonly submittedAt: string;
  readonly reporter: string;
  readonly reason: string;
  readonly action: string;
  /** The rules that fired. */
  readonly indicators: readonly string[];
  readonly people: readonly ReportPerson[];
  readonly transactions: readonly ReportTransaction[];
  readonly play: readonly ReportPlay[];
};

/** As long as goAML lets a text be, in characters. */
const cut = (text: string, longest: number): string => Array.from(text).slice(0, longest).join('');

/** `own`: as the client of whoever reports, of whom the unit asks for more. */
const personXml = (name: string, person: ReportPerson, own = false): Xml =>
  node(name, [
    leaf('gender', person.gender ?? (own ? '-' : null)),
    leaf('first_name', cut(person.firstName, 100) || '-'),
    leaf('last_name', cut(person.lastName, 100) || '-'),
    leaf('birthdate', person.birth === null ? null : `${person.birth}T00:00:00`),
    leaf('birth_place', own ? '-' : null),
    leaf('nationality1', own ? '-' : null),
    leaf('residence', person.country ?? (own ? '-' : null)),
    own || person.phone !== null ? node('phones', [phoneXml(person)]) : null,
    own || person.address !== null || person.city !== null ? node('addresses', [addressXml(person)]) : null,
    leaf('email', person.email),
    leaf('occupation', own ? '-' : null),
  ]);

const phoneXml = ({ phone }: ReportPerson): Xml =>
  phone === null
    ? null
    : node('phone', [
        leaf('tph_contact_type', '-'),
        leaf('tph_communication_type', '-'),
        leaf('tph_country_prefix', phone.prefix),
        leaf('tph_number', phone.number),
      ]);
const addressXml = ({ address, city, zip, country }: ReportPerson): Xml =>
  node('address', [
    leaf('address_type', '-'),
    leaf('address', cut(address ?? '', 100) || '-'),
    leaf('city', cut(city ?? '', 255) || '-'),
    leaf('zip', zip === null ? null : cut(zip, 30)),
    leaf('country_code', country ?? '-'),
  ]);

const accountXml = (
  name: string,
  person: ReportPerson,
  entity: string,
  { currency, balanceAfter, at }: ReportTransaction,
): Xml =>
  node(name, [
    leaf('institution_name', cut(entity, 255)),
    leaf('institution_code', '-'),
    leaf('non_bank_institution', 'true'),
    leaf('branch', '-'),
    leaf('account', person.id),
    leaf('currency_code', currency),
    leaf('account_name', cut(`${person.firstName} ${person.lastName}`.trim(), 255) || '-'),
    leaf('client_number', person.id.slice(0, 30)),
    leaf('personal_account_type', '-'),
    node('signatory', [leaf('is_primary', '1'), personXml('t_person', person, true), leaf('role', '-')]),
    leaf('opened', person.openedAt.slice(0, 19)),
    leaf('balance', balanceAfter),
    leaf('date_balance', at.slice(0, 19)),
    leaf('status_code', '-'),
  ]);

const unsigned = (amount: string): string => (amount.startsWith('-') ? amount.slice(1) : amount);

const foreignXml = (name: string, { currency, amount, rate }: ReportTransaction): Xml =>
  currency === 'EUR'
    ? null
    : node(name, [
        leaf('foreign_currency_code', currency),
        leaf('foreign_amount', unsigned(amount)),
        leaf('foreign_exchange_rate', rate),
      ]);

const transactionXml = (entity: string, person: ReportPerson, one: ReportTransaction): Xml => {
  const isIn = !one.amount.startsWith('-');
  const country = person.country ?? '-';
  const other = one.counterparty ?? entity;
  const own = isIn ? 't_to_my_client' : 't_from_my_client';
  const ownSide = isIn ? 'to' : 'from';
  const otherSide = isIn ? 'from' : 'to';
  const mine = node(own, [
    leaf(`${ownSide}_funds_code`, '-'),
    foreignXml(`${ownSide}_foreign_currency`, one),
    accountXml(`${ownSide}_account`, person, entity, one),
    leaf(`${ownSide}_country`, country),
  ]);
  const theirs = node(`t_${otherSide}`, [
    leaf(`${otherSide}_funds_code`, '-'),
    node(`${otherSide}_entity`, [leaf('name', cut(other, 255))]),
    leaf(`${otherSide}_country`, country),
  ]);
  return node('transaction', [
    leaf('transactionnumber', one.movement),
    leaf('internal_ref_number', cut(one.reference, 100)),
    leaf('transaction_location', 'Internet'),
    leaf('transaction_description', one.kind),
    leaf('date_transaction', one.at.slice(0, 19)),
    leaf('transmode_code', '-'),
    leaf('transmode_comment', one.kind.slice(0, 50)),
    leaf('amount_local', unsigned(one.eur)),
    isIn ? theirs : mine,
    isIn ? mine : theirs,
  ]);
};

const playText = ({ playerId, currency, staked, won, rounds }: ReportPlay): string =>
  `Account ${playerId}: ${rounds} rounds, staked ${staked} ${currency}, won ${won} ${currency}.`;

/** People of the house have one name: its last word is taken for the family’s. */
const reporterXml = (name: string): Xml[] => {
  const words = name.trim().split(/\s+/);
  const last = words.at(-1) || '-';
  return [
    leaf('first_name', cut(words.slice(0, -1).join(' '), 100) || cut(last, 100)),
    leaf('last_name', cut(last, 100)),
  ];
};

/** The whole file. */
export const reportXml = (report: SuspicionReport): string => {
  const people = new Map(report.people.map((person) => [person.id, person]));
  const transactions = report.transactions.flatMap((one) => {
    const person = people.get(one.playerId);
    return person === undefined ? [] : [transactionXml(report.entity, person, one)];
  });
  const reason = [report.reason, ...report.play.map(playText)].join('\n');
  // Without a transaction goAML takes an activity with those it is about.
  const activity = node('activity', [
    node(
      'report_parties',
      report.people.map((person) => node('report_party', [personXml('person', person), leaf('reason', report.reason)])),
    ),
  ]);
  return xmlFile(
    node('report', [
      leaf('rentity_id', String(report.entityId ?? 0)),
      leaf('rentity_branch', cut(report.entity, 255)),
      leaf('submission_code', 'E'),
      leaf('report_code', transactions.length > 0 ? 'STR' : 'SAR'),
      leaf('entity_reference', report.reference),
      leaf('submission_date', report.submittedAt.slice(0, 19)),
      leaf('currency_code_local', 'EUR'),
      node('reporting_person', reporterXml(report.reporter)),
      leaf('reason', cut(reason, 4_000)),
      leaf('action', cut(report.action, 4_000)),
      ...(transactions.length > 0 ? transactions : [activity]),
      node(
        'report_indicators',
        report.indicators.map((indicator) => leaf('indicator', indicator)),
      ),
    ]),
  );
};

const columns = [
  'movement',
  'account',
  'at',
  'kind',
  'reference',
  'currency',
  'amount',
  'balance_after',
  'counterparty',
];

/** The same transactions as rows of a table, then what was played; the first row names the columns. */
export const reportRows = ({ transactions, play }: SuspicionReport): (string | null)[][] => [
  columns,
  ...transactions.map((one) => [
    one.movement,
    one.playerId,
    one.at,
    one.kind,
    one.reference,
    one.currency,
    one.amount,
    one.balanceAfter,
    one.counterparty,
  ]),
  ...play.flatMap(({ playerId, currency, staked, won }) => [
    ['', playerId, '', 'play_staked', '', currency, staked === '0' ? '0' : `-${staked}`, '', null],
    ['', playerId, '', 'play_won', '', currency, won, '', null],
  ]),
];
