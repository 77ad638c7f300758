import { finalMatch } from '#domain/games/cup/bracket.ts';
import { type Cup, clubOf } from '#domain/games/cup/cups.ts';
import type { Played } from '#domain/games/cup/match.ts';
import { t } from '#i18n/client.ts';
import type { SettledRound } from '#stores/play/game.ts';
import { clubName, playedOf } from './picture/cup.ts';
import type { CupScene, MatchScene } from './picture/scenes.ts';

/** The sides of a match that bets are on, by name: a quarter-final's clubs, and the halves that the final's come from. */
export const sidesOf = (cup: Cup, match: number): { readonly home: string; readonly away: string } =>
  match === finalMatch
    ? { home: t('cup.upper_club'), away: t('cup.lower_club') }
    : { home: clubName(cup, 2 * match - 1), away: clubName(cup, 2 * match) };

/** "Quillstead v Sallowfield", "The final". */
export const matchWords = (cup: Cup, match: number): string =>
  match === finalMatch ? t('cup.the_final') : t('cup.versus', sidesOf(cup, match));

const scoreWords = (home: number, away: number): string => t('cup.score', { home, away });

const matchBetWords = (cup: Cup, kind: string, match: number, detail: string): string => {
  const facts = { match: matchWords(cup, match), ...sidesOf(cup, match) };
  const [home = 0, away = 0] = detail.split('-').map(Number);
  if (kind === 'score' && detail !== 'other') return t('cup.bet_score', { ...facts, score: scoreWords(home, away) });
  const known = (['home', 'draw', 'away', 'over', 'under', 'other'] as const).find((one) => one === detail);
  return known ? t(`cup.bet_${known}`, facts) : detail;
};

/** `winner:3` → "Larkholt to win the cup", `score:1:2-0` → "Larkholt v Little Sound: 2–0 after ninety minutes". */
export const betWords = (cup: Cup, bet: string): string => {
  const [kind = '', first = '', detail = ''] = bet.split(':');
  if (detail !== '') return matchBetWords(cup, kind, Number(first), detail);
  const [club = 1, other] = first.split('-').map(Number);
  const known = (['winner', 'final', 'semi', 'pair', 'order'] as const).find((one) => one === kind);
  return known
    ? t(`cup.bet_${known}`, { club: clubName(cup, club), other: other === undefined ? '' : clubName(cup, other) })
    : bet;
};

/** "Tarnwick 2–1 Larkholt", "Tarnwick 1–1 Larkholt, Larkholt after a shoot-out". */
const resultWords = (cup: Cup, { home, away, score, through }: MatchScene): string => {
  if (home === undefined || away === undefined || through === undefined) return '';
  const facts = { home: clubName(cup, home), away: clubName(cup, away), score: scoreWords(...score) };
  return score[0] === score[1]
    ? t('cup.result_level', { ...facts, through: clubName(cup, through) })
    : t('cup.result', facts);
};

const finalOf = ({ home, away, goals, through }: Played) => {
  const [own, other] = through === home ? goals : [goals[1], goals[0]];
  return { winner: through, loser: through === home ? away : home, own: own.length, other: other.length };
};

/** "Tarnwick beat Larkholt 2–1 in the final". */
export const outcomeWords = (round: Pick<SettledRound, 'outcome'>): string => {
  const played = playedOf(round);
  const last = played?.matches[finalMatch - 1];
  if (!played || !last) return t('cup.no_outcome');
  const { winner, loser, own, other } = finalOf(last);
  const facts = {
    winner: clubName(played.cup, winner),
    loser: clubName(played.cup, loser),
    score: scoreWords(own, other),
  };
  return own === other ? t('cup.outcome_level', facts) : t('cup.outcome', facts);
};

/** The letters of the club that won, for the strip of the last cups. */
export const winnerCode = (round: Pick<SettledRound, 'outcome'>): string | undefined => {
  const played = playedOf(round);
  const last = played?.matches[finalMatch - 1];
  return played && last && clubOf(played.cup, last.through).code;
};

/** The picture for who does not see it: the draw, the round that is on, or every result. */
export const pictureWords = (cup: Cup, { round, matches }: CupScene, isPlaying: boolean): string => {
  if (isPlaying)
    return t('cup.picture_round', {
      round: [t('cup.quarters'), t('cup.semis'), t('cup.the_final')][round] ?? '',
    });
  if (matches.every(({ stage }) => stage === 'over'))
    return t('cup.picture_over', { results: matches.map((match) => resultWords(cup, match)).join('. ') });
  const first = [1, 2, 3, 4].map((match) => matchWords(cup, match));
  return t('cup.picture_drawn', { cup: cup.number, matches: first.join(', ') });
};
