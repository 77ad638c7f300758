import { detailed, either } from '../kit/outcome/spot-words.ts';

export const spots = either(
  detailed(/^card:(\d+):win:(\d)$/, 'win'),
  detailed(/^card:(\d+):place:(\d)$/, 'place'),
  detailed(/^card:(\d+):show:(\d)$/, 'show'),
  detailed(/^card:(\d+):exacta:(\d-\d)$/, 'exacta'),
  detailed(/^card:(\d+):trifecta:(\d-\d-\d)$/, 'trifecta'),
);
