import { t } from '#i18n/client.ts';
import type { WordKey } from '#i18n/keys.ts';
import { cupSpot } from './cup.ts';
import { rouletteSpot } from './roulette.ts';

/** Spots that are a name and nothing more. */
const names = [
  ...([
    'player',
    'banker',
    'tie',
    'player-pair',
    'banker-pair',
    'hand',
    'insurance',
    'split',
    'pair',
    'poker-three',
  ] as const),
  ...(['dragon', 'tiger', 'suited-tie', 'banker-six'] as const),
  ...([
    'ante',
    'call',
    'play',
    'pair-plus',
    'blind',
    'trips',
    'three',
    'war',
    'manual',
    'spin',
    'ticket',
    'coin',
    'hilo',
  ] as const),
  ...(['pass', 'dont-pass', 'come', 'dont-come', 'field', 'any-seven', 'any-craps', 'horn'] as const),
  ...(['aces', 'ace-deuce', 'yo', 'boxcars'] as const),
  ...(['under-7', 'seven', 'over-7'] as const),
] as const;

/** Spots with details: what they look like, and the words that the details stand in as `a` and `b`. */
const patterns: readonly (readonly [RegExp, WordKey])[] = [
  [/^double:(\d+)$/, 'rounds.bet.double'],
  [/^hands:(\d+):coins:(\d)$/, 'rounds.bet.hands'],
  [/^under:([\d.]+)$/, 'rounds.bet.under'],
  [/^over:([\d.]+)$/, 'rounds.bet.over'],
  [/^target:([\d.]+)$/, 'rounds.bet.multiplier'],
  [/^target:([a-z]+)$/, 'rounds.bet.fish'],
  [/^fish-([a-z]+)(?::[\d-]+)?$/, 'rounds.bet.fish'],
  [/^auto:([\d.]+)$/, 'rounds.bet.auto'],
  [/^mines:(\d+)$/, 'rounds.bet.mines'],
  [/^mines:(\d+):(\d+)$/, 'rounds.bet.mines_paid'],
  [/^rows:(\d+):([a-z]+)$/, 'rounds.bet.rows'],
  [/^coin:(\d+)$/, 'rounds.bet.coin_paid'],
  [/^penalty:([a-z]+)$/, 'rounds.bet.penalty'],
  [/^penalty:([a-z]+):(\d+)$/, 'rounds.bet.penalty_paid'],
  [/^towers:([a-z]+)$/, 'rounds.bet.towers'],
  [/^towers:([a-z]+):(\d+)$/, 'rounds.bet.towers_paid'],
  [/^hilo:(\d+)$/, 'rounds.bet.hilo_top'],
  [/^wheel:(\d+):([a-z]+)$/, 'rounds.bet.wheel'],
  [/^picks:([a-z]+):([\d-]+)$/, 'rounds.bet.picks'],
  [/^card:(\d+):win:(\d)$/, 'rounds.bet.win'],
  [/^card:(\d+):place:(\d)$/, 'rounds.bet.place'],
  [/^card:(\d+):show:(\d)$/, 'rounds.bet.show'],
  [/^card:(\d+):exacta:(\d-\d)$/, 'rounds.bet.exacta'],
  [/^card:(\d+):forecast:(\d-\d)$/, 'rounds.bet.forecast'],
  [/^card:(\d+):trifecta:(\d-\d-\d)$/, 'rounds.bet.trifecta'],
  [/^card:(\d+)$/, 'rounds.bet.card'],
  [/^row:([\d-]+)$/, 'rounds.bet.row'],
  [/^lines:(\d)$/, 'rounds.bet.lines'],
  [/^come:(\d+)$/, 'rounds.bet.come_on'],
  [/^dont-come:(\d+)$/, 'rounds.bet.dont-come_on'],
  [/^hop:(\d-\d)$/, 'rounds.bet.hop'],
  [/^(place|buy|lay|hard|big):(\d+)$/, 'rounds.bet.number'],
];

const capital = (text = ''): string => text.charAt(0).toUpperCase() + text.slice(1);

const generalSpot = (spot: string): string => {
  const name = names.find((one) => one === spot);
  if (name) return t(`rounds.bet.${name}`);
  if (spot.startsWith('odds:')) return t('rounds.bet.odds', { a: generalSpot(spot.slice('odds:'.length)) });
  for (const [pattern, key] of patterns) {
    const [, a = '', b = ''] = pattern.exec(spot) ?? [];
    if (a !== '')
      return t(key, {
        a: key === 'rounds.bet.number' ? capital(a) : a.replaceAll('-', ', '),
        b: b.replaceAll('-', ', '),
      });
  }
  return spot;
};

/** The felt of Sic Bo has names of its own: its odd, even and double are not those of other tables. */
const sicBoSpot = (spot: string): string => {
  const [kind = '', detail = ''] = spot.split(':');
  const found = (
    ['small', 'big', 'odd', 'even', 'any-triple', 'triple', 'double', 'single', 'total', 'pair'] as const
  ).find((one) => one === kind);
  return found ? t(`rounds.sic_bo.${found}`, { a: detail.replace('-', ' + ') }) : spot;
};

/** What a bet was on, in words; a spot that nobody has words for is shown as it is recorded. */
export const spotWords = ({ gameId }: { readonly gameId: string }, spot: string): string => {
  if (gameId.startsWith('roulette-')) return rouletteSpot(spot);
  if (gameId === 'cup') return cupSpot(spot);
  return gameId === 'sic-bo' ? sicBoSpot(spot) : generalSpot(spot);
};
