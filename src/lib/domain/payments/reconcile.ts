import type { CurrencyCode } from '../money/currency.ts';

/** What a provider says became of a payment. Only `completed` and `reversed` have moved money; `reversed` has taken it back. */
export const statementStates = ['completed', 'reversed', 'pending', 'failed'] as const;
export type StatementState = (typeof statementStates)[number];
export const statementTypes = ['deposit', 'withdrawal'] as const;
export type StatementType = (typeof statementTypes)[number];

type Payment = {
  readonly provider: string;
  readonly type: StatementType;
  readonly currency: CurrencyCode;
  readonly amountMinor: bigint;
  readonly state: StatementState;
};

/** A line of a provider's statement. `id` is our number of the payment where the provider repeats it, `reference` its own. */
export type StatementLine = Payment & { readonly id: string | null; readonly reference: string; readonly at: Date };

/** A payment in our books; the amount is what stands on the provider's clearing account for it, once it does. */
export type BookedPayment = Payment & {
  readonly id: string;
  readonly reference: string | null;
  readonly begunAt: Date;
  readonly bookedAt: Date | null;
  /** Coins that have arrived and are in no balance yet: `dust` is less than the minimum, `held` waits for a person or a date. */
  readonly aside: 'dust' | 'held' | null;
};

const differenceKinds = [
  'missing_here',
  'missing_there',
  'duplicate',
  'provider',
  'currency',
  'amount',
  'state',
  'dust',
  'held',
  'reference',
] as const;

/** One thing on which the two do not agree, with what each says. */
export type Difference = {
  readonly kind: (typeof differenceKinds)[number];
  readonly provider: string;
  readonly type: StatementType;
  /** Our number, or the provider's where we know none. */
  readonly payment: string;
  readonly there: string | null;
  readonly here: string | null;
};

/** The days that a statement is about; `before` exclusive. */
export type StatementPeriod = { readonly from: Date; readonly before: Date };

/**
 * Every difference between a provider's lines and our books. What we have and the statement has not is missing there only when
 * it lies wholly within the period: what began before midnight and ended after it may stand on either day, so that two days
 * together show it.
 */
export const compareStatement = (
  lines: readonly StatementLine[],
  booked: readonly BookedPayment[],
  { from, before }: StatementPeriod,
): Difference[] => {
  const byId = new Map(booked.map((entry) => [`${entry.type} ${entry.id}`, entry]));
  const byReference = new Map(
    booked.flatMap((entry) =>
      entry.reference === null ? [] : [[referenceKey(entry, entry.reference), entry] as const],
    ),
  );
  // A provider that repeats our number means that payment and no other.
  const entryOf = (line: StatementLine): BookedPayment | undefined =>
    line.id === null ? byReference.get(referenceKey(line, line.reference)) : byId.get(`${line.type} ${line.id}`);

  const groups = new Map<string, { entry: BookedPayment | undefined; lines: StatementLine[] }>();
  for (const line of lines) {
    const entry = entryOf(line);
    const key = entry ? `${entry.type} ${entry.id}` : referenceKey(line, line.id ?? line.reference);
    const group = groups.get(key) ?? { entry, lines: [] };
    group.lines.push(line);
    groups.set(key, group);
  }
  const seen = new Set([...groups.values()].map(({ entry }) => entry));
  const isWithin = (at: Date | null): boolean => at !== null && at >= from && at < before;
  return [
    ...[...groups.values()].flatMap((group) => [...repeated(group.lines), ...compareOne(group.lines, group.entry)]),
    ...booked
      .filter((entry) => !seen.has(entry) && isWithin(entry.begunAt) && isWithin(entry.bookedAt))
      .map((entry) => difference('missing_there', entry, entry.id, null, worth(entry))),
  ];
};

const referenceKey = ({ provider, type }: Payment, reference: string): string => `${provider} ${type} ${reference}`;
const worth = ({ amountMinor, currency, state }: Payment): string => `${amountMinor} ${currency} ${state}`;
const difference = (
  kind: Difference['kind'],
  { provider, type }: Payment,
  payment: string,
  there: string | null,
  here: string | null,
): Difference => ({ kind, provider, type, payment, there, here });

/** A payment may stand there as completed and later as reversed; the same twice is one too many. */
const repeated = (lines: readonly StatementLine[]): Difference[] =>
  lines
    .filter((line, index) => lines.findIndex(({ state }) => state === line.state) !== index && movesMoney(line.state))
    .map((line) => difference('duplicate', line, line.id ?? line.reference, `${lines.length} lines`, worth(line)));

const movesMoney = (state: StatementState): boolean => state === 'completed' || state === 'reversed';

const compareOne = (lines: readonly StatementLine[], entry: BookedPayment | undefined): Difference[] => {
  // What was taken back counts as that, in whichever order the lines stand.
  const last =
    lines.find(({ state }) => state === 'reversed') ?? lines.find(({ state }) => state === 'completed') ?? lines.at(-1);
  if (!last) return [];
  if (!entry)
    return movesMoney(last.state)
      ? [difference('missing_here', last, last.id ?? last.reference, worth(last), null)]
      : [];
  const tell = (kind: Difference['kind'], there: string, here: string): Difference[] =>
    there === here ? [] : [difference(kind, entry, entry.id, there, here)];
  const [there, here] = [settledAs(last.state), settledAs(entry.state)];
  return [
    ...tell('provider', last.provider, entry.provider),
    ...tell(last.state === 'completed' && entry.aside !== null ? entry.aside : 'state', there, here),
    ...(movesMoney(last.state) || movesMoney(entry.state)
      ? [
          ...tell('currency', last.currency, entry.currency),
          ...(last.currency === entry.currency
            ? tell('amount', String(last.amountMinor), String(entry.amountMinor))
            : []),
          ...(isTheirs(entry) ? tell('reference', last.reference, entry.reference ?? '') : []),
        ]
      : []),
  ];
};

/** Some companies name a payment by our number until it is paid, and we keep that: of their own we then know none. */
const isTheirs = ({ id, reference }: BookedPayment): boolean => reference !== null && !reference.startsWith(id);

/** Nobody's money has moved: waiting and failed are the same to the books. */
const settledAs = (state: StatementState): string => (movesMoney(state) ? state : 'not completed');
