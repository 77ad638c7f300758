/** A game as an outside studio lists it, in one shape for all dialects. Nothing of it is trusted. */
export type StudioListing = {
  readonly code: string;
  readonly name: string;
  /** The studio's name, as players are to read it. */
  readonly provider: string;
  /** `OutsideGame.studio`. */
  readonly studio: string;
  readonly category: string | null;
  readonly image: string | null;
  readonly enabled: boolean;
  readonly demo: boolean;
  readonly freeRounds: boolean;
  readonly mobile: boolean;
  /** Percent, as a text or a number. */
  readonly rtp: string | number | null;
  /** A number from 1 to 5, or a word. */
  readonly volatility: string | number | null;
  readonly features: readonly string[];
  readonly blockedCountries: readonly string[];
  readonly blockedCurrencies: readonly string[];
};
