import type { StudioListing } from '#domain/catalogue/studio-listing.ts';

/** A game as a studio may list it, with what a test cares about. */
export const listing = (code: string, said: Partial<StudioListing> = {}): StudioListing => ({
  code,
  name: `Game ${code}`,
  provider: 'Far Studio',
  studio: '',
  category: 'Video Slots',
  image: `https://cdn.example/${code}.png`,
  enabled: true,
  demo: true,
  freeRounds: false,
  mobile: true,
  rtp: '96.5',
  volatility: 3,
  features: [],
  blockedCountries: [],
  blockedCurrencies: [],
  ...said,
});
