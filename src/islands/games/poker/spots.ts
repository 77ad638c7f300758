import { named } from '../kit/outcome/spot-words.ts';

export const spots = named('ante', 'call', 'play', 'pair-plus', 'blind', 'trips', 'three');
