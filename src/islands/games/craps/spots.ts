import { t } from '#i18n/client.ts';
import { detailed, either, named, type SpotWords } from '../kit/outcome/spot-words.ts';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `place:6` → "Place 6". */
const onNumber: SpotWords = (spot) => {
  const [, kind, number = ''] = /^(place|buy|lay|hard|big):(\d+)$/.exec(spot) ?? [];
  return kind && t('rounds.bet.number', { a: capital(kind), b: number });
};

const lines = either(
  named('pass', 'dont-pass', 'come', 'dont-come'),
  detailed(/^come:(\d+)$/, 'come_on'),
  detailed(/^dont-come:(\d+)$/, 'dont-come_on'),
);

/** Odds lie behind a bet on a line: `odds:come:6` → "Odds: Come on 6". */
const odds: SpotWords = (spot) => {
  const behind = spot.startsWith('odds:') ? lines(spot.slice('odds:'.length)) : undefined;
  return behind && t('rounds.bet.odds', { a: behind });
};

export const spots = either(
  lines,
  odds,
  onNumber,
  named('field', 'any-seven', 'any-craps', 'horn', 'aces', 'ace-deuce', 'yo', 'boxcars', 'under-7', 'seven', 'over-7'),
  detailed(/^hop:(\d-\d)$/, 'hop'),
);
