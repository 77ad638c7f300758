import { detailed } from '../kit/outcome/spot-words.ts';

export const spots = detailed(/^picks:([a-z]+):([\d-]+)$/, 'picks');
