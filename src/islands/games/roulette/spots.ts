import { t } from '#i18n/client.ts';
import type { SpotWords } from '../kit/outcome/spot-words.ts';

const kinds = [
  ...([
    'straight',
    'split',
    'street',
    'trio',
    'corner',
    'first-four',
    'basket',
    'six-line',
    'column',
    'dozen',
  ] as const),
  ...(['red', 'black', 'even', 'odd', 'low', 'high'] as const),
] as const;

/** The name of the place and its numbers. */
export const spots: SpotWords = (spot) => {
  const [, wheels, place] = /^wheels:(\d):(.+)$/.exec(spot) ?? [];
  if (wheels !== undefined && place !== undefined) {
    const bet = spots(place);
    return bet && t('roulette.multi.on_wheels', { bet, wheels });
  }
  const [kind = '', ...details] = spot.split(':');
  const known = kinds.find((one) => one === kind);
  if (known === undefined) return undefined;
  const name = t(`roulette.names.${known}`);
  const numbers = details.join(', ').replaceAll('-', ', ');
  return numbers === '' ? name : t('roulette.spot', { name, numbers });
};
