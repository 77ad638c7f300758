import { detailed, either } from '../kit/outcome/spot-words.ts';

export const spots = either(detailed(/^mines:(\d+)$/, 'mines'), detailed(/^mines:(\d+):(\d+)$/, 'mines_paid'));
