/** How long a race is watched, in seconds, and when the first horse passes the post. */
export const raceSeconds = 24;
const postSeconds = 19;

/** The way to the post in metres, and how much of it the picture is wide. */
export const raceMetres = 1_200;
export const viewMetres = 64;

const smooth = (share: number): number => {
  const at = Math.min(1, Math.max(0, share));
  return at * at * (3 - 2 * at);
};

/** Metres that the winner has run after `seconds`: a standing start, a strong finish, and easing off after the post. */
const winnerAt = (seconds: number): number => {
  const pace = raceMetres / (postSeconds - 1.2);
  const started = Math.max(0, seconds - 1.2 * (1 - Math.exp(-seconds / 1.2)));
  const past = Math.max(0, seconds - postSeconds);
  return pace * started - (past > 0 ? pace * past * past * 0.06 : 0);
};

/** Lengths behind the winner at the post, in metres: small gaps that differ from race to race. */
const gapsOf = (order: readonly number[], race: number): ReadonlyMap<number, number> => {
  let behind = 0;
  return new Map(
    order.map((number, rank) => {
      behind += rank === 0 ? 0 : 1.3 + (((number * 37 + race * 53 + rank * 11) % 19) / 19) * 2.6;
      return [number, behind];
    }),
  );
};

/**
 * Metres run by each horse after `seconds`. On the way they come and go as their number and the race would have it; from
 * half way on each drifts to the place that the server named.
 */
export const metresAt = (order: readonly number[], race: number, seconds: number): ReadonlyMap<number, number> => {
  const gaps = gapsOf(order, race);
  const decided = smooth((seconds - 8) / (postSeconds - 8.5));
  const loose = smooth(seconds / 3) * (1 - decided);
  const winner = winnerAt(seconds);
  return new Map(
    order.map((number) => {
      const phase = number * 2.399 + race * 1.7;
      const roam = 7 * Math.sin(seconds * 0.46 + phase) + 4 * Math.sin(seconds * 0.9 + phase * 2.1) - 8;
      return [number, winner + loose * roam - decided * (gaps.get(number) ?? 0)];
    }),
  );
};

/** Where the picture's left edge is: the leader runs at three quarters of it, and the post stays in it at the end. */
export const cameraAt = (leaderMetres: number): number =>
  Math.min(leaderMetres - 0.74 * viewMetres, raceMetres + 10 - 0.74 * viewMetres);
