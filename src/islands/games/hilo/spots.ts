import { detailed, either, named } from '../kit/outcome/spot-words.ts';

export const spots = either(named('hilo'), detailed(/^hilo:(\d+)$/, 'hilo_top'));
