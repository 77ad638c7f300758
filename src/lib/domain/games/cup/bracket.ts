import type { Stream } from '../../fairness/stream.ts';
import { type Club, type Cup, clubOf } from './cups.ts';
import { matchWhole, type Played, playMatch, winsOver } from './match.ts';

/** The matches by their numbers: quarter-finals 1 to 4, semi-finals 5 and 6, the final 7. */
export const finalMatch = 7;

/** The matches that bets on a single match are on, since what they are called is known before: quarter-finals and the final. */
export const betMatches = [1, 2, 3, 4, finalMatch] as const;

/** Seven matches in the order of their numbers, each winner in its place of the next round. */
export const playCup = (cup: Cup, stream: Stream): Played[] => {
  const played: Played[] = [];
  let round: readonly Club[] = cup.clubs;
  while (round.length > 1) {
    const next: Club[] = [];
    for (let place = 0; place + 1 < round.length; place += 2) {
      const [home, away] = [round[place], round[place + 1]];
      if (!home || !away) continue;
      const match = playMatch(home, away, stream);
      played.push(match);
      next.push(clubOf(cup, match.through));
    }
    round = next;
  }
  return played;
};

/** One of the 128 ways that a cup can go: the numbers of the winners of its seven matches, and its cases of `cupWhole`. */
export type Way = { readonly winners: readonly number[]; readonly cases: bigint };

/** The equally likely cases of a cup: those of its seven matches. */
export const cupWhole = matchWhole ** BigInt(finalMatch);

/** In how many cases of `matchWhole` one club of a cup beats another, by their numbers; each pair is worked out once. */
export const beatsIn = (cup: Cup): ((one: number, other: number) => bigint) => {
  const known = new Map<string, bigint>();
  return (one, other) => {
    const key = `${one}-${other}`;
    const cases = known.get(key) ?? winsOver(clubOf(cup, one), clubOf(cup, other));
    known.set(key, cases);
    return cases;
  };
};

/** Every way through the bracket, match by match. */
export const waysOf = (cup: Cup): Way[] => {
  const beats = beatsIn(cup);
  let ways: readonly { readonly in: readonly number[]; readonly winners: readonly number[]; readonly cases: bigint }[] =
    [{ in: cup.clubs.map(({ number }) => number), winners: [], cases: 1n }];
  while (ways.some(({ in: left }) => left.length > 1))
    ways = ways.flatMap(({ in: [home = 0, away = 0, ...rest], winners, cases }) => [
      { in: [...rest, home], winners: [...winners, home], cases: cases * beats(home, away) },
      { in: [...rest, away], winners: [...winners, away], cases: cases * beats(away, home) },
    ]);
  return ways.map(({ winners, cases }) => ({ winners, cases }));
};
