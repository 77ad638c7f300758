import { detailed } from '../kit/outcome/spot-words.ts';

export const spots = detailed(/^rows:(\d+):([a-z]+)$/, 'rows');
