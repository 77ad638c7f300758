import { detailed } from '../kit/outcome/spot-words.ts';

export const spots = detailed(/^target:([\d.]+)$/, 'multiplier');
