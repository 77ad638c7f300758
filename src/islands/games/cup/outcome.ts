import { finalMatch } from '#domain/games/cup/bracket.ts';
import { cups } from '#domain/games/cup/cups.ts';
import { t } from '#i18n/client.ts';
import type { Describe, OutcomesOf } from '../kit/outcome/describe.ts';
import { type Fields, fieldsOf, listOf, plain } from '../kit/outcome/read.ts';

/** The name of a club in the draw of a cup; its number where there is none. */
const nameOf = (cup: unknown, club: unknown): string =>
  cups.find(({ number }) => number === Number(cup))?.clubs.find(({ number }) => number === Number(club))?.name ??
  plain(club);

const scoreOf = (match: Fields): readonly [home: number, away: number] => {
  const [home = 0, away = 0] = listOf(match['goals']).map((goals) => listOf(goals).length);
  return [home, away];
};

/** Names, goals, and who came through a shoot-out. */
const matchLine = (cup: unknown, match: Fields): string => {
  const [home, away] = scoreOf(match);
  const facts = {
    home: nameOf(cup, match['home']),
    away: nameOf(cup, match['away']),
    score: `${home}–${away}`,
  };
  return home === away
    ? t('rounds.cup.level', { ...facts, through: nameOf(cup, match['through']) })
    : t('rounds.cup.played', facts);
};

/** Who won, and every match by its round. */
const played: Describe = ({ cup, matches }) => {
  const all = listOf(matches).map(fieldsOf);
  const last = all[finalMatch - 1] ?? {};
  const lines = (from: number, to: number): string =>
    all
      .slice(from, to)
      .map((match) => matchLine(cup, match))
      .join('; ');
  return [
    { name: t('rounds.cup.champion'), text: nameOf(cup, last['through']) },
    { name: t('rounds.cup.last'), text: matchLine(cup, last) },
    { name: t('rounds.cup.semis'), text: lines(4, 6) },
    { name: t('rounds.cup.quarters'), text: lines(0, 4) },
  ];
};

export const outcomes = { cup: played } satisfies OutcomesOf<'cup'>;
