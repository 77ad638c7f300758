import { detailed, either } from '../kit/outcome/spot-words.ts';

export const spots = either(
  detailed(/^card:(\d+):win:(\d)$/, 'win'),
  detailed(/^card:(\d+):place:(\d)$/, 'place'),
  detailed(/^card:(\d+):forecast:(\d-\d)$/, 'forecast'),
  detailed(/^card:(\d+):trifecta:(\d-\d-\d)$/, 'trifecta'),
);
