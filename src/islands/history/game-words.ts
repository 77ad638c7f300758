import { t } from '#i18n/client.ts';
import type { WordKey } from '#i18n/keys.ts';
import type { RoundRecord } from '#stores/history.ts';
import { outcomeText, type SettledRecord } from '#stores/round-view.ts';

type Round = RoundRecord['round'];

const rouletteKinds: Readonly<Record<string, WordKey>> = {
  straight: 'roulette.names.straight',
  split: 'roulette.names.split',
  street: 'roulette.names.street',
  trio: 'roulette.names.trio',
  corner: 'roulette.names.corner',
  'first-four': 'roulette.names.first-four',
  'six-line': 'roulette.names.six-line',
  column: 'roulette.names.column',
  dozen: 'roulette.names.dozen',
  red: 'roulette.names.red',
  black: 'roulette.names.black',
  even: 'roulette.names.even',
  odd: 'roulette.names.odd',
  low: 'roulette.names.low',
  high: 'roulette.names.high',
};
const rouletteColours = { red: 'roulette.red', black: 'roulette.black', green: 'roulette.green' } as const;
const isColour = (value: unknown): value is keyof typeof rouletteColours =>
  typeof value === 'string' && Object.hasOwn(rouletteColours, value);

/** What a bet was on, in the words of its table; a game without words of its own shows the spot as it is recorded. */
export const spotWords = ({ gameId }: Pick<Round, 'gameId'>, spot: string): string => {
  const [kind = '', ...details] = spot.split(':');
  const key = gameId === 'roulette-european' ? rouletteKinds[kind] : undefined;
  if (key === undefined) return spot;
  const numbers = details.join(', ').replaceAll('-', ', ');
  return numbers === '' ? t(key) : t('roulette.spot', { name: t(key), numbers });
};

/** How the round came out, in one line. */
export const outcomeWords = (round: SettledRecord): string => {
  const { number, colour } = round.outcome as { number?: unknown; colour?: unknown };
  return typeof number === 'number' && isColour(colour)
    ? t('roulette.result', { number, colour: t(rouletteColours[colour]) })
    : outcomeText(round);
};
