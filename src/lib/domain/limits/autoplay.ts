/** More rounds than these no series has. */
export const autoplayRoundsMax = 100;

/** Why a series of automatic rounds is over. `refused`: the house did not take a round; `left`: nobody looked at the table. */
export const autoplayEndings = [
  'rounds',
  'loss',
  'win',
  'feature',
  'jackpot',
  'bonus',
  'refused',
  'stopped',
  'left',
] as const;
export type AutoplayEnding = (typeof autoplayEndings)[number];

/** What the player asks for. Amounts in minor units; both limits must be given. */
export type AutoplayTerms = {
  readonly rounds: number;
  /** What the series may lose: all its stakes less all its payouts. */
  readonly lossLimitMinor: bigint;
  /** A round that returns so much, or more, is the last. */
  readonly winLimitMinor: bigint;
};

/** A series as it stands. `lostMinor` below zero: it has won so far. */
export type Autoplay = AutoplayTerms & {
  readonly placed: number;
  readonly lostMinor: bigint;
  readonly ending: AutoplayEnding | null;
};

/** A round of the series that is decided. */
export type AutoplayRound = {
  readonly stakeMinor: bigint;
  /** With what it won of a jackpot. */
  readonly payoutMinor: bigint;
  readonly jackpotMinor: bigint;
  /** It brought more than its spin: free spins, a wheel, a hold. */
  readonly feature: boolean;
};

export const freshAutoplay = (terms: AutoplayTerms): Autoplay => ({ ...terms, placed: 0, lostMinor: 0n, ending: null });

/** What may still be lost. Never below zero. */
export const lossLeft = ({ lossLimitMinor, lostMinor }: Autoplay): bigint =>
  lostMinor < lossLimitMinor ? lossLimitMinor - lostMinor : 0n;

/** Why the series may not place this stake next; null where it may. A stake that could lose more than is left is never placed. */
export const endingBefore = (series: Autoplay, stakeMinor: bigint): AutoplayEnding | null => {
  if (series.ending !== null) return series.ending;
  if (series.placed >= series.rounds) return 'rounds';
  return stakeMinor > lossLeft(series) ? 'loss' : null;
};

const endingOf = (series: Autoplay, { payoutMinor, jackpotMinor, feature }: AutoplayRound): AutoplayEnding | null => {
  if (jackpotMinor > 0n) return 'jackpot';
  if (feature) return 'feature';
  if (payoutMinor >= series.winLimitMinor) return 'win';
  if (lossLeft(series) === 0n) return 'loss';
  return series.placed >= series.rounds ? 'rounds' : null;
};

/** The series with one more round, and why it is over if it is. */
export const afterRound = (series: Autoplay, round: AutoplayRound): Autoplay => {
  const { stakeMinor, payoutMinor } = round;
  const played = { ...series, placed: series.placed + 1, lostMinor: series.lostMinor + stakeMinor - payoutMinor };
  return { ...played, ending: series.ending ?? endingOf(played, round) };
};

export const endedBy = (series: Autoplay, ending: AutoplayEnding): Autoplay => ({
  ...series,
  ending: series.ending ?? ending,
});
