import { detailed, either, named } from '../kit/outcome/spot-words.ts';

export const spots = either(named('spin'), detailed(/^lines:(\d)$/, 'lines'));
