import { detailed, withDetails } from '../kit/outcome/spot-words.ts';

export const spots = withDetails(detailed(/^hands:(\d+):coins:(\d)$/, 'hands'), {
  holds: (holds) => (Array.isArray(holds) ? holds.map((slot) => Number(slot) + 1).join(', ') : ''),
});
