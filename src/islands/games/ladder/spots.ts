import { detailed, either, named } from '../kit/outcome/spot-words.ts';

export const spots = either(
  named('coin'),
  detailed(/^coin:(\d+)$/, 'coin_paid'),
  detailed(/^penalty:([a-z]+)$/, 'penalty'),
  detailed(/^penalty:([a-z]+):(\d+)$/, 'penalty_paid'),
  detailed(/^towers:([a-z]+)$/, 'towers'),
  detailed(/^towers:([a-z]+):(\d+)$/, 'towers_paid'),
);
