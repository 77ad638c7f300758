import { detailed } from '../kit/outcome/spot-words.ts';

export const spots = detailed(/^hands:(\d+):coins:(\d)$/, 'hands');
