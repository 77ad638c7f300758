/** Says where an address is. The house needs no more of a visitor's place than the country. */
export type Geo = {
  /** ISO 3166-1 alpha-2 of a public address; null when the database does not place it. Never throws. */
  readonly countryOf: (ip: string) => string | null;
};
