import { attackCount, type Played } from '#domain/games/cup/match.ts';
import { goalLine, scoreMax } from '#domain/games/cup/paytable.ts';

/** Where a match stands in the picture. After a draw at full time there is a shoot-out. */
type MatchStage = 'waiting' | 'playing' | 'shoot-out' | 'over';

/** A match as far as it has been seen. Clubs are known when the matches before theirs are over. */
export type MatchScene = {
  readonly home: number | undefined;
  readonly away: number | undefined;
  readonly score: readonly [home: number, away: number];
  readonly stage: MatchStage;
  readonly through: number | undefined;
};

/** All seven matches at one moment. `round`: 0 quarter-finals, 1 semi-finals, 2 the final. */
export type CupScene = {
  readonly round: 0 | 1 | 2;
  readonly matches: readonly MatchScene[];
};

/** A scene and when it begins, in milliseconds from the whistle. */
type Timed = { readonly atMs: number; readonly scene: CupScene };

const rounds = [
  { round: 0, numbers: [1, 2, 3, 4], playMs: 2_000 },
  { round: 1, numbers: [5, 6], playMs: 1_700 },
  { round: 2, numbers: [7], playMs: 2_200 },
] as const;
const shootOutMs = 550;
const pauseMs = 400;
/** Without motion each round is shown by its results. */
const stillMs = 900;

export const fullTime = 90;

/** How long the ninety minutes of a round take. */
export const playMsOf = (round: CupScene['round']): number => rounds[round].playMs;

/** The minute of an attack, 1 to 6, of either side: the order is the draw's, the minute within it the picture's own. */
export const minuteOf = (match: number, side: 0 | 1, attack: number): number => {
  const place = 2 * (attack - 1) + side;
  const between = Math.floor(84 / (2 * attackCount));
  return 4 + place * between + ((match * 5 + place * 11) % between);
};

const unplayed = (home: number | undefined, away: number | undefined): MatchScene => ({
  home,
  away,
  score: [0, 0],
  stage: 'waiting',
  through: undefined,
});

/** The draw: four matches with their clubs, three that wait for theirs. */
export const drawn: CupScene = {
  round: 0,
  matches: [1, 2, 3, 4, 5, 6, 7].map((number) =>
    number <= 4 ? unplayed(2 * number - 1, 2 * number) : unplayed(undefined, undefined),
  ),
};

const isLevel = (match: Played | undefined): boolean => match?.goals[0].length === match?.goals[1].length;

const atMinute = (played: Played, match: number, minute: number, stage: MatchStage): MatchScene => {
  const seen = (side: 0 | 1): number =>
    played.goals[side].filter((attack) => minuteOf(match, side, attack) <= minute).length;
  return {
    home: played.home,
    away: played.away,
    score: [seen(0), seen(1)],
    stage,
    through: stage === 'over' ? played.through : undefined,
  };
};

/** The minutes in which goals fall in these matches, each once, in their order. */
const goalMinutes = (played: readonly Played[], numbers: readonly number[]): number[] => {
  const minutes = numbers.flatMap((number) =>
    ([0, 1] as const).flatMap((side) =>
      (played[number - 1]?.goals[side] ?? []).map((attack) => minuteOf(number, side, attack)),
    ),
  );
  return [...new Set(minutes)].toSorted((a, b) => a - b);
};

/** A cup as the picture shows it, scene by scene, and when the last one has been seen. */
export type Course = { readonly scenes: readonly Timed[]; readonly endMs: number };

