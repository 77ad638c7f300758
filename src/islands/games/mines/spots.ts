import { detailed, either, withDetails } from '../kit/outcome/spot-words.ts';

export const spots = withDetails(
  either(detailed(/^mines:(\d+)$/, 'mines'), detailed(/^mines:(\d+):(\d+)$/, 'mines_paid')),
  { tile: (tile) => String(Number(tile) + 1) },
);
