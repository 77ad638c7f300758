import { detailed, either, named } from '../kit/outcome/spot-words.ts';

export const spots = either(named('manual'), detailed(/^auto:([\d.]+)$/, 'auto'));
