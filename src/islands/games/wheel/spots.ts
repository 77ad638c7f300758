import { detailed } from '../kit/outcome/spot-words.ts';

export const spots = detailed(/^wheel:(\d+):([a-z]+)$/, 'wheel');
