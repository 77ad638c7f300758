import { detailed, either, named, withDetails } from '../kit/outcome/spot-words.ts';

export const spots = withDetails(either(named('manual'), detailed(/^auto:([\d.]+)$/, 'auto')), {
  atMs: (atMs) => `${(Number(atMs) / 1000).toFixed(2)} s`,
});