/** The cup goal by goal, from the first whistle to the last; with `still` by the results of each round alone. */
export const courseOf = (played: readonly Played[], still = false): Course => {
  const scenes: Timed[] = [];
  let { matches } = drawn;
  let atMs = 0;
  for (const { round, numbers, playMs } of rounds) {
    const own: readonly number[] = numbers;
    const show = (change: (match: Played, number: number) => MatchScene): void => {
      matches = matches.map((scene, index) => {
        const match = played[index];
        return match && own.includes(index + 1) ? change(match, index + 1) : scene;
      });
      scenes.push({ atMs, scene: { round, matches } });
    };
    // Who came through stands in this round for a moment before it begins.
    if (round > 0) {
      show(({ home, away }) => unplayed(home, away));
      atMs += still ? 0 : pauseMs;
    }
    if (!still) {
      const begins = atMs;
      show((match, number) => atMinute(match, number, 0, 'playing'));
      for (const minute of goalMinutes(played, own)) {
        atMs = begins + (playMs * minute) / fullTime;
        show((match, number) => atMinute(match, number, minute, 'playing'));
      }
      atMs = begins + playMs;
      if (own.some((number) => isLevel(played[number - 1]))) {
        show((match, number) => atMinute(match, number, fullTime, isLevel(match) ? 'shoot-out' : 'over'));
        atMs += shootOutMs;
      }
    }
    show((match, number) => atMinute(match, number, fullTime, 'over'));
    atMs += still ? stillMs : pauseMs;
  }
  return { scenes, endMs: atMs };
};

/** The end of a cup, every match over. */
export const endOf = (played: readonly Played[]): CupScene => courseOf(played, true).scenes.at(-1)?.scene ?? drawn;

/** Whether a bet is decided by what has been seen so far. */
export type Mark = 'open' | 'won' | 'lost';

const decided = (won: boolean, lost: boolean): Mark => (won ? 'won' : lost ? 'lost' : 'open');

const isOver = ({ stage }: MatchScene): boolean => stage === 'shoot-out' || stage === 'over';

/** A bet on one match at full time: goals count as they fall, a result when the ninety minutes are over. */
const markOfMatch = (kind: string, detail: string, scene: MatchScene): Mark => {
  const [home, away] = scene.score;
  const over = isOver(scene);
  if (kind === 'result') {
    const came = home > away ? 'home' : home < away ? 'away' : 'draw';
    return decided(over && came === detail, over && came !== detail);
  }
  if (kind === 'goals') {
    const passed = home + away > goalLine;
    return detail === 'over' ? decided(passed, over) : decided(over && !passed, passed);
  }
  if (detail === 'other') return decided(Math.max(home, away) > scoreMax, over);
  const [h = 0, a = 0] = detail.split('-').map(Number);
  return decided(over && home === h && away === a, home > h || away > a || over);
};

/** What has become of a bet, by its name within the cup (`winner:3`), when this scene has been seen. */
export const markOf = (bet: string, { matches }: CupScene): Mark => {
  const [kind = '', first = '', second = ''] = bet.split(':');
  if (kind === 'result' || kind === 'goals' || kind === 'score') {
    const scene = matches[Number(first) - 1];
    return scene ? markOfMatch(kind, second, scene) : 'open';
  }
  const [club = 0, other = 0] = first.split('-').map(Number);
  const throughOf = (numbers: readonly number[]): readonly number[] =>
    numbers.flatMap((number) => matches[number - 1]?.through ?? []);
  const isOut = (one: number): boolean =>
    matches.some(
      ({ home, away, through }) => through !== undefined && through !== one && (home === one || away === one),
    );
  const finalists = throughOf([5, 6]);
  const champion = throughOf([7]);
  if (kind === 'semi') return decided(throughOf([1, 2, 3, 4]).includes(club), isOut(club));
  if (kind === 'final') return decided(finalists.includes(club), isOut(club));
  if (kind === 'winner') return decided(champion.includes(club), isOut(club));
  const bothIn = finalists.includes(club) && finalists.includes(other);
  const isMissed = [club, other].some((one) => isOut(one) && !finalists.includes(one));
  if (kind === 'pair') return decided(bothIn, isMissed);
  return decided(bothIn && champion.includes(club), isMissed || isOut(club));
};
