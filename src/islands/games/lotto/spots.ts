import { detailed } from '../kit/outcome/spot-words.ts';

export const spots = detailed(/^row:([\d-]+)$/, 'row');
