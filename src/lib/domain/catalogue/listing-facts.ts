import type { GameCategory, GameFeature, Volatility } from './game.ts';
import { isReadable, leadsElsewhere, studioName } from './snapshot-names.ts';

/** What a category's name says, the first that fits: the lobby has twelve, and each studio its own. */
const categoryWords: readonly (readonly [pattern: RegExp, category: GameCategory])[] = [
  [/video[ _-]?poker/, 'video_poker'],
  [/scratch/, 'scratch'],
  [/slot|reel|megaways/, 'slots'],
  [/roulette/, 'roulette'],
  [/blackjack|baccarat|dragon[ _-]?tiger|andar|teen[ _-]?patti|card/, 'card'],
  [/poker|hold.?em/, 'poker'],
  [/craps/, 'craps'],
  [/crash/, 'crash'],
  [/bingo|keno|lotter|lotto/, 'lottery'],
  [/fish|shooting/, 'fishing'],
  [/virtual/, 'virtual_sports'],
];

/** The lobby's category of a studio's own; `casual` for what no word of it tells. */
export const categoryOf = (said: string | null): GameCategory => {
  const words = (said ?? '').toLowerCase();
  return categoryWords.find(([pattern]) => pattern.test(words))?.[1] ?? 'casual';
};

/** Percent with two decimals, rounded down; null for what no game returns, such as a fraction of one. */
export const rtpOf = (said: string | number | null): string | null => {
  const [, whole, decimals = ''] = /^\s*(\d{1,3})(?:[.,](\d{1,12}))?\s*%?\s*$/.exec(String(said ?? '')) ?? [];
  if (whole === undefined || Number(whole) < 30 || Number(whole) >= 120) return null;
  return `${Number(whole)}.${decimals.slice(0, 2).padEnd(2, '0')}`;
};

/** Out of five steps, or of the words that studios use. */
export const volatilityFrom = (said: string | number | null): Volatility | null => {
  const word = String(said ?? '')
    .trim()
    .toLowerCase();
  if (/^[1-5](?:\.\d+)?$/.test(word)) return Number(word) < 2.5 ? 'low' : Number(word) < 3.5 ? 'medium' : 'high';
  if (/high/.test(word)) return 'high';
  if (/med|mid/.test(word)) return 'medium';
  return /low/.test(word) ? 'low' : null;
};

const featureWords: readonly (readonly [pattern: RegExp, feature: GameFeature])[] = [
  [/free[ _-]?(?:spin|game)/, 'free_spins'],
  [/cascad|avalanche|tumbl/, 'cascades'],
  [/ways/, 'ways'],
  [/lines/, 'lines'],
  [/side[ _-]?bet/, 'side_bets'],
  [/cash[ _-]?out/, 'cash_out'],
];

/** Those of a studio's features by which the lobby can be searched. */
export const featuresOf = (said: readonly string[]): GameFeature[] =>
  featureWords.flatMap(([pattern, feature]) => (said.some((one) => pattern.test(one.toLowerCase())) ? [feature] : []));

/** On one line, composed, and without what is drawn without ink or turns the line round. */
const cleaned = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[\p{Zs}\p{Zl}\p{Zp}\t\r\n]+/gu, ' ')
    .replaceAll(/[\p{C}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replaceAll(/ {2,}/g, ' ')
    .trim();

const nameMax = 100;

/** A name that can be read, or null. */
export const nameOf = (said: string): string | null => {
  const name = cleaned(said);
  return name.length <= nameMax && isReadable(name) ? name : null;
};

/** A studio's name that can be the name of its page, or null. */
export const studioNameOf = (said: string): string | null => {
  const name = cleaned(said);
  const isPage = studioName.test(name) && !leadsElsewhere.test(name) && !/^(?:page|index)$|\.html$/i.test(name);
  return isPage && isReadable(name) ? name : null;
};

/** A picture is asked for over a secure connection or not at all. */
export const pictureOf = (said: string | null): string | null => {
  const url = URL.parse(said ?? '');
  const isOne = url?.protocol === 'https:' && url.username === '' && url.password === '' && url.href.length <= 500;
  return isOne ? url.href : null;
};
