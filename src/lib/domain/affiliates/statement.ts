/** A row of an affiliate's statement, as both sides have it: nobody but the click is named. */
export type StatementRow = {
  readonly kind: 'registration' | 'first_deposit' | 'deposit' | 'revenue';
  /** Cents of euros; null of a registration. */
  readonly eurCents: bigint | null;
};

/** What was agreed: a share of the net revenue in percent, and a sum for each first deposit. */
export type Terms = { readonly sharePercent: number; readonly cpaEurCents: bigint };

export type Statement = {
  readonly registrations: number;
  readonly firstDeposits: number;
  readonly depositsEurCents: bigint;
  readonly revenueEurCents: bigint;
  readonly shareEurCents: bigint;
  readonly cpaEurCents: bigint;
  readonly owedEurCents: bigint;
};

/**
 * Adds a month up. The share is of the net revenue of all its players together, rounded down to the cent, and nothing where that is below
 * zero: no month carries a loss into the next.
 */
export const statementOf = (rows: readonly StatementRow[], { sharePercent, cpaEurCents }: Terms): Statement => {
  const of = (kind: StatementRow['kind']) => rows.filter((row) => row.kind === kind);
  const sum = (some: readonly StatementRow[]) => some.reduce((total, { eurCents }) => total + (eurCents ?? 0n), 0n);
  const firstDeposits = of('first_deposit').length;
  const revenueEurCents = sum(of('revenue'));
  const shareEurCents = revenueEurCents > 0n ? (revenueEurCents * BigInt(sharePercent)) / 100n : 0n;
  const forDeposits = BigInt(firstDeposits) * cpaEurCents;
  return {
    registrations: of('registration').length,
    firstDeposits,
    depositsEurCents: sum(of('deposit')),
    revenueEurCents,
    shareEurCents,
    cpaEurCents: forDeposits,
    owedEurCents: shareEurCents + forDeposits,
  };
};
