import { detailed, either } from '../kit/outcome/spot-words.ts';

export const spots = either(detailed(/^target:([a-z]+)$/, 'fish'), detailed(/^fish-([a-z]+)(?::[\d-]+)?$/, 'fish'));
