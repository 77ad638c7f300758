/**
 * What the rules of risk look at: what happened to a player's account, in the order of time. `stakedEurCents`: own money staked since the moment
 * before it; `playedAt`: when the player last staked before it, null where nothing was. Money in EUR cents.
 */
type Common = {
  readonly id: string;
  readonly at: Date;
  readonly stakedEurCents: bigint;
  readonly playedAt: Date | null;
};

export type Moment = Common &
  (
    | { readonly kind: 'deposit'; readonly eurCents: bigint; readonly method: string }
    /** `holds`: the rules by which it was held for people. */
    | { readonly kind: 'withdrawal'; readonly eurCents: bigint; readonly holds: readonly string[] }
    /** A paying company took a deposit back. */
    | { readonly kind: 'charge_back'; readonly eurCents: bigint }
    /** The account was seen to share something with others: with it there were so many. */
    | { readonly kind: 'linked'; readonly accounts: number; readonly by: readonly string[] }
  );

export type MomentOf<Kind extends Moment['kind']> = Extract<Moment, { readonly kind: Kind }>;

/** A player's moments up to and with the one that is looked at, which is the last. */
export type Past = readonly Moment[];

const isOf =
  <Kind extends Moment['kind']>(kind: Kind) =>
  (moment: Moment): moment is MomentOf<Kind> =>
    moment.kind === kind;

/** Those of a kind that came later than `from` (milliseconds since 1970), which is looked for from the end. */
export const since = <Kind extends Moment['kind']>(past: Past, kind: Kind, from: number): MomentOf<Kind>[] =>
  past.slice(past.findLastIndex(({ at }) => at.getTime() <= from) + 1).filter(isOf(kind));

export const sumEur = (moments: readonly { readonly eurCents: bigint }[]): bigint =>
  moments.reduce((sum, { eurCents }) => sum + eurCents, 0n);
