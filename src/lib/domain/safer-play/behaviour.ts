/**
 * What a player did, as markers of harm look at it. Moments are milliseconds of UTC, money of all wallets is reckoned in micros (millionths) of
 * EUR, so that no marker depends on a currency.
 */
export type Behaviour = {
  /** Up to where it is looked at; what is later is not there. */
  readonly until: number;
  /** Since when there is an account: of days before it nothing is known. */
  readonly since: number;
  /** To be added to UTC for the player’s own clock, as it is at `until`: an hour of summer time more or less is let pass. */
  readonly offsetMinutes: number;
  /** Play for real money without a pause of half an hour and without a deposit, in the order of time; over midnight it comes in two. */
  readonly stretches: readonly Stretch[];
  /** Credited, and refused by a company; in the order of time. */
  readonly deposits: readonly Deposit[];
  /** Withdrawals that the player took back, in the order of time. */
  readonly takenBack: readonly { readonly at: number; readonly micros: bigint }[];
  /** When a limit was asked to bind less, and the wish was not taken back. */
  readonly easingsAsked: readonly number[];
};

export type Stretch = {
  readonly begin: number;
  readonly end: number;
  readonly rounds: number;
  readonly stakedMicros: bigint;
  /** Of own money: what came back less what was staked; below zero it was lost. */
  readonly netMicros: bigint;
};

export type Deposit = { readonly at: number; readonly micros: bigint; readonly isCredited: boolean };

export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/** A pause of this length ends a play session: `play_pause` of the database. */
export const pauseMs = 30 * minuteMs;

/** Stretches as the sessions they are: two of which less than a pause lies between are one. */
export const joinStretches = (stretches: readonly Stretch[]): Stretch[] => {
  const sessions: Stretch[] = [];
  for (const next of stretches) {
    const last = sessions.at(-1);
    if (last === undefined || next.begin - last.end >= pauseMs) sessions.push(next);
    else
      sessions[sessions.length - 1] = {
        begin: last.begin,
        end: Math.max(last.end, next.end),
        rounds: last.rounds + next.rounds,
        stakedMicros: last.stakedMicros + next.stakedMicros,
        netMicros: last.netMicros + next.netMicros,
      };
  }
  return sessions;
};

/** The day of a moment by the player’s own clock, as a number of days. */
export const ownDay = ({ offsetMinutes }: Pick<Behaviour, 'offsetMinutes'>, at: number): number =>
  Math.floor((at + offsetMinutes * minuteMs) / dayMs);
