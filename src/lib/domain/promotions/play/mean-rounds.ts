/** The logarithm of the normal distribution's value: by Abramowitz and Stegun 7.1.26 in the middle, by its asymptote far below. */
const logPhi = (x: number): number => {
  if (x < -5) return (-x * x) / 2 - Math.log(-x * Math.sqrt(2 * Math.PI)) + Math.log1p(-1 / (x * x));
  const z = Math.abs(x) / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * z);
  const sum = ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t;
  const upper = (sum * Math.exp(-z * z)) / 2;
  return Math.log(x < 0 ? upper : 1 - upper);
};

/** The chance that a bank which drifts is lost by `time`: Brownian motion with drift (A. Wald 1947; the inverse Gaussian law). */
const lostBy = (bank: number, drift: number, deviation: number, time: number): number => {
  const spread = deviation * Math.sqrt(time);
  const straight = Math.exp(logPhi((-bank - drift * time) / spread));
  const exponent = (-2 * drift * bank) / deviation ** 2 + logPhi((-bank + drift * time) / spread);
  return Math.min(1, straight + Math.exp(Math.min(0, exponent)));
};

const steps = 48;

/**
 * About how many of `rounds` a bank of so many stakes lasts on average, as if what a round brings were small beside it: quick, and good enough
 * to tell which bets are worth computing exactly. `edge`: what a round loses on average; `deviation`: its swing, both in stakes.
 */
export const meanRoundsAbout = (bank: number, rounds: number, edge: number, deviation: number): number => {
  if (bank <= 0 || rounds <= 0) return 0;
  if (deviation <= 0) return Math.min(rounds, edge > 0 ? bank / edge : rounds);
  // Points closer together where a bank is lost first: squares of even steps.
  let sum = 0;
  for (let at = 0; at < steps; at += 1) {
    const [from, to] = [rounds * (at / steps) ** 2, rounds * ((at + 1) / steps) ** 2];
    sum += (to - from) * (1 - lostBy(bank, -edge, deviation, (from + to) / 2));
  }
  return sum;
};
