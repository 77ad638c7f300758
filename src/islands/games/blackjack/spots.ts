import { detailed, either, named } from '../kit/outcome/spot-words.ts';

export const spots = either(
  named('hand', 'insurance', 'split', 'pair', 'poker-three'),
  detailed(/^double:(\d+)$/, 'double'),
);
