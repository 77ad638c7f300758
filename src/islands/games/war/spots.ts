import { named } from '../kit/outcome/spot-words.ts';

export const spots = named('ante', 'war', 'tie');
