import { named } from '../kit/outcome/spot-words.ts';

export const spots = named(
  'player',
  'banker',
  'tie',
  'player-pair',
  'banker-pair',
  'banker-six',
  'dragon',
  'tiger',
  'suited-tie',
);
