import { finalMatch } from '#domain/games/cup/bracket.ts';
import { cups } from '#domain/games/cup/cups.ts';
import { t } from '#i18n/client.ts';
import { plain } from '../kit/outcome/read.ts';
import type { SpotWords } from '../kit/outcome/spot-words.ts';

/** The name of a club in the draw of a cup; its number where there is none. */
const nameOf = (cup: unknown, club: unknown): string =>
  cups.find(({ number }) => number === Number(cup))?.clubs.find(({ number }) => number === Number(club))?.name ??
  plain(club);

/** A quarter-final by its clubs, the final by its name. */
const matchName = (cup: string, match: number): string =>
  match === finalMatch
    ? t('rounds.cup.last')
    : t('rounds.cup.versus', { home: nameOf(cup, 2 * match - 1), away: nameOf(cup, 2 * match) });

/** `cup:2:winner:5` → "Cup 2: Osterleigh to win". */
export const spots: SpotWords = (spot) => {
  const [, cup = '', kind = '', first = '', detail = ''] = /^cup:(\d):(\w+):([\d-]+)(?::([\w-]+))?$/.exec(spot) ?? [];
  const [club, other] = first.split('-').map((one) => nameOf(cup, one));
  const onClubs = (['winner', 'final', 'semi', 'pair', 'order'] as const).find((one) => one === kind);
  if (onClubs) return t(`rounds.cup.${onClubs}`, { cup, club: club ?? '', other: other ?? '' });
  const match = Number(first);
  const facts = { cup, match: matchName(cup, match), a: detail.replace('-', '–') };
  if (kind === 'score' && detail !== 'other') return t('rounds.cup.score', facts);
  const came = (['home', 'draw', 'away', 'over', 'under', 'other'] as const).find((one) => one === detail);
  if (came === undefined) return undefined;
  if (came !== 'home' && came !== 'away') return t(`rounds.cup.${came}`, facts);
  if (match === finalMatch) return t(came === 'home' ? 'rounds.cup.upper' : 'rounds.cup.lower', facts);
  return t('rounds.cup.result', { ...facts, club: nameOf(cup, 2 * match - (came === 'home' ? 1 : 0)) });
};
